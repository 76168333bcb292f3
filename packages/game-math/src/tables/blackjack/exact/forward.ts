import { decimal, type Fraction, fraction, minus, multiply } from '../../../prove/fraction.ts'
import { chartPlay, type Play } from '../chart.ts'
import { aceValue, tenValue, totalOf, type Value } from '../hand.ts'
import type { ChartRules } from '../rules.ts'
import { BankCounts, bankResults } from './bank-counts.ts'
import { type Bag, bagOf, countsOf, type PlayedHand, playedHands } from './counted-hands.ts'

/** In how many orders of the shoe's first cards each result comes. */
export interface Results {
  /** By what is won, in half stakes. */
  readonly orders: ReadonlyMap<number, bigint>
  /** All orders of so many cards as the longest round takes. */
  readonly all: bigint
}

/** What is won on average for a stake of one, less what is lost. */
export function meanOf({ orders, all }: Results): Fraction {
  let won = 0n
  for (const [net, count] of orders) won += BigInt(net) * count
  return fraction(won, 2n * all)
}

/** How often so many stakes are won, rounded to eight decimals, rising. */
export function sharesOf({ orders, all }: Results): [won: number, share: number][] {
  return [...orders]
    .filter(([, count]) => count > 0n)
    .map(([halves, count]): [number, number] => [halves / 2, decimal(fraction(count, all), 8)])
    .sort(([a], [b]) => a - b)
}

/** The mean of the squares, less the square of the mean. */
export function varianceOf(results: Results): Fraction {
  let squares = 0n
  for (const [net, count] of results.orders) squares += BigInt(net * net) * count
  const mean = meanOf(results)
  return minus(fraction(squares, 4n * results.all), multiply(mean, mean))
}

/** With the bank in play, from -4 to 4 stakes are won. */
const mostStakes = 4
const nets = 2 * mostStakes + 1
const perPlace = nets * bankResults

const half = 2 ** 25

/**
 * Calculator B. It counts forwards: all orders of the shoe's cards are equally likely, so a result
 * is as likely as the orders that lead to it are many. Hands are played out by the chart, both
 * hands of a split together against one bank, whose hole card comes last; no chance is worked out
 * before the end, and all is whole numbers.
 */
export class Forward {
  readonly #rules: ChartRules
  readonly #shoe: readonly number[]
  readonly #size: number
  /** By cards taken and half stakes won. */
  readonly #orders = new Map<number, Map<number, bigint>>()
  #places = new Places()

  constructor(rules: ChartRules) {
    this.#rules = rules
    this.#size = 52 * rules.decks
    this.#shoe = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map((perDeck) => rules.decks * perDeck)
  }

  results(): Results {
    for (let up = 1; up <= 10; up += 1) {
      this.#places = new Places()
      for (let first = 1; first <= 10; first += 1) {
        for (let second = first; second <= 10; second += 1) this.#deal([first, second], up)
      }
      this.#meetBank(up)
    }
    const cards = Math.max(...this.#orders.keys())
    const orders = new Map<number, bigint>()
    for (const [taken, counts] of this.#orders) {
      const rest = ordersOf(this.#size - taken, cards - taken)
      for (const [net, count] of counts) orders.set(net, (orders.get(net) ?? 0n) + count * rest)
    }
    return { orders, all: ordersOf(this.#size, cards) }
  }

  #deal(cards: readonly [Value, Value], up: Value): void {
    const isPair = cards[0] === cards[1]
    const dealt = bagOf([...cards, up])
    const barred = bankBlackjack(up)
    const holes = (this.#shoe[barred] ?? 0) - (countsOf(dealt)[barred] ?? 0)
    const hasBlackjack = barred === 0 ? 0n : BigInt(holes)
    const hasNone = BigInt(this.#size - 3) - hasBlackjack
    const total = totalOf(cards[0] + cards[1], cards.includes(aceValue))
    const ways = (isPair ? 1n : 2n) * this.#waysOf(dealt)
    if (total.total === 21) {
      const [pays, forStake] = this.#rules.blackjackPays
      this.#add(4, 0, ways * hasBlackjack)
      this.#add(4, (2 * pays) / forStake, ways * hasNone)
      return
    }
    this.#add(4, -2, ways * hasBlackjack)
    const play = this.#firstPlay(cards, up)
    if (play === 'surrender') this.#add(4, -1, ways * hasNone)
    else if (play === 'split') this.#split(cards[0], { dealt, up })
    else this.#single(cards, { dealt, up, times: isPair ? 1 : 2 })
  }

  #firstPlay(cards: readonly [Value, Value], up: Value): Play {
    const total = totalOf(cards[0] + cards[1], cards.includes(aceValue))
    const { splits, surrender } = this.#rules
    const may = { double: true, split: splits > 0, surrender: surrender === 'late' }
    return chartPlay({ ...total, up, pair: cards[0] === cards[1] ? cards[0] : undefined, may })
  }

  #single(
    cards: readonly Value[],
    { dealt, up, times }: { dealt: Bag; up: Value; times: number },
  ): void {
    for (const hand of playedHands(this.#rules, { cards, up, isSplit: false })) {
      this.#places.add(dealt + hand.drawn, times * hand.orders, againstBank(hand))
    }
  }

  /** Each end of the first hand with each end of the second; which is which does not matter. */
  #split(value: Value, { dealt, up }: { dealt: Bag; up: Value }): void {
    const hands = playedHands(this.#rules, { cards: [value], up, isSplit: true })
    const ends = hands.map((hand) => ({ ...hand, won: againstBank(hand) }))
    const both = new Float64Array(bankResults)
    for (const [at, one] of ends.entries()) {
      for (let beside = at; beside < ends.length; beside += 1) {
        const other = ends[beside] ?? one
        for (let end = 0; end < both.length; end += 1) {
          both[end] = (one.won[end] ?? 0) + (other.won[end] ?? 0)
        }
        const orders = (beside === at ? 1 : 2) * one.orders * other.orders
        this.#places.add(dealt + one.drawn + other.drawn, orders, both)
      }
    }
  }

  #meetBank(up: Value): void {
    const bank = new BankCounts(up)
    const barred = bankBlackjack(up)
    const left = new Float64Array(11)
    for (const [gone, orders] of this.#places.all()) {
      let taken = 0
      for (const [value, count] of countsOf(gone).entries()) {
        left[value] = (this.#shoe[value] ?? 0) - count
        taken += count
      }
      const ways = this.#waysOf(gone)
      if (ways === 0n) continue
      const size = this.#size - taken
      if (isDecided(orders)) {
        const holes = BigInt(size - (left[barred] ?? 0))
        this.#addEach(orders, { taken: taken + 1, ways, ends: [holes] })
      } else {
        this.#addEach(orders, {
          taken: taken + bank.mostCards,
          ways,
          ends: bank.orders(left, size),
        })
      }
    }
  }

  /** `ends` has the bank's orders by its result, or in one sum when its result does not matter. */
  #addEach(
    orders: Float64Array,
    { taken, ways, ends }: { taken: number; ways: bigint; ends: readonly bigint[] },
  ): void {
    for (let net = 0; net < nets; net += 1) {
      let sum = 0n
      for (let end = 0; end < ends.length; end += 1) {
        const count = orders[net * bankResults + end] ?? 0
        if (count > 0) sum += BigInt(count) * (ends[end] ?? 0n)
      }
      if (sum > 0n) this.#add(taken, 2 * (net - mostStakes), sum * ways)
    }
  }

  #add(taken: number, net: number, orders: bigint): void {
    const counts = this.#orders.get(taken) ?? new Map<number, bigint>()
    this.#orders.set(taken, counts.set(net, (counts.get(net) ?? 0n) + orders))
  }

