import { invariant } from '@nordlys/core'

/** How many of all the grids of one spin give each win: `byScatters[scatters][coins]`. */
export interface SpinHistogram {
  readonly cycle: number
  readonly byScatters: readonly Float64Array[]
}

/**
 * What the proof needs of one spin, as whole counts over its cycle, apart for each number of
 * scatters because that number decides what follows. Coins are before any multiplier.
 */
export interface SpinMoments {
  readonly cycle: bigint
  readonly byScatters: readonly ScatterMoments[]
}

export interface ScatterMoments {
  readonly grids: bigint
  /** Grids that win nothing. */
  readonly losing: bigint
  readonly coins: bigint
  readonly coinsSquared: bigint
}

/** Kept as long as the histogram: figures, odds and distributions all ask for them. */
const known = new WeakMap<SpinHistogram, SpinMoments>()

/** Method A's moments, read off its histogram. */
export function momentsOf(histogram: SpinHistogram): SpinMoments {
  const moments = known.get(histogram) ?? addUp(histogram)
  known.set(histogram, moments)
  return moments
}

function addUp(histogram: SpinHistogram): SpinMoments {
  const byScatters = histogram.byScatters.map((counts) => {
    let [grids, coins, coinsSquared] = [0n, 0n, 0n]
    for (const win of winsIn(counts)) {
      const ofWin = BigInt(counts[win] ?? 0)
      grids += ofWin
      coins += ofWin * BigInt(win)
      coinsSquared += ofWin * BigInt(win) ** 2n
    }
    return { grids, losing: BigInt(counts[0] ?? 0), coins, coinsSquared }
  })
  return { cycle: BigInt(histogram.cycle), byScatters }
}

/** The wins that some grid gives. A loop, because most entries of a long histogram are none. */
export function winsIn(counts: Float64Array): number[] {
  const wins: number[] = []
  for (let coins = 0; coins < counts.length; coins += 1) {
    if (counts[coins] !== 0) wins.push(coins)
  }
  return wins
}

/** Crashes when two methods differ in one count. */
export function requireSameMoments(a: SpinMoments, b: SpinMoments): void {
  invariant(a.cycle === b.cycle, 'methods A and B differ in the cycle')
  a.byScatters.forEach((each, scatters) => {
    const other = b.byScatters[scatters]
    const isSame =
      each.grids === other?.grids &&
      each.losing === other.losing &&
      each.coins === other.coins &&
      each.coinsSquared === other.coinsSquared
    invariant(isSame, `methods A and B differ with ${scatters} scatters`)
  })
}
