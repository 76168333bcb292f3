import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import { readSlip } from '@nordlys/game-math/tables/roulette/rules'
import { element, setHidden, setText } from '../../frame/element.ts'
import { Board } from '../../tables/roulette/board/board.ts'
import { layFelt } from '../../tables/roulette/lay-felt.ts'
import { layingKeys } from '../../tables/roulette/roulette-keys.ts'
import { numberName, refusedText } from '../../tables/roulette/shown/result-texts.ts'
import { spokenAfter } from '../../tables/roulette/shown/spoken.ts'
import { BetsView } from '../../tables/roulette/side/bets-view.ts'
import { factsView } from '../../tables/roulette/side/facts-view.ts'
import { StatisticsView } from '../../tables/roulette/side/statistics-view.ts'
import { after } from '../../tables/roulette/slip/after.ts'
import { staked } from '../../tables/roulette/slip/slip.ts'
import {
  openedTable,
  type TableEvent,
  type TableState,
} from '../../tables/roulette/slip/table-state.ts'
import { ballHeard } from '../../tables/roulette/sound/ball-heard.ts'
import { Stage } from '../../tables/roulette/stage/stage.ts'
import { Racetrack } from '../../tables/roulette/track/racetrack.ts'
import type { TableKey } from '../../tables/shared/table-keys.ts'
import { paidSentence, paidText, say } from '../../tables/shared/table-screen.ts'
import type { LiveFelt, LiveFeltParts } from '../live-kind.ts'
import { PhaseTold } from '../phase-told.ts'
import { laidAs } from '../round/laid-as.ts'
import { type LiveState, mayBet, shownOutcome, shownPayout } from '../round/play-state.ts'
import { texts } from '../texts.ts'
import { watcherFoot } from '../watcher-foot.ts'
import { betWords, noticeWords } from '../words.ts'
import { LiveFoot } from './live-foot.ts'
import { LiveWheel } from './live-wheel.ts'
import { numberIn, numbersIn } from './number-in.ts'

/** A live roulette's felt: the wheel that all see, the layout, and one's own bet. [GAME-03] */
export class LiveRouletteFelt implements LiveFelt {
  readonly controls: HTMLElement
  readonly keys: readonly TableKey[]
  readonly #parts: LiveFeltParts
  readonly #board: Board
  readonly #track: Racetrack
  readonly #foot: LiveFoot
  readonly #bets = new BetsView(element('div'))
  readonly #stage: Stage
  readonly #wheel: LiveWheel
  readonly #phase: PhaseTold
  readonly #rules: RouletteRules
  readonly #statistics = new StatisticsView(resultsLead)
  readonly #notice = element('p', { class: 'felt-notice', role: 'status', hidden: true })
  #state: TableState
  #shown: LiveState

