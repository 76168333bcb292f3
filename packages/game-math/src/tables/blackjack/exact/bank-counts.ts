import { invariant } from '@nordlys/core'
import type { Value } from '../hand.ts'
import { type BankHand, bankHands } from './counted-hands.ts'

/** So many cards of a hand can be taken in fewer than 2^46 ways, which a double holds. */
const manyCards = 8
const high = 2 ** 40

/** Of the largest shoe, 416 cards, so many lie in fewer than 2^53 orders. */
const exactCards = 6

/** 17 to 21, and over 21. */
export const bankResults = 6

/**
 * In how many orders of what is left of a shoe the bank ends with each total, by calculator B.
 * The hands of an up card stand as a tree whose steps are cards in rising value: a step multiplies
 * by how many cards of the value are still there.
 */
export class BankCounts {
  /** The most cards that the bank draws, its hole card among them. */
  readonly mostCards: number
  /** By step: the one before it, its value, and how many of the value came before. */
  readonly #before: Int32Array
  readonly #value: Int32Array
  readonly #same: Int32Array
  /** By step that ends a hand: where its orders are added, or -1. */
  readonly #slot: Int32Array
  readonly #orders: Float64Array
  readonly #ways: Float64Array
  readonly #sums: Float64Array
  /** Hands of many cards come in more ways than a double holds: multiples of 2^40 stand apart. */
  readonly #highWays: Float64Array
  readonly #highSums: Float64Array
  readonly #manyFrom: number

  constructor(up: Value) {
    const hands = bankHands(up)
    this.mostCards = Math.max(...hands.map(({ cards }) => cards))
    const steps = stepsOf(hands, this.mostCards)
    this.#before = Int32Array.from(steps, (step) => step.before)
    this.#value = Int32Array.from(steps, (step) => step.value)
    this.#same = Int32Array.from(steps, (step) => step.same)
    this.#slot = Int32Array.from(steps, (step) => step.slot)
    this.#orders = Float64Array.from(steps, (step) => step.orders)
    this.#ways = new Float64Array(steps.length)
    this.#highWays = new Float64Array(steps.length)
    this.#sums = new Float64Array(bankResults * (this.mostCards + 1))
    this.#highSums = new Float64Array(this.#sums.length)
    const firstOfMany = steps.findIndex(({ cards }) => cards > manyCards)
    this.#manyFrom = firstOfMany < 0 ? steps.length : firstOfMany
  }

  /**
   * By result, as whole orders of `mostCards` cards. What is added is never negative, so a sum that
   * a double holds exactly was exact at every step.
   */
  orders(left: Float64Array, size: number): bigint[] {
    const [ways, before, value, same] = [this.#ways, this.#before, this.#value, this.#same]
    const [slot, orders, sums] = [this.#slot, this.#orders, this.#sums]
    sums.fill(0)
    ways[0] = 1
    for (let step = 1; step < this.#manyFrom; step += 1) {
      const cards = (left[value[step] ?? 0] ?? 0) - (same[step] ?? 0)
      const count = (ways[before[step] ?? 0] ?? 0) * cards
      ways[step] = count
      const place = slot[step] ?? -1
      if (place >= 0) sums[place] = (sums[place] ?? 0) + count * (orders[step] ?? 0)
    }
    this.#ofManyCards(left)
    return this.#whole(size)
  }

  #ofManyCards(left: Float64Array): void {
    const [ways, highWays, sums, highSums] = [
      this.#ways,
      this.#highWays,
      this.#sums,
      this.#highSums,
    ]
    highSums.fill(0)
    for (let step = this.#manyFrom; step < ways.length; step += 1) {
      const before = this.#before[step] ?? 0
      const cards = (left[this.#value[step] ?? 0] ?? 0) - (this.#same[step] ?? 0)
      const product = (ways[before] ?? 0) * cards
      const carry = Math.floor(product / high)
      ways[step] = product - carry * high
      highWays[step] = (highWays[before] ?? 0) * cards + carry
      const [place, orders] = [this.#slot[step] ?? -1, this.#orders[step] ?? 0]
      if (place < 0) continue
      sums[place] = (sums[place] ?? 0) + (ways[step] ?? 0) * orders
      highSums[place] = (highSums[place] ?? 0) + (highWays[step] ?? 0) * orders
    }
  }

  /**
   * The cards after the bank's last are any that are left: hands of so many cards and those of one
   * more are brought together card by card, in doubles while these hold every order of that many.
   */
  #whole(size: number): bigint[] {
    const perResult = this.mostCards + 1
    return Array.from({ length: bankResults }, (_, end) => {
      let few = 0
      for (let cards = 1; cards <= exactCards; cards += 1) {
        few = few * (size - cards + 1) + (this.#sums[end * perResult + cards] ?? 0)
      }
      let whole = BigInt(few)
      for (let cards = exactCards + 1; cards < perResult; cards += 1) {
        whole = whole * BigInt(size - cards + 1) + this.#sumAt(end * perResult + cards)
      }
      return whole
    })
  }

  #sumAt(place: number): bigint {
    const [sum, highSum] = [this.#sums[place] ?? 0, this.#highSums[place] ?? 0]
    invariant(Number.isSafeInteger(sum), `orders beyond a double: ${sum}`)
    return highSum === 0 ? BigInt(sum) : BigInt(sum) + BigInt(highSum) * BigInt(high)
  }
}

interface Step {
  readonly cards: number
  readonly before: number
  readonly value: Value
  readonly same: number
  slot: number
  orders: number
}

/** In order of their number of cards. */
function stepsOf(hands: readonly BankHand[], mostCards: number): Step[] {
  const steps: Step[] = [{ cards: 0, before: 0, value: 0, same: 0, slot: -1, orders: 0 }]
  const known = new Map<string, number>()
  const ends = hands.map((hand) => ({ hand, values: valuesOf(hand), at: 0 }))
  for (let cards = 1; cards <= mostCards; cards += 1) {
    for (const end of ends) {
      const value = end.values[cards - 1]
      if (value === undefined) continue
      const key = `${end.at} ${value}`
      const next = known.get(key) ?? steps.length
      const same = end.values.slice(0, cards - 1).filter((each) => each === value).length
      if (next === steps.length) {
        steps.push({ cards, before: end.at, value, same, slot: -1, orders: 0 })
        known.set(key, next)
      }
      end.at = next
    }
  }
  for (const { hand, at } of ends) {
    const step = steps[at]
    invariant(step?.slot === -1, 'two hands of the same cards')
    step.slot = (hand.total - 17) * (mostCards + 1) + hand.cards
    step.orders = hand.orders
  }
  return steps
}

/** Rising. */
function valuesOf({ counts }: BankHand): Value[] {
  return counts.flatMap((count, value) => new Array<Value>(count).fill(value))
}
