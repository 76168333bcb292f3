/** A payout as the presentation sees it. One of at most the stake is no gain, and never looks like a win. */
export type WinSize = 'none' | 'no-gain' | 'win' | 'big-win'

const bigWinStakes = 15

export function sizeOf(winOre: number, stakeOre: number): WinSize {
  if (winOre <= 0) return 'none'
  if (winOre <= stakeOre) return 'no-gain'
  return winOre < stakeOre * bigWinStakes ? 'win' : 'big-win'
}

/** Whether a payout is more than was staked for it: nothing else is celebrated. [S31] */
export function isGain(winOre: number, stakeOre: number): boolean {
  return winOre > stakeOre
}

/** How long a win is counted up: longer for more, by doublings; not at all without a gain. */
export function countUpMs(winOre: number, stakeOre: number, isFast: boolean): number {
  if (!isGain(winOre, stakeOre)) return 0
  const lengthMs = Math.min(longestMs, 500 + 450 * Math.log2(1 + winOre / stakeOre))
  return Math.round(isFast ? lengthMs / 2 : lengthMs)
}

const longestMs = 5_000

/**
 * The amount shown `atMs` into the counting: whole øre, and exactly `toOre` at the end. On its way it stands
 * on no whole krone: without its øre the figure would be narrower for a moment.
 */
export function countedOre(
  { fromOre, toOre, lengthMs }: { fromOre: number; toOre: number; lengthMs: number },
  atMs: number,
): number {
  if (atMs >= lengthMs) return toOre
  const share = Math.max(0, atMs / lengthMs)
  const eased = 1 - (1 - share) * (1 - share)
  const counted = fromOre + Math.floor((toOre - fromOre) * eased)
  return counted % 100 === 0 && counted > fromOre ? counted - 1 : counted
}
