import type { ClientEvent, SpinAnswer } from '@nordlys/contracts'
import type { OpenedGame } from '../protocol/opened-game.ts'
import type { Frame } from './frame.ts'
import { AnswerLost, askForRound, fetchBalanceOre, tellReached, tellSeen } from './game-server.ts'
import { amountText } from './interface/amounts.ts'
import { Banner } from './interface/banner.ts'
import { setText } from './interface/element.ts'
import type { Screen } from './interface/screen.ts'
import { showState, showWinSize } from './interface/show-state.ts'
import { WinShow } from './interface/win-show.ts'
import { announcementOf } from './round/announcements.ts'
import { sizeOf } from './round/count-up.ts'
import { coinOreOf, firstState, type GameEvent, type GameState } from './round/game-state.ts'
import { advance, shownEvent } from './round/round-machine.ts'
import { beginsSpin, boardAt, spinStart, wonOre } from './round/story.ts'
import {
  spokenMotion,
  spokenWins,
  type WinContext,
  type WinItem,
  winsOf,
} from './round/win-words.ts'
import { RoundsInARow } from './rounds-in-a-row.ts'
import type { Sound } from './sound/sound.ts'
import type { GameStage } from './stage/game-stage.ts'
import type { MovingEvent } from './stage/motion.ts'
import { forgetPlay, keepPlay } from './tab-memory.ts'
import { autoplayEndTexts, texts } from './texts.ts'

/** How long until the same question is asked again, by attempt. */
const patienceMs = [1_000, 2_000, 4_000, 8_000] as const
const freeSpinPauseMs = 350
const holdSpinPauseMs = 160

export interface PlayParts {
  readonly frame: Frame
  readonly opened: OpenedGame
  readonly screen: Screen
  readonly stage: GameStage
  readonly sound: Sound
  readonly preferences: { isFast: boolean }
  /** The event of an unseen round that was on screen when this tab was loaded again. */
  readonly reachedAt: number | undefined
}

/** One play: holds the state, shows it, and does what each phase asks for. */
export class Play {
  readonly #parts: PlayParts
  readonly #wins: WinShow
  readonly #banner: Banner
  readonly #wild: number
  readonly row: RoundsInARow
  #state: GameState

  constructor(parts: PlayParts) {
    this.#parts = parts
    this.#state = firstState(parts.opened, parts.reachedAt, parts.frame.mode === 'replay')
    this.#wins = new WinShow(parts.screen, parts.stage)
    this.#banner = new Banner(parts.screen.banner)
    const { chips } = parts.screen
    this.row = new RoundsInARow({
      state: () => this.#state,
      isFast: () => parts.preferences.isFast,
      spin: () => this.send({ type: 'spin-pressed' }),
      tell: (roundsLeft) => chips.showAutoplay(roundsLeft),
      tellEnd: (end) => {
        chips.showAutoplay(undefined)
        this.#say(autoplayEndTexts[end])
      },
    })
    this.#wild = parts.opened.game.symbols.findIndex(({ kind }) => kind === 'wild')
  }

  get state(): GameState {
    return this.#state
  }

