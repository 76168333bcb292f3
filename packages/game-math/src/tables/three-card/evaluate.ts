import { type Card, rankOf, suitOf } from '../cards/card.ts'

/** What three cards are, the lowest first: with three cards a straight is rarer than a flush. */
export const threeCardHands = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const
export type ThreeCardHand = (typeof threeCardHands)[number]

const ace = 12

/**
 * A number that is higher for the better hand and the same for hands that tie. Suits count for a
 * flush alone; an ace is above a king, or below a two in the lowest straight.
 */
export function scoreOf(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).sort((a, b) => b - a)
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const straight = straightTop(high, middle, low)
  if (straight !== undefined) return packed(isFlush ? 'straight-flush' : 'straight', straight)
  if (high === low) return packed('three-of-a-kind', high)
  if (isFlush) return packed('flush', high, middle, low)
  if (high === middle) return packed('pair', high, low)
  if (middle === low) return packed('pair', low, high)
  return packed('high-card', high, middle, low)
}

export function handOf(score: number): ThreeCardHand {
  return threeCardHands[Math.floor(score / 13 ** 3)] ?? 'high-card'
}

/** The rank of its highest card; that of 3-2-A is the three. */
function straightTop(high: number, middle: number, low: number): number | undefined {
  if (high === middle + 1 && middle === low + 1) return high
  return high === ace && middle === 1 && low === 0 ? middle : undefined
}

function packed(hand: ThreeCardHand, first: number, second = 0, third = 0): number {
  return ((threeCardHands.indexOf(hand) * 13 + first) * 13 + second) * 13 + third
}
