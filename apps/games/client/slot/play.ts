import type { GambleChoice, SpinAnswer } from '@nordlys/contracts'
import type { OpenedGame } from '../../protocol/opened-game.ts'
import { amountText } from '../frame/amounts.ts'
import { AnswerLost } from '../frame/ask.ts'
import { BalanceReader } from '../frame/balance.ts'
import { setText } from '../frame/element.ts'
import type { Frame } from '../frame/frame.ts'
import { askForRound } from '../frame/game-server.ts'
import { isStill, pause } from '../frame/stillness.ts'
import { AutoplayRunner } from './autoplay-runner.ts'
import { Hold } from './hold.ts'
import { Banner } from './interface/banner.ts'
import { autoplayEndTexts } from './interface/notice-texts.ts'
import type { Screen } from './interface/screen.ts'
import { showState, showWinSize } from './interface/show-state.ts'
import { WinShow } from './interface/win-show.ts'
import { besideMs, PlayKeeper } from './play-keeper.ts'
import { PlayReports } from './play-reports.ts'
import { announcementOf } from './round/announcements.ts'
import { spokenResult } from './round/conclusion.ts'
import {
  coinOreOf,
  firstState,
  type GameEvent,
  type GameState,
  grantInPlay,
  wonInAllOre,
} from './round/game-state.ts'
import { advance, mayBonusHaveChanged, shownEvent } from './round/round-machine.ts'
import { beginsSpin, boardAt, goesWithWins } from './round/story.ts'
import { winPlanOf } from './round/win-plan.ts'
import { spokenMotion, standsIn, type WinContext } from './round/win-words.ts'
import type { Sound } from './sound/sound.ts'
import { isMoving, type Pace } from './stage/base/motion.ts'
import type { GameStage } from './stage/game-stage.ts'
import { texts } from './words/texts.ts'

