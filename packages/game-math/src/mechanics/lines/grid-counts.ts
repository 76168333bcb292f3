/** Grids by coins. Large wins are few and far between, and a list of them all would be long. */
export interface GridCounts {
  readonly common: Float64Array
  readonly large: Map<number, number>
}

const commonBelow = 2 ** 14

export function noGrids(): GridCounts {
  return { common: new Float64Array(commonBelow), large: new Map() }
}

export function addGrids(counts: GridCounts | undefined, coins: number, grids: number): void {
  if (!counts || grids === 0) return
  const { common, large } = counts
  if (coins < common.length) common[coins] = (common[coins] ?? 0) + grids
  else large.set(coins, (large.get(coins) ?? 0) + grids)
}

/** One list of them all, by coins. */
export function wholeHistogram({ common, large }: GridCounts): Float64Array {
  let most = common.length - 1
  while (most > 0 && common[most] === 0) most -= 1
  const counts = new Float64Array(Math.max(most, ...large.keys()) + 1)
  counts.set(common.subarray(0, most + 1))
  for (const [coins, grids] of large) counts[coins] = grids
  return counts
}
