import type { ClientHand } from '@nordlys/contracts'
import { importAgain } from '@nordlys/core'
import { type RouletteRules, readSlip } from '@nordlys/game-math/tables/roulette/rules'
import { element, setHidden, setText } from '../../frame/element.ts'
import { pause } from '../../frame/stillness.ts'
import { recall, remember } from '../../frame/tab-memory.ts'
import { checkPage } from '../shared/check-round.ts'
import { rulesPage } from '../shared/rules-page.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import type { TableKey } from '../shared/table-keys.ts'
import { paidSentence, paidText, say } from '../shared/table-screen.ts'
import type { TableState as PlayState } from '../shared/table-state.ts'
import { Board } from './board/board.ts'
import { LateFavourites } from './favourites/late-favourites.ts'
import { Foot, type FootWishes } from './foot/foot.ts'
import { layFelt } from './lay-felt.ts'
import { rouletteKeys } from './roulette-keys.ts'
import { numberName, refusedText } from './shown/result-texts.ts'
import { type RouletteRound, roundOf } from './shown/round.ts'
import { spokenAfter } from './shown/spoken.ts'
import { texts } from './shown/texts.ts'
import { BetsView } from './side/bets-view.ts'
import { factsView } from './side/facts-view.ts'
import { StatisticsView } from './side/statistics-view.ts'
import { after } from './slip/after.ts'
import { staked } from './slip/slip.ts'
import { openedTable, type TableEvent, type TableState } from './slip/table-state.ts'
import { ballHeard } from './sound/ball-heard.ts'
import { Stage } from './stage/stage.ts'
import { Racetrack } from './track/racetrack.ts'

/** How long a result stands before the chips are taken from the layout. */
const resultMs = { whole: 1_800, quick: 900 }
const quickWish = 'quick-roulette'

/** Roulette's felt: the wheel, the layout and the racetrack. [GAME-02] */
export function rouletteFelt(parts: FeltParts): TableFelt {
  return new RouletteFelt(parts)
}

class RouletteFelt implements TableFelt {
  readonly controls: HTMLElement
  readonly pages: TableFelt['pages']
  readonly keys: readonly TableKey[]
  readonly #parts: FeltParts
  readonly #board: Board
  readonly #track: Racetrack
  readonly #foot: Foot
  readonly #bets: BetsView
  readonly #favourites: LateFavourites
  readonly #stage: Stage
  readonly #statistics = new StatisticsView()
  readonly #notice = element('p', { class: 'felt-notice', hidden: true })
  #isQuick = recall(quickWish)
  #state: TableState