/** The retry delays, by attempt. */
const patienceMs = [1_000, 2_000, 4_000, 8_000] as const
const freeSpinPauseMs = 350
const holdSpinPauseMs = 160
const bannerMs = 4_000
const jackpotBannerMs = 8_000

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
  readonly #keeper: PlayKeeper
  readonly #reports: PlayReports
  readonly autoplay: AutoplayRunner
  readonly #hold = new Hold()
  readonly #balance = new BalanceReader()
  #state: GameState

  constructor(parts: PlayParts) {
    this.#parts = parts
    this.#state = firstState(parts.opened, parts.reachedAt, parts.frame.mode === 'replay')
    const { definitionHash } = parts.opened.game
    this.#keeper = new PlayKeeper(parts.frame.mode, definitionHash, () => this.#state)
    this.#reports = new PlayReports(parts.frame, () => this.#state)
    this.#wins = new WinShow(parts.screen, parts.stage)
    this.#banner = new Banner(parts.screen.banner, parts.stage.faces)
    const { chips } = parts.screen
    this.autoplay = new AutoplayRunner({
      state: () => this.#state,
      isFast: () => parts.preferences.isFast,
      spin: () => this.send({ type: 'spin-pressed' }),
      tell: (roundsLeft) => {
        chips.showAutoplay(roundsLeft)
        this.#show()
      },
      tellEnd: (end) => {
        chips.showAutoplay(undefined)
        this.#show()
        this.#say(autoplayEndTexts[end])
      },
    })
    this.#wild = parts.opened.game.symbols.findIndex(standsIn)
  }

  get state(): GameState {
    return this.#state
  }

  /** The worth of a coin in the round that is shown, or in the next one. */
  get coinOre(): number {
    const { phase, round } = this.#state
    const shown = round && phase.name !== 'resting' ? round : this.#state
    return coinOreOf(shown, this.#state)
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
    this.#keeper.keep()
    if (phase.name !== 'resting') this.#act()
  }

  /** The one big button: what it does depends on the phase. */
  press(): void {
    if (this.autoplay.isOn) {
      this.autoplay.stop()
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
    if (name === 'choosing') this.#parts.screen.chests.openAny()
    if (name === 'intro' || name === 'outro' || name === 'jackpot') this.#banner.dismiss()
  }

  /** An overlay lies over the game: no further stake, and the show stops at its next step. */
  hold(): void {
    if (this.#hold.begin()) this.autoplay.stop()
  }

  goOn(): void {
    this.send({ type: 'notice-answered' })
    // Under the overlay money may have been paid in.
    if (this.#hold.end()) void this.refreshBalance()
  }

  send(event: GameEvent): void {
    if (!this.#hold.lets(event)) return
    if (event.type === 'stake-changed' || event.type === 'spins-switched') this.autoplay.stop()
    const before = this.#state
    this.#state = advance(before, event)
    if (this.#state === before) return
    this.#show()
    if (this.#state.roundKey !== before.roundKey) this.#keeper.keep()
    else if (this.#state.phase !== before.phase) this.#keeper.keepSoon()
    const { phase } = this.#state
    if (phase !== before.phase) this.#hold.act(phase, () => this.#act())
  }

  /** Asks the wallet: money may have been paid in on the page around, and a bonus have begun or ended. */
  async refreshBalance(): Promise<void> {
    if (this.#state.isReplay) return
    const balance = await this.#balance.read(this.#state.playToken)
    if (balance) this.send({ type: 'balance-told', ...balance })
    // Other money is staked from now on: that is read before the next round.
    if (this.#state.notice === 'bonus-fulfilled') this.autoplay.stop()
  }

  #show(): void {
    const { screen, frame } = this.#parts
    screen.gamble.show(this.#state, this.autoplay.isOn)
    screen.spins.show(this.#state, this.autoplay.isOn)
    showState(screen, this.#state, frame.mode, {
      deposit: () => frame.tell({ type: 'deposit-wanted' }),
      startOver: () => {
        this.#keeper.forget()
        location.reload()
      },
      reload: () => location.reload(),
    })
  }

  #act(): void {
    const { phase } = this.#state
    switch (phase.name) {
      case 'asking':
        void this.#ask(phase.choice)
        break
      case 'waiting': {
        // It is unknown whether the last round was played, so autoplay stops.
        this.autoplay.stop()
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
      case 'choosing':
        void this.#choose(phase.at)
        break
      case 'outro':
        void this.#concludeFreeSpins()
        break
      case 'jackpot':
        void this.#announceJackpot(phase.place)
        break
      case 'turning':
        void this.#turnCard()
        break
      case 'resting':
        this.#conclude()
        this.autoplay.goOn()
        if (mayBonusHaveChanged(this.#state)) void this.refreshBalance()
        break
      case 'over':
        this.autoplay.stop()
        this.#reports.ended()
    }
  }

  async #ask(choice: GambleChoice | undefined): Promise<void> {
    const { roundKey, stakeOre, playToken } = this.#state
    const { definitionHash } = this.#parts.opened.game
    if (!choice) this.#wins.reset()
    try {
      const asked = { roundKey, stakeOre, choice, definitionHash, spins: grantInPlay(this.#state) }
      const answer = await askForRound(playToken, asked)
      this.#balance.outdate()
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
    if (at > 0 && !goesWithWins(event) && !isStill()) await pause(pauseMs)
    if (at > 0 && beginsSpin(event)) this.#reports.reached(at)
    this.#wins.clear()
    const isCounted = event.kind === 'hold-spin' && event.landed.some(({ collects }) => collects)
    // The multiplier of orbs is announced when their numbers have come to it.
    if (event.kind !== 'orbs') {
      screen.chips.show(this.#state, beginsSpin(event) || isCounted ? 0 : undefined)
    }
    this.#say(spokenMotion(event, this.#winContext(), this.#boardAt(at - 1)))
    if (event.kind === 'upgrade') sound.coin(event.gone)
    let landed = 0
    const pace: Pace = {
      isFast: preferences.isFast,
      isStill: isStill(),
      isHurried: this.#state.isHurried,
      onLanded: (place) => {
        landed += 1
        if (beginsSpin(event)) screen.chips.show(this.#state, landed)
        if (event.kind.startsWith('hold')) sound.coin(landed)
        else if (event.kind === 'wheel') sound.peg()
        else sound.thud(place)
      },
    }
    await stage.play(event, pace, this.#boardAt(at))
    screen.chips.show(this.#state, undefined)
    this.send({ type: 'moved' })
  }

  async #showWins(at: number): Promise<void> {
    const { sound, preferences } = this.#parts
    const { round, isHurried } = this.#state
    const event = round?.events[at]
    if (!round || !event) return
    const plan = winPlanOf(round, at, this.#boardAt(at), this.#winContext())
    this.#say(plan.spoken)
    sound.win(plan.size, plan.spinOre / round.stakeOre)
    await this.#wins.show({
      plan,
      stakeOre: round.stakeOre,
      isPassing: goesWithWins(round.events[at + 1]),
      isFast: preferences.isFast || isHurried,
      isStill: isStill(),
    })
    this.send({ type: 'wins-shown' })
  }

  /** In autoplay or looked at again, a chest opens by itself. */
  async #choose(at: number): Promise<void> {
    const { round, isReplay } = this.#state
    const event = round?.events[at]
    if (!round || event?.kind !== 'chest') return
    this.#wins.clear()
    this.#say(`${texts.chooseChest}. ${texts.anyChest}`)
    const isByItself = isReplay || this.autoplay.isOn
    const prize = amountText(event.coins * coinOreOf(round, this.#state))
    await this.#parts.screen.chests.choose(prize, { isByItself, isStill: isStill() })
    this.send({ type: 'chest-opened' })
  }

  /** Large words before what was won begins: free spins, or the board of coins. */
  async #announce(at: number): Promise<void> {
    const { round } = this.#state
    const words = round && announcementOf(round.events, at, this.#parts.opened)
    if (words) {
      this.#parts.sound.freeSpins()
      this.#say(`${words.headline}. ${words.line}`)
      await this.#banner.show(words)
    }
    this.send({ type: 'intro-ended' })
  }

  async #concludeFreeSpins(): Promise<void> {
    const winOre = this.#state.round?.winOre ?? 0
    const line = texts.inAll(amountText(winOre))
    await this.#banner.show({ headline: texts.freeSpinsOver, line, lengthMs: bannerMs })
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
    this.#say(`${headline}: ${line}`)
    await this.#banner.show({ headline, line, lengthMs: jackpotBannerMs })
    delete screen.banner.dataset.kind
    this.send({ type: 'jackpot-shown' })
  }

  /** The round is shown: say it, remember that it was seen, and tell the page around. */
  #conclude(): void {
    const { gamble, round, shown, notice } = this.#state
    const { screen } = this.#parts
    const concluded = gamble ?? round
    if (notice === 'notice-due') this.#parts.frame.tell({ type: 'notice-wanted' })
    if (!concluded || (notice && notice !== 'replay')) return
    if (!concluded.gamble) {
      const { grid } = this.#boardAt(concluded.events.length - 1)
      const balance = `${texts.balance}: ${amountText(shown.balanceOre)}`
      this.#say(`${spokenResult(concluded, grid, this.#winContext())} ${balance}`)
    }
    const paidOre = wonInAllOre(concluded)
    setText(screen.win.amount, amountText(paidOre))
    showWinSize(screen, paidOre, concluded.stakeOre)
    this.#reports.settled(concluded)
  }

  /** The card of a gamble: nothing else moves, and what it won is no more than an amount. */
  async #turnCard(): Promise<void> {
    const { gamble } = this.#state
    const { screen, sound } = this.#parts
    if (!gamble) return
    this.#wins.clear()
    await screen.gamble.turn(gamble, isStill())
    if (gamble.winOre > 0) sound.coin(1)
    this.send({ type: 'card-turned' })
  }

  #say(words: string): void {
    if (words === '') return
    setTimeout(() => setText(this.#parts.screen.spoken, words), besideMs)
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
