import type { Card } from '../cards/card.ts'
import { handOf } from './evaluate.ts'
import { sumPlace } from './hold-table.ts'
import { coinsByHand, type VideoPokerRules } from './rules.ts'
import { deckOf, sizeOf, ways } from './subset-counts.ts'

/** What a hold is worth on average: coins for a coin, as a fraction. */
interface HoldValue {
  /** Coins that all draws pay together. */
  readonly coins: number
  readonly draws: number
}

/**
 * What each of the 32 holds of a deal is worth, exactly, by its choice. It sees 12,000 hands rather
 * than the 2.6 million draws there are: what all hands with one card or two of the deal pay comes with
 * the hold table, and what has more of them is counted here. For `costOfHold`.
 */
export function holdValues(
  rules: VideoPokerRules,
  sums: readonly number[],
  deal: readonly Card[],
): HoldValue[] {
  const deck = deckOf(rules.wild)
  const paid = paidSums(rules, sums, deal, deck)
  // Of all hands with some cards, those with none of the deal's others.
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let mask = 0; mask < 32; mask += 1) {
      if ((mask & bit) === 0) paid[mask] = (paid[mask] ?? 0) - (paid[mask | bit] ?? 0)
    }
  }
  return Array.from(paid, (coins, hold) => {
    return { coins, draws: ways(deck - 5, 5 - (sizeOf[hold] ?? 0)) }
  })
}

/** What a hold costs on average beside the best one, in bets; 0 for each that is as good as any. */
export function costOfHold(values: readonly HoldValue[], hold: number): number {
  const worths = values.map(({ coins, draws }) => coins / draws)
  return Math.max(...worths) - (worths[hold] ?? 0)
}

/** What all hands with each set of the deal's cards pay together, by mask. */
function paidSums(
  rules: VideoPokerRules,
  sums: readonly number[],
  deal: readonly Card[],
  deck: number,
): Float64Array {
  const pays = Float64Array.from(coinsByHand(rules))
  return Float64Array.from({ length: 32 }, (_, mask) => {
    const cards = deal.filter((_card, nth) => (mask >> nth) & 1)
    return cards.length < 3 ? (sums[sumPlace(cards)] ?? 0) : paidWith(cards)
  })

  function paidWith(cards: readonly Card[]): number {
    const hand = Uint8Array.from({ length: 5 }, (_, nth) => cards[nth] ?? 0)
    const others = Uint8Array.from({ length: deck }, (_, card) => card).filter(
      (card) => !cards.includes(card),
    )
    return paidFrom(hand, cards.length, others, 0)
  }

  function paidFrom(hand: Uint8Array, place: number, others: Uint8Array, from: number): number {
    if (place === 5) return pays[handOf(hand, rules.wild)] ?? 0
    let paid = 0
    for (let next = from; next < others.length; next += 1) {
      hand[place] = others[next] ?? 0
      paid += paidFrom(hand, place + 1, others, next + 1)
    }
    return paid
  }
}
