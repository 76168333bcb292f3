import { invariant } from '@nordlys/core'
import type { SpinHistogram, SpinMoments } from '../../prove/spin-moments.ts'

/** One of the variants a spin is drawn from. */
interface Part<Of> {
  readonly weight: number
  readonly of: Of
}

/**
 * The counts of a spin that is drawn from variants: each as often as it weighs, over a cycle that
 * all of their cycles divide.
 */
export function mixHistograms(parts: readonly Part<SpinHistogram>[]): SpinHistogram {
  const [only] = parts
  if (only && parts.length === 1) return only.of
  const common = parts.reduce((all, { of }) => leastCommon(all, of.cycle), 1)
  const weights = parts.reduce((total, { weight }) => total + weight, 0)
  invariant(common * weights < 2 ** 53, `a cycle of ${common} grids is too long to mix`)
  const tallies = Math.max(...parts.map(({ of }) => of.byScatters.length))
  return {
    cycle: common * weights,
    byScatters: Array.from({ length: tallies }, (_, tally) => {
      const counts = parts.map(({ of }) => of.byScatters[tally] ?? new Float64Array(1))
      const mixed = new Float64Array(Math.max(...counts.map(({ length }) => length)))
      for (const [index, { weight, of }] of parts.entries()) {
        const times = weight * (common / of.cycle)
        counts[index]?.forEach((grids, coins) => {
          mixed[coins] = (mixed[coins] ?? 0) + grids * times
        })
      }
      return mixed
    }),
  }
}

/** The same of moments. */
export function mixMoments(parts: readonly Part<SpinMoments>[]): SpinMoments {
  const [only] = parts
  if (only && parts.length === 1) return only.of
  const common = parts.reduce((all, { of }) => leastCommonOf(all, of.cycle), 1n)
  const weights = parts.reduce((total, { weight }) => total + BigInt(weight), 0n)
  const tallies = Math.max(...parts.map(({ of }) => of.byScatters.length))
  return {
    cycle: common * weights,
    byScatters: Array.from({ length: tallies }, (_, tally) => {
      let [grids, losing, coins, coinsSquared] = [0n, 0n, 0n, 0n]
      for (const { weight, of } of parts) {
        const each = of.byScatters[tally]
        const times = BigInt(weight) * (common / of.cycle)
        grids += times * (each?.grids ?? 0n)
        losing += times * (each?.losing ?? 0n)
        coins += times * (each?.coins ?? 0n)
        coinsSquared += times * (each?.coinsSquared ?? 0n)
      }
      return { grids, losing, coins, coinsSquared }
    }),
  }
}

export function leastCommonOf(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return (a / larger) * b
}

function leastCommon(a: number, b: number): number {
  return Number(leastCommonOf(BigInt(a), BigInt(b)))
}
