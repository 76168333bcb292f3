import type { Chance } from './chance.ts'
import type { Paytable } from './spec.ts'

/** How a paytable falls, as exponents of steepness. */
interface Slopes {
  readonly symbols: number
  readonly counts: readonly number[]
  /** From one symbol to the next cheaper one. */
  readonly bySymbol: number
  /** From one count to the next lower one. */
  readonly byCount: number
}

/** Geometric over rank and count, with a little chance in it that stays while steepness moves. */
export function geometricShape(slopes: Slopes, chance: Chance): (steepness: number) => Paytable {
  const ranks = Array.from({ length: slopes.symbols }, (_, rank) => rank)
  const jitter = ranks.map(() => chance.between(0.85, 1.15))
  const bend = chance.between(0.85, 1.2)
  return (steepness) =>
    ranks.map((rank) =>
      slopes.counts.map((_, place) => {
        const fall = slopes.bySymbol * rank ** bend
        const rise = slopes.byCount * place * (jitter[rank] ?? 1)
        return Math.exp(steepness * (rise - fall)) * (jitter[rank] ?? 1)
      }),
    )
}