  /** What a coin is worth in the round that is shown, or in the next one. */
  get coinOre(): number {
    const { phase, round, stakeOre, coinsPerBet } = this.#state
    return round && phase.name !== 'resting'
      ? coinOreOf(round, this.#state)
      : stakeOre / coinsPerBet
  }

  /** Shows where play begins and goes on with a round that was not seen to its end. */
  begin(): void {
    const { opened, stage } = this.#parts
    const { phase, round } = this.#state
    const at = 'at' in phase ? phase.at - 1 : (round?.events.length ?? 0) - 1
    const stood = at >= 0 ? round : opened.last
    if (stood) {
      const lastAt = at >= 0 ? at : stood.events.length - 1
      stage.rest(boardAt(stood.events, lastAt, opened.game.multipliers[0]))
    }
    this.#show()
    this.#keep()
    if (phase.name !== 'resting') this.#act()
  }

  /** The one big button: what it does depends on the phase. */
  press(): void {
    if (this.row.isOn) {
      this.row.stop()
      if (this.#state.phase.name === 'resting') return
    }
    const { name } = this.#state.phase
    if (name === 'resting') {
      this.#parts.sound.press()
      this.send({ type: 'spin-pressed' })
    }
    if (name === 'moving') {
      this.send({ type: 'hurried' })
      this.#parts.stage.hurry()
    }
    if (name === 'showing') this.#wins.skip()
    if (name === 'intro' || name === 'outro' || name === 'jackpot') this.#banner.dismiss()
  }

  send(event: GameEvent): void {
    if (event.type === 'stake-changed') this.row.stop()
    const before = this.#state
    this.#state = advance(before, event)
    if (this.#state === before) return
    this.#show()
    if (this.#state.roundKey !== before.roundKey || this.#state.phase !== before.phase) this.#keep()
    if (this.#state.phase !== before.phase) this.#act()
  }

  /** Asks for the balance anew, when money may have been paid in beside the game. */
  async refreshBalance(): Promise<void> {
    if (this.#state.isReplay) return
    const balanceOre = await fetchBalanceOre(this.#state.playToken).catch(() => undefined)
    if (balanceOre !== undefined) this.send({ type: 'balance-told', balanceOre })
  }

  #show(): void {
    const { screen, frame } = this.#parts
    showState(screen, this.#state, frame.mode, {
      deposit: () => frame.tell({ type: 'deposit-wanted' }),
      startOver: () => this.#startOver(),
      reload: () => location.reload(),
    })
  }

  /** What a reload needs: the play, and how far its round has been shown. */
  #keep(): void {
    const { playToken, roundKey, phase, round, isReplay } = this.#state
    const { frame, opened } = this.#parts
    if (isReplay) return
    const shown = round &&
      'at' in phase && {
        key: round.key,
        definitionHash: opened.game.definitionHash,
        at: phase.at,
        ...(frame.mode === 'free' && { round }),
      }
    keepPlay({ playToken, roundKey, ...(shown && { shown }) })
  }

  #act(): void {
    const { phase } = this.#state
    switch (phase.name) {
      case 'asking':
        void this.#ask()
        break
      case 'waiting': {
        // Whether the last round was played is not known: nothing more is staked by itself.
        this.row.stop()
        const delayMs = patienceMs[Math.min(phase.attempt, patienceMs.length) - 1]
        setTimeout(() => this.send({ type: 'asked-again' }), delayMs)
        break
      }
      case 'moving':
        void this.#move(phase.at)
        break
      case 'showing':
        void this.#showWins(phase.at)
        break
      case 'intro':
        void this.#announce(phase.at)
        break
      case 'outro':
        void this.#concludeFreeSpins()
        break
      case 'jackpot':
        void this.#announceJackpot(phase.place)
        break
      case 'resting':
        this.#conclude()
        this.row.goOn()
        break
      case 'over':
        this.row.stop()
        this.#tellEnd()
    }
  }

  async #ask(): Promise<void> {
    const { roundKey, stakeOre, playToken } = this.#state
    const { definitionHash } = this.#parts.opened.game
    this.#wins.reset()
    try {
      const answer = await askForRound(playToken, { roundKey, stakeOre, definitionHash })
      if (answer.ok) this.send({ type: 'answered', answer: answer satisfies SpinAnswer })
      else this.send({ type: 'refused', refused: answer })
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error
      this.send({ type: 'answer-lost' })
    }
  }

  async #move(at: number): Promise<void> {
    const { stage, sound, preferences, screen } = this.#parts
    const event = shownEvent(this.#state)
    if (!event || !isMoving(event)) return
    const pauseMs = beginsSpin(event) ? freeSpinPauseMs : holdSpinPauseMs
    if (at > 0 && event.kind !== 'tumble' && !isStill()) await pause(pauseMs)
    if (at > 0 && beginsSpin(event)) this.#tellReached(at)
    this.#wins.clear()
    screen.chips.show(this.#state, beginsSpin(event) ? 0 : undefined)
    this.#say(spokenMotion(event, this.#winContext()))
    let landed = 0
    await stage.play(event, {
      isFast: preferences.isFast,
      isStill: isStill(),
      isHurried: this.#state.isHurried,
      onLanded: (place) => {
        landed += 1
        if (beginsSpin(event)) screen.chips.show(this.#state, landed)
        if (event.kind.startsWith('hold')) sound.coin(landed)
        else sound.thud(place)
      },
    })
    screen.chips.show(this.#state, undefined)
    this.send({ type: 'moved' })
  }

  /** Should it not arrive, another device merely begins the round a spin or more before. */
  #tellReached(at: number): void {
    const { round, playToken } = this.#state
    if (!round || this.#parts.frame.mode !== 'money') return
    void tellReached(playToken, round.key, at).catch(() => undefined)
  }

  async #showWins(at: number): Promise<void> {
    const { sound, preferences } = this.#parts
    const { round, isHurried } = this.#state
    const event = round?.events[at]
    if (!round || !event) return
    const coinOre = coinOreOf(round, this.#state)
    const fromOre = wonOre(round, coinOre, at)
    const toOre = wonOre(round, coinOre, at + 1)
    const spinFromOre = wonOre(round, coinOre, at, spinStart(round.events, at))
    const spinOre = spinFromOre + toOre - fromOre
    if (event.kind === 'wins') {
      this.#say(spokenWins(event, this.#boardAt(at).grid, this.#winContext()))
    } else this.#say(spokenMotion(event, this.#winContext()))
    sound.win(sizeOf(spinOre, round.stakeOre), spinOre / round.stakeOre)
    await this.#wins.show({
      wins: this.#winItems(event, at),
      stakeOre: round.stakeOre,
      fromOre,
      toOre,
      spinFromOre,
      isPassing: round.events[at + 1]?.kind === 'tumble',
      isFast: preferences.isFast || isHurried,
      isStill: isStill(),
    })
    this.send({ type: 'wins-shown' })
  }

  /** What there is to light: the wins of the grid, or every coin that was held. */
  #winItems(event: ClientEvent, at: number): WinItem[] {
    const board = this.#boardAt(at)
    const context = this.#winContext()
    if (event.kind === 'wins') return winsOf(event, board.grid, context)
    if (event.kind !== 'hold-end') return []
    const words = event.fullGridCoins > 0 ? texts.heldAll : texts.held
    const positions = board.held.map(({ position }) => position)
    return [{ words, winOre: event.coins * context.coinOre, positions }]
  }

  /** Large words before what was won begins: free spins, or the board of coins. */
  async #announce(at: number): Promise<void> {
    const { round } = this.#state
    const words = round && announcementOf(round.events, at)
    if (words) {
      this.#parts.sound.freeSpins()
      setText(this.#parts.screen.spoken, `${words.headline}. ${words.line}`)
      await this.#banner.show(words)
    }
    this.send({ type: 'intro-ended' })
  }

  async #concludeFreeSpins(): Promise<void> {
    const winOre = this.#state.round?.winOre ?? 0
    const line = texts.inAll(amountText(winOre))
    await this.#banner.show({ headline: texts.freeSpinsOver, line, lengthMs: 4_000 })
    this.send({ type: 'outro-ended' })
  }

  /** It stands until the player has had time to read it, or goes on. */
  async #announceJackpot(place: number): Promise<void> {
    const won = this.#state.round?.jackpots?.[place]
    if (!won) return
    const { screen, sound } = this.#parts
    const headline = texts.jackpot(won.nameDa)
    const line = amountText(won.amountOre)
    sound.freeSpins()
    screen.banner.dataset.kind = 'jackpot'
    setText(screen.spoken, `${headline}: ${line}`)
    await this.#banner.show({ headline, line, lengthMs: 8_000 })
    delete screen.banner.dataset.kind
    this.send({ type: 'jackpot-shown' })
  }