  constructor(parts: LiveFeltParts) {
    this.#parts = parts
    this.#shown = parts.first
    const { screen, first } = parts
    // The server sends what was proven; its shape follows from the game's kind.
    const rules = parts.rules as RouletteRules
    this.#rules = rules
    this.#stage = new Stage(ballHeard(parts.sound))
    this.#wheel = new LiveWheel(this.#stage.wheel, parts.timing)
    this.#phase = new PhaseTold(parts)
    this.#stage.root.append(this.#phase.root)
    const wishes = this.#wishes()
    this.#foot = new LiveFoot(wishes)
    this.#state = openedTable(rules, { balanceOre: 0, chipOre: this.#foot.rack.chipOre })
    this.#board = new Board(rules, {
      place: (spotId) => this.#send({ type: 'placed', spotId }),
      takeBack: (spotId) => this.#send({ type: 'taken-back', spotId }),
      move: (from, to) => this.#send({ type: 'moved', from, to }),
    })
    this.#track = new Racetrack({
      announce: (bet) => this.#send({ type: 'announced', bet }),
      cover: (numbers) => this.#board.cover(numbers),
      say: (words) => say(screen, words),
    })
    const { isWatching } = first
    this.controls = isWatching ? watcherFoot(parts.siteUrl, parts.gameId) : this.#foot.root
    this.keys = isWatching ? [] : layingKeys(wishes, this.#foot.rack, () => this.#state.isOpen)
    layFelt(screen, {
      ...{ stage: this.#stage.root, board: this.#board.root, track: this.#track.root },
      side: [this.#statistics.root, ...(isWatching ? [] : [this.#bets.root]), factsView(rules)],
      notice: this.#notice,
      lay: (lie) => this.#board.lay(lie),
    })
    this.#put()
  }

  stakeOre(): number {
    return staked(this.#state.slip)
  }

  show(now: LiveState): void {
    const before = this.#shown
    this.#shown = now
    this.#lay(before, now)
    this.#wheel.show(now)
    this.#phase.show(before, now)
    this.#tellResult(before, now)
    if (now.view.latest !== before.view.latest) {
      const numbers = numbersIn(now.view.latest)
      this.#stage.showNumbers(numbers)
      this.#statistics.show(numbers)
    }
    this.#put()
  }

  #wishes() {
    return {
      choose: (chipOre: number) => this.#send({ type: 'chip-chosen', chipOre }),
      undo: () => this.#send({ type: 'undone' }),
      repeat: () => this.#send({ type: 'repeated' }),
      double: () => this.#send({ type: 'doubled' }),
      clear: () => this.#send({ type: 'cleared' }),
    }
  }

  /** The layout follows the table: open while bets are taken, and with the chips that the table has. */
  #lay(before: LiveState, now: LiveState): void {
    const { balanceOre = 0 } = now.view
    const isOpen = mayBet(now)
    const events: TableEvent[] = []
    if (now.view.round !== before.view.round) events.push({ type: 'swept' })
    const bets = laidAs({ before, now, laid: this.#state.slip })
    if (bets !== undefined) {
      const slip = readSlip(this.#rules, bets)
      // Bets of nothing are none that the rules read.
      events.push('refused' in slip ? { type: 'swept' } : { type: 'laid-as', slip })
    }
    if (isOpen !== this.#state.isOpen) events.push({ type: isOpen ? 'not-staked' : 'staked' })
    events.push({ type: 'balance-told', balanceOre, stakeMaxOre: now.stakeMaxOre })
    this.#state = events.reduce(after, this.#state)
    this.#parts.lay(this.#state.slip)
  }

  #tellResult(before: LiveState, now: LiveState): void {
    const number = numberIn(shownOutcome(now))
    const paid = shownPayout(now, this.#parts.payoutOf)
    if (number === numberIn(shownOutcome(before)) && paid?.payoutOre === this.#paidBefore(before))
      return
    this.#board.tell(number)
    this.#stage.tell(
      number === undefined ? undefined : { number, words: paid ? paidText(paid) : '' },
    )
    if (number === undefined) return
    say(this.#parts.screen, `${numberName(number)}. ${paid ? paidSentence(paid) : ''}`.trim())
    if (paid && paid.payoutOre > paid.stakeOre) this.#parts.sound.play('win')
  }

  #paidBefore(before: LiveState): number | undefined {
    return shownOutcome(before) === undefined
      ? undefined
      : shownPayout(before, this.#parts.payoutOf)?.payoutOre
  }

  #send(event: TableEvent): void {
    const before = this.#state
    this.#state = after(before, event)
    this.#put()
    say(this.#parts.screen, spokenAfter(before, event, this.#state))
    if (before.slip === this.#state.slip) return
    this.#parts.sound.play('chip')
    this.#parts.lay(this.#state.slip)
  }

  #put(): void {
    const [state, shown] = [this.#state, this.#shown]
    this.#board.show(state)
    this.#track.show(state)
    this.#foot.show(state, betWords(shown, this.stakeOre()))
    this.#bets.show(state)
    const { notice } = shown.view
    const words = state.refused ? refusedText(state.refused) : notice && noticeWords(notice)
    setHidden(this.#notice, words === undefined)
    if (words !== undefined) setText(this.#notice, words)
  }
}

function resultsLead(_spins: string, count: number): string {
  return `${texts.resultsLead(count)} ${texts.noAdvice}`
}
