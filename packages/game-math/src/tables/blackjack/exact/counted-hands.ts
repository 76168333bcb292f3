import { chartPlay } from '../chart.ts'
import { aceValue, bankDraws, totalOf, type Value } from '../hand.ts'
import type { ChartRules } from '../rules.ts'

/**
 * How often hands come about, for calculator B: whole numbers of orders in which their cards can
 * be drawn. No shoe is looked at here.
 */

/** Cards by value as digits of base 32; the sum of two is the cards of both. Below 2^50. */
export type Bag = number

const digit = Float64Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : 32 ** (value - 1)))

export function bagOf(values: readonly Value[]): Bag {
  return values.reduce((bag, value) => bag + (digit[value] ?? 0), 0)
}

/** How many of each value, from index 1. */
export function countsOf(bag: Bag): number[] {
  const counts = [0]
  let rest = bag
  for (let value = 1; value <= 10; value += 1) {
    const others = Math.floor(rest / 32)
    counts.push(rest - 32 * others)
    rest = others
  }
  return counts
}

/** A hand that is played to its end, and in how many orders it can come. */
export interface PlayedHand {
  /** What it has drawn beside the cards it began with. */
  readonly drawn: Bag
  /** 0 when it is over 21. */
  readonly total: number
  /** In stakes. */
  readonly bet: 1 | 2
  orders: number
}

interface Going {
  readonly hard: number
  readonly hasAce: boolean
  readonly cards: number
  readonly drawn: Bag
}

/** Every hand that the chart makes of these cards, surrender and splitting apart. */
export function playedHands(
  rules: ChartRules,
  { cards, up, isSplit }: { cards: readonly Value[]; up: Value; isSplit: boolean },
): PlayedHand[] {
  const ends = new Map<string, PlayedHand>()
  const end = (hand: Going, bet: 1 | 2) => {
    const { total } = totalOf(hand.hard, hand.hasAce)
    const key = `${hand.drawn} ${bet}`
    const known = ends.get(key)
    if (known) known.orders += 1
    else ends.set(key, { drawn: hand.drawn, total: total > 21 ? 0 : total, bet, orders: 1 })
  }
  const mayDouble = !isSplit || rules.doubleAfterSplit === true
  const isSplitAces = isSplit && cards[0] === aceValue
  const play = (hand: Going): void => {
    const total = totalOf(hand.hard, hand.hasAce)
    const hasBegun = hand.cards >= 2
    const may = { double: mayDouble && hand.cards === 2, split: false, surrender: false }
    const isDone = hasBegun && (total.total >= 21 || isSplitAces)
    const choice = hasBegun && !isDone ? chartPlay({ ...total, up, may }) : 'hit'
    if (isDone || choice === 'stand') {
      end(hand, 1)
      return
    }
    for (let value = 1; value <= 10; value += 1) {
      const next = withCard(hand, value)
      if (choice === 'double') end(next, 2)
      else play(next)
    }
  }
  const hard = cards.reduce((sum, value) => sum + value, 0)
  play({ hard, hasAce: cards.includes(aceValue), cards: cards.length, drawn: 0 })
  return [...ends.values()]
}

/** The bank's hand, its hole card among what it has drawn. */
export interface BankHand {
  readonly counts: readonly number[]
  readonly cards: number
  /** 17 to 21, or 22 for more than 21. */
  readonly total: number
  readonly orders: number
}

/** Every hand of the bank that is no blackjack. */
export function bankHands(up: Value): BankHand[] {
  const orders = new Map<Bag, number>()
  const totals = new Map<Bag, number>()
  const play = (hand: Going): void => {
    const total = totalOf(hand.hard, hand.hasAce)
    if (hand.cards === 2 && total.total === 21) return
    if (hand.cards >= 2 && !bankDraws(total)) {
      orders.set(hand.drawn, (orders.get(hand.drawn) ?? 0) + 1)
      totals.set(hand.drawn, Math.min(total.total, 22))
      return
    }
    for (let value = 1; value <= 10; value += 1) play(withCard(hand, value))
  }
  play({ hard: up, hasAce: up === aceValue, cards: 1, drawn: 0 })
  return [...orders].map(([bag, times]) => {
    const counts = countsOf(bag)
    const cards = counts.reduce((sum, count) => sum + count, 0)
    return { counts, cards, total: totals.get(bag) ?? 0, orders: times }
  })
}

function withCard(hand: Going, value: Value): Going {
  return {
    hard: hand.hard + value,
    hasAce: hand.hasAce || value === aceValue,
    cards: hand.cards + 1,
    drawn: hand.drawn + (digit[value] ?? 0),
  }
}
