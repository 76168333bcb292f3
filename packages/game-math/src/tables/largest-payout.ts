import { type Ore, ore } from '@nordlys/core'

/** A bet that wins in some outcome: `back` øre come back for each `stake` øre, up to `maxOre`. */
export interface WinningBet {
  readonly maxOre: number
  readonly back: number
  readonly stake: number
}

/**
 * The most that bets which all win in one outcome pay together, when the table takes `maxTableOre`
 * in all: money goes where it pays most. No slip within the limits pays more.
 */
export function largestPayout(bets: readonly WinningBet[], maxTableOre: number): Ore {
  const byPay = [...bets].sort((a, b) => b.back * a.stake - a.back * b.stake)
  let leftOre = BigInt(maxTableOre)
  let payoutOre = 0n
  for (const { maxOre, back, stake } of byPay) {
    const placedOre = BigInt(maxOre) < leftOre ? BigInt(maxOre) : leftOre
    payoutOre += (placedOre * BigInt(back)) / BigInt(stake)
    leftOre -= placedOre
  }
  return ore(payoutOre)
}
