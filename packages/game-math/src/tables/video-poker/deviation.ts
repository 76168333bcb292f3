import type { VideoPokerRules } from './rules.ts'

/** The standard deviation of a round's win in bets, when so many hands are played from one deal. */
export function deviationOf({ declared, dealDeviation }: VideoPokerRules, hands: number): number {
  const ofDeal = dealDeviation ** 2
  return Math.sqrt((declared.standardDeviation ** 2 - ofDeal) / hands + ofDeal)
}
