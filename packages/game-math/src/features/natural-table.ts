import { listDigest } from './outcome-list.ts'
import {
  classWeightTotal,
  leastRoundsOfClass,
  type OutcomeTableDefinition,
} from './outcome-table.ts'

/** Where classes begin, in bets; one that too few rounds reach is joined to the one below. */
const classesFromBets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/**
 * A table in which every listed round is as likely as any other: the weights are the counts
 * themselves, so nothing is tilted. `rounds` is a power of two and divides 2^32.
 */
export function naturalTable(
  key: number,
  payouts: Float64Array,
  coinsPerBet: number,
): OutcomeTableDefinition {
  const rounds = payouts.length
  const countIn = (from: number, below: number) =>
    payouts.filter((coins) => coins >= from && coins < below).length
  const classesFromCoins: number[] = []
  let below = Number.POSITIVE_INFINITY
  for (const from of [0, 1, ...classesFromBets.map((bets) => bets * coinsPerBet)].toReversed()) {
    if (from > 1 && countIn(from, below) < leastRoundsOfClass) continue
    classesFromCoins.unshift(from)
    below = from
  }
  const counts = classesFromCoins.map((from, index) =>
    countIn(from, classesFromCoins[index + 1] ?? Number.POSITIVE_INFINITY),
  )
  const weights = counts.map((count) => count * (classWeightTotal / rounds))
  const sha256 = listDigest(Int32Array.from(payouts), weights)
  return { key, rounds, classesFromCoins, weights, sha256 }
}
