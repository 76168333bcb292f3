import type { SpinAnswer } from '@nordlys/contracts'
import type { OpenedGame } from '../protocol/opened-game.ts'
import type { Frame } from './frame.ts'
import { AnswerLost, askForRound, fetchBalanceOre, tellSeen } from './game-server.ts'
import { amountText } from './interface/amounts.ts'
import { Banner } from './interface/banner.ts'
import { setText } from './interface/element.ts'
import type { Screen } from './interface/screen.ts'
import { showState, showWinSize } from './interface/show-state.ts'
import { WinShow } from './interface/win-show.ts'
import type { ReelStage } from './reels/reel-stage.ts'
import { sizeOf } from './round/count-up.ts'
import { firstState, type GameEvent, type GameState } from './round/game-state.ts'
import { advance, findSpin } from './round/round-machine.ts'
import { spokenResult, type WinContext } from './round/win-words.ts'
import type { Sound } from './sound.ts'
import { forgetPlay, keepPlay } from './tab-memory.ts'
import { texts } from './texts.ts'

/** How long until the same question is asked again, by attempt. */
const patienceMs = [1_000, 2_000, 4_000, 8_000] as const
const freeSpinPauseMs = 350

export interface PlayParts {
  readonly frame: Frame
  readonly opened: OpenedGame
  readonly screen: Screen
  readonly stage: ReelStage
  readonly sound: Sound
  readonly preferences: { isFast: boolean }
}

/** One play: holds the state, shows it, and does what each phase asks for. */
export class Play {
  readonly #parts: PlayParts
  readonly #wins: WinShow
  readonly #banner: Banner
  readonly #wild: number
  #state: GameState

  constructor(parts: PlayParts) {
    this.#parts = parts
    this.#state = firstState(parts.opened)
    this.#wins = new WinShow(parts.screen, parts.stage)
    this.#banner = new Banner(parts.screen.banner)
    this.#wild = parts.opened.game.symbols.findIndex(({ kind }) => kind === 'wild')
  }

  get state(): GameState {
    return this.#state
  }

  /** Shows where play begins and goes on with a round that was not seen to its end. */
  begin(): void {
    const { last } = this.#parts.opened
    const lastSpin = last?.spins.at(-1)
    if (lastSpin) this.#parts.stage.rest(lastSpin)
    this.#show()
    this.#keep()
    if (this.#state.phase.name !== 'resting') this.#act()
  }

  /** The one big button: what it does depends on the phase. */
  press(): void {
    const { name } = this.#state.phase
    if (name === 'resting') {
      this.#parts.sound.press()
      this.send({ type: 'spin-pressed' })
    }
    if (name === 'turning') this.#parts.stage.hurry()
    if (name === 'showing') this.#wins.skip()
    if (name === 'intro' || name === 'outro' || name === 'jackpot') this.#banner.dismiss()
  }

  send(event: GameEvent): void {
    const before = this.#state
    this.#state = advance(before, event)
    if (this.#state === before) return
    this.#show()
    if (this.#state.roundKey !== before.roundKey) this.#keep()
    if (this.#state.phase !== before.phase) this.#act()
  }

  /** Asks for the balance anew, when money may have been paid in beside the game. */
  async refreshBalance(): Promise<void> {
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

  #keep(): void {
    keepPlay(this.#state)
  }

  #act(): void {
    const { phase } = this.#state
    switch (phase.name) {
      case 'asking':
        void this.#ask()
        break
      case 'waiting': {
        const delayMs = patienceMs[Math.min(phase.attempt, patienceMs.length) - 1]
        setTimeout(() => this.send({ type: 'asked-again' }), delayMs)
        break
      }
      case 'turning':
        void this.#turn(phase.spin)
        break
      case 'showing':
        void this.#showWins()
        break
      case 'intro':
        void this.#announceFreeSpins(phase.spin)
        break
      case 'outro':
        void this.#concludeFreeSpins()
        break
      case 'jackpot':
        void this.#announceJackpot(phase.place)
        break
      case 'resting':
        this.#conclude()
        break
      case 'over':
        this.#tellEnd()
    }
  }

  async #ask(): Promise<void> {
    const { roundKey, stakeOre, playToken } = this.#state
    const { definitionHash } = this.#parts.opened.game
    this.#wins.clear()
    try {
      const answer = await askForRound(playToken, { roundKey, stakeOre, definitionHash })
      if (answer.ok) this.send({ type: 'answered', answer: answer satisfies SpinAnswer })
      else this.send({ type: 'refused', refused: answer })
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error
      this.send({ type: 'answer-lost' })
    }
  }

  async #turn(spin: number): Promise<void> {
    const { stage, sound, preferences } = this.#parts
    const landed = findSpin(this.#state)
    if (!landed) return
    if (spin > 0 && !isStill()) await pause(freeSpinPauseMs)
    this.#wins.clear()
    await stage.turn(landed, {
      isFast: preferences.isFast,
      isStill: isStill(),
      onLanded: (reel) => sound.thud(reel),
    })
    this.send({ type: 'reels-stopped' })
  }

  async #showWins(): Promise<void> {
    const { sound, preferences } = this.#parts
    const spin = findSpin(this.#state)
    const { round, shownWinOre } = this.#state
    if (!spin || !round) return
    sound.win(sizeOf(spin.winOre, round.stakeOre), spin.winOre / round.stakeOre)
    await this.#wins.show(spin, {
      context: this.#winContext(round.stakeOre),
      stakeOre: round.stakeOre,
      fromOre: shownWinOre - spin.winOre,
      toOre: shownWinOre,
      isFast: preferences.isFast,
      isStill: isStill(),
    })
    this.send({ type: 'wins-shown' })
  }

  async #announceFreeSpins(spin: number): Promise<void> {
    const { round } = this.#state
    const won = round?.spins[spin]?.freeSpinsWon ?? 0
    const next = round?.spins[spin + 1]
    this.#parts.sound.freeSpins()
    const isMore = round?.spins[spin]?.mode === 'free'
    const headline = isMore ? texts.freeSpinsMore(won) : texts.freeSpinsWon(won)
    const multiplier = next?.multiplier ?? 1
    const line = multiplier > 1 ? texts.freeSpinsMultiplier(multiplier) : ''
    setText(this.#parts.screen.spoken, `${headline}. ${line}`)
    await this.#banner.show({ headline, line, lengthMs: isMore ? 1_800 : 3_200 })
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
    if (!round || notice) return
    const balance = `${texts.balance}: ${amountText(shown.balanceOre)}`
    const [first] = round.spins
    const result =
      round.spins.length > 1 || !first
        ? `${texts.win}: ${amountText(round.winOre)}`
        : spokenResult(first, this.#winContext(round.stakeOre))
    setText(screen.spoken, `${result} ${balance}`)
    setText(screen.win.amount, amountText(round.winOre))
    showWinSize(screen, round.winOre, round.stakeOre)
    if (frame.mode === 'free') return
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

  #winContext(stakeOre: number): WinContext {
    const { game, symbolNames } = this.#parts.opened
    return { symbolNames, wild: this.#wild, coinOre: stakeOre / game.coinsPerBet }
  }
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function pause(lengthMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lengthMs))
}
