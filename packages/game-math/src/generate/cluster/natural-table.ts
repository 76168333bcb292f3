import { listDigest } from '../../features/outcome-list.ts'
import {
  classWeightTotal,
  leastRoundsOfClass,
  type OutcomeTableDefinition,
} from '../../features/outcome-table.ts'

/** Where classes begin, in bets; the last ones are left out when too few rounds reach them. */
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
  const classesFromCoins = [0, 1]
  for (const bets of classesFromBets) {
    const from = bets * coinsPerBet
    if (payouts.filter((coins) => coins >= from).length < leastRoundsOfClass) break
    classesFromCoins.push(from)
  }
  const counts = classesFromCoins.map((from, index) => {
    const below = classesFromCoins[index + 1] ?? Number.POSITIVE_INFINITY
    return payouts.filter((coins) => coins >= from && coins < below).length
  })
  const weights = counts.map((count) => count * (classWeightTotal / rounds))
  const sha256 = listDigest(Int32Array.from(payouts), weights)
  return { key, rounds, classesFromCoins, weights, sha256 }
}