  /** In how many ways the shoe gives these cards in one order of their values. */
  #waysOf(bag: Bag): bigint {
    let ways = 1n
    for (const [value, count] of countsOf(bag).entries()) {
      if (count > 0) ways *= ordersOf(this.#shoe[value] ?? 0, count)
    }
    return ways
  }
}

/** The cards that are out, and by what is won in how many orders, whatever the bank ends with. */
class Places {
  /** By the upper and the lower half of a bag, for a map is quick with whole numbers of 31 bits. */
  readonly #at = new Map<number, Map<number, number>>()
  #size = 0
  #orders = new Float64Array(1024 * perPlace)

  /** `won` has stakes by the bank's result. */
  add(gone: Bag, orders: number, won: Float64Array): void {
    const at = this.#placeOf(gone)
    const [counts, ends] = [this.#orders, won.length]
    for (let end = 0; end < ends; end += 1) {
      const slot = at + ((won[end] ?? 0) + mostStakes) * ends + end
      counts[slot] = (counts[slot] ?? 0) + orders
    }
  }

  *all(): Iterable<readonly [Bag, Float64Array]> {
    for (const [upper, places] of this.#at) {
      for (const [lower, at] of places) {
        yield [upper * half + lower, this.#orders.subarray(at, at + perPlace)]
      }
    }
  }

  #placeOf(gone: Bag): number {
    const upper = Math.floor(gone / half)
    const lower = gone - upper * half
    const places = this.#at.get(upper) ?? new Map<number, number>()
    const known = places.get(lower)
    if (known !== undefined) return known
    const at = this.#size
    this.#at.set(upper, places.set(lower, at))
    this.#size += perPlace
    if (this.#size > this.#orders.length) this.#grow()
    return at
  }

  #grow(): void {
    const larger = new Float64Array(2 * this.#orders.length)
    larger.set(this.#orders)
    this.#orders = larger
  }
}

/** Every hand is over 21, so that each result of the bank has the same orders. */
function isDecided(orders: Float64Array): boolean {
  return orders.every((count, slot) => count === orders[slot - (slot % bankResults)])
}

/** In stakes, by the bank's result. */
function againstBank({ total, bet }: PlayedHand): Float64Array {
  return Float64Array.from({ length: bankResults }, (_, end) => {
    const bank = 17 + end
    if (total === 0) return -bet
    if (bank > 21 || total > bank) return bet
    return total < bank ? -bet : 0
  })
}

function bankBlackjack(up: Value): Value {
  if (up === aceValue) return tenValue
  return up === tenValue ? aceValue : 0
}

/** `size` times one less, and so on for so many cards. */
function ordersOf(size: number, cards: number): bigint {
  let orders = 1n
  for (let taken = 0; taken < cards; taken += 1) orders *= BigInt(Math.max(0, size - taken))
  return orders
}
