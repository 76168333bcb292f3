import type { PuntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import { viewOf } from '@nordlys/game-math/tables/punto-banco/view'
import type { CardsOnFelt } from '../../tables/punto-banco/cards-on-felt.ts'
import { type DealtCard, dealOrder } from '../../tables/punto-banco/deal-order.ts'
import type { Timing } from '../line/timing.ts'
import { ownMoment } from '../round/clock.ts'
import type { LiveState } from '../round/play-state.ts'
import { dealIn } from './deal-in.ts'
import { dealMoments } from './deal-moments.ts'

interface Parts {
  readonly cards: Pick<CardsOnFelt, 'add' | 'clear'>
  readonly timing: Timing
  readonly rules: PuntoBancoRules
  /** A card came to the table just now. */
  onDealt(dealt: DealtCard): void
}

/** Lays the cards of a round one by one, so that the last lies when all see it lie. (LV32) */
export class LiveCards {
  readonly #parts: Parts
  #round = 0
  #isDealt = false
  #callOffs: (() => void)[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  show({ view }: LiveState): void {
    const { round, thrown, offsets } = view
    if (round !== this.#round) this.#sweep(round)
    const deal = thrown?.round === round ? dealIn(thrown.outcome) : undefined
    if (!thrown || !deal || this.#isDealt) return
    this.#isDealt = true
    const { cards, timing, rules, onDealt } = this.#parts
    const order = dealOrder(viewOf(rules, [], deal))
    const moments = dealMoments(order.length, ownMoment(offsets, thrown.landsAt))
    for (const [at, dealt] of order.entries()) {
      const waitMs = (moments[at] ?? 0) - timing.now()
      if (waitMs <= 0) {
        // Who comes in between sees what lies by then.
        cards.add(dealt)
        continue
      }
      const callOff = timing.after(waitMs, () => {
        cards.add(dealt)
        onDealt(dealt)
      })
      this.#callOffs.push(callOff)
    }
  }

  #sweep(round: number): void {
    this.#round = round
    this.#isDealt = false
    for (const callOff of this.#callOffs.splice(0)) callOff()
    this.#parts.cards.clear()
  }
}