  /** The round is shown: say it, remember that it was seen, and tell the page around. */
  #conclude(): void {
    const { round, playToken, shown, notice } = this.#state
    const { frame, screen } = this.#parts
    if (!round || (notice && notice !== 'replay')) return
    const balance = `${texts.balance}: ${amountText(shown.balanceOre)}`
    const [only, ...more] = round.events.filter(({ kind }) => kind === 'wins')
    const isPlain = more.length === 0 && round.events.every(({ kind }) => plainKinds.has(kind))
    const words =
      only?.kind === 'wins'
        ? spokenWins(only, this.#boardAt(round.events.length - 1).grid, this.#winContext())
        : `${texts.nothingWon}.`
    const result = isPlain ? words : `${texts.win}: ${amountText(round.winOre)}`
    setText(screen.spoken, `${result} ${balance}`)
    setText(screen.win.amount, amountText(round.winOre))
    showWinSize(screen, round.winOre, round.stakeOre)
    if (frame.mode !== 'money') return
    // Should it not arrive, the round is merely shown once more at the next opening.
    void tellSeen(playToken, round.key).catch(() => undefined)
    frame.tell({ type: 'round-settled' })
  }

  /** A game that was merely updated is loaded again here; for the page around nothing has ended. */
  #tellEnd(): void {
    const { notice } = this.#state
    if (notice && notice !== 'reload') {
      this.#parts.frame.tell({ type: 'play-ended', reason: notice })
    }
  }

  #startOver(): void {
    forgetPlay()
    location.reload()
  }

  #say(words: string): void {
    if (words) setText(this.#parts.screen.spoken, words)
  }

  #boardAt(at: number) {
    const { multipliers } = this.#parts.opened.game
    return boardAt(this.#state.round?.events ?? [], at, multipliers[0])
  }

  #winContext(): WinContext {
    const { symbolNames } = this.#parts.opened
    const { round } = this.#state
    const coinOre = round ? coinOreOf(round, this.#state) : 0
    return { symbolNames, wild: this.#wild, coinOre }
  }
}

/** A round of these alone is told in one sentence. */
const plainKinds: ReadonlySet<ClientEvent['kind']> = new Set([
  'reels',
  'change',
  'grid',
  'wins',
  'cap',
])

function isMoving(event: ClientEvent): event is MovingEvent {
  return movingKinds.has(event.kind)
}

const movingKinds: ReadonlySet<ClientEvent['kind']> = new Set([
  'reels',
  'change',
  'grid',
  'tumble',
  'hold-start',
  'hold-spin',
])

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function pause(lengthMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lengthMs))
}
