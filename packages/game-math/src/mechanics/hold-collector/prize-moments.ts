import { totalWeight } from '../chain/spin-chain.ts'

/**
 * Prizes in whole numbers: a coin's mean is `mean / weight`, its mean square `square / weight`, so
 * that sums of coins in `1 / weight` of a coin have whole moments.
 */
export interface PrizeMoments {
  readonly weight: bigint
  readonly mean: bigint
  readonly square: bigint
}

export function prizeMoments(
  prizes: readonly { readonly coins: number; readonly weight: number }[],
): PrizeMoments {
  const sumOf = (power: bigint) =>
    prizes.reduce((sum, { coins, weight }) => sum + BigInt(coins) ** power * BigInt(weight), 0n)
  return { weight: BigInt(totalWeight(prizes)), mean: sumOf(1n), square: sumOf(2n) }
}