  constructor(parts: FeltParts) {
    this.#parts = parts
    this.#stage = new Stage(ballHeard(parts.sound))
    // The server sends what was proven; its shape follows from the game's kind.
    const rules = parts.opened.game.rules as RouletteRules
    const wishes = this.#wishes()
    this.#foot = new Foot(wishes, this.#isQuick)
    const { chipOre } = this.#foot.rack
    const { balanceOre } = parts.opened
    this.#state = openedTable(rules, { balanceOre, chipOre })
    this.#board = new Board(rules, {
      place: (spotId) => this.#send({ type: 'placed', spotId }),
      takeBack: (spotId) => this.#send({ type: 'taken-back', spotId }),
      move: (from, to) => this.#send({ type: 'moved', from, to }),
      spin: wishes.spin,
    })
    this.#track = new Racetrack({
      announce: (bet) => this.#send({ type: 'announced', bet }),
      cover: (numbers) => this.#board.cover(numbers),
      say: (words) => say(parts.screen, words),
    })
    this.#favourites = new LateFavourites({
      mode: parts.frame.mode,
      read: (value) => readSlip(rules, value),
      playToken: () => parts.play.state().playToken,
      lay: (slip) => this.#send({ type: 'favourite-placed', slip }),
    })
    this.#bets = new BetsView(this.#favourites.root)
    this.controls = this.#foot.root
    this.pages = [rulesPage(parts.opened.game), this.#checkPage(rules)]
    this.keys = rouletteKeys(wishes, this.#foot.rack, () => this.#state.isOpen)
    layFelt(parts.screen, {
      ...{ stage: this.#stage.root, board: this.#board.root, track: this.#track.root },
      side: [this.#statistics.root, this.#bets.root, factsView(rules)],
      notice: this.#notice,
      lay: (lie) => this.#board.lay(lie),
    })
    this.#put()
  }

  show({ phase, balanceOre, stakeMaxOre }: PlayState): void {
    const known = this.#state
    if (balanceOre !== known.balanceOre || stakeMaxOre !== known.stakeMaxOre) {
      this.#send({ type: 'balance-told', balanceOre, stakeMaxOre })
    }
    // A round that was refused leaves the chips where they lie.
    const isBack = phase.name === 'betting' && !this.#state.isOpen && !this.#isShowing
    if (isBack) this.#send({ type: 'not-staked' })
  }

  async reveal(hand: ClientHand): Promise<void> {
    const round = roundOf(hand)
    if (!round) return
    this.#isShowing = true
    const { wheel } = this.#stage
    const { number, throwId } = round
    say(this.#parts.screen, texts.spinning)
    this.#parts.screen.felt.dataset.wheel = 'turning'
    await (this.#isQuick ? wheel.quick(number, throwId) : wheel.throwTo(number, throwId))
    this.#tell(round)
    void this.#clearLater(number)
  }

  stakeOre(): number {
    return staked(this.#state.slip)
  }

  /** From the throw until the chips are taken away. */
  #isShowing = false

  #wishes(): FootWishes {
    return {
      choose: (chipOre) => this.#send({ type: 'chip-chosen', chipOre }),
      undo: () => this.#send({ type: 'undone' }),
      repeat: () => this.#send({ type: 'repeated' }),
      double: () => this.#send({ type: 'doubled' }),
      clear: () => this.#send({ type: 'cleared' }),
      spin: () => this.#spin(),
      turnQuick: (isQuick) => {
        this.#isQuick = isQuick
        remember(quickWish, isQuick)
      },
    }
  }

  #checkPage(rules: RouletteRules) {
    const { play, opened } = this.#parts
    return checkPage({
      definitionHash: opened.game.definitionHash,
      last: () => play.state().hand,
      replays: async (played, rng) => {
        const script = await importAgain(
          () => import('./roulette-replay.ts'),
          'rouletteReplays',
        ).catch(() => undefined)
        return script?.rouletteReplays(rules)(played, rng)
      },
      drawn: { lead: texts.checkLead, holds: texts.checkHolds },
    })
  }

  #send(event: TableEvent): void {
    const before = this.#state
    this.#state = after(before, event)
    const { slip } = this.#state
    if (slip.length > before.slip.length) this.#board.tell(undefined)
    this.#put()
    say(this.#parts.screen, spokenAfter(before, event, this.#state))
    if (before.slip === slip) return
    // The bank takes the chips away without a sound.
    if (event.type !== 'ended') this.#parts.sound.play('chip')
    this.#parts.play.refresh()
  }

  #put(): void {
    const state = this.#state
    this.#board.show(state)
    this.#track.show(state)
    this.#foot.show(state)
    this.#bets.show(state)
    this.#favourites.show(state.slip)
    setHidden(this.#notice, state.refused === undefined)
    if (state.refused) setText(this.#notice, refusedText(state.refused))
  }

  #spin(): void {
    const { slip, isOpen } = this.#state
    if (!isOpen || this.#parts.play.state().phase.name !== 'betting') return
    if (slip.length === 0) {
      say(this.#parts.screen, texts.placeFirst)
      return
    }
    this.#send({ type: 'staked' })
    this.#board.tell(undefined)
    this.#stage.tell(undefined)
    this.#parts.play.deal(slip)
    // While a page lies over the table nothing is staked, and the chips stay free.
    if (this.#parts.play.state().phase.name === 'betting') this.#send({ type: 'not-staked' })
  }

  /** The ball lies: the number, what it gave, and which chips it hit. */
  #tell(round: RouletteRound): void {
    const { number } = round
    const results = [number, ...this.#state.results]
    this.#stage.tell({ number, words: paidText(round) })
    this.#stage.showNumbers(results)
    this.#board.tell(number)
    this.#statistics.show(results)
    say(this.#parts.screen, `${numberName(number)}. ${paidSentence(round)}`)
  }

  async #clearLater(number: number): Promise<void> {
    await pause(this.#isQuick ? resultMs.quick : resultMs.whole)
    this.#isShowing = false
    this.#send({ type: 'ended', number })
    this.#stage.tell(undefined)
    delete this.#parts.screen.felt.dataset.wheel
  }
}
