import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type Fraction, fraction, multiply, one, plus, zero } from './fraction.ts'
import type { SpinMoments } from './spin-moments.ts'

/** The exact mean and mean square of coins won, and the chance of winning none. */
export interface RoundMoments {
  readonly mean: Fraction
  readonly square: Fraction
  readonly losing: Fraction
}

/**
 * A whole round, free spins included, worked out backwards: what is left to win depends only on
 * the spins left and the spins awarded, so each such state is solved once from those after it.
 * The cap on free spins is part of the states, not an afterthought. [PROOF-01]
 */
export function roundMoments(
  plan: FreeSpinsPlan,
  base: SpinMoments,
  free: SpinMoments,
): RoundMoments {
  const solved = new Map<string, RoundMoments>()

  function rest(left: number, awarded: number): RoundMoments {
    if (left === 0) return { mean: zero, square: zero, losing: one }
    const name = `${left},${awarded}`
    const known = solved.get(name)
    if (known) return known
    const result = spinThen(free, freeMultiplier(plan, awarded - left), (scatters) => {
      const won = freeSpinsWon(plan, scatters, awarded)
      return rest(left - 1 + won, awarded + won)
    })
    solved.set(name, result)
    return result
  }

  return spinThen(base, 1, (scatters) => {
    const won = freeSpinsWon(plan, scatters, 0)
    return rest(won, won)
  })
}

/** One spin and what follows it: given the scatters, the two are independent. */
function spinThen(
  spin: SpinMoments,
  multiplier: number,
  after: (scatters: number) => RoundMoments,
): RoundMoments {
  let total: RoundMoments = { mean: zero, square: zero, losing: zero }
  spin.byScatters.forEach(({ grids, losing, coins, coinsSquared }, scatters) => {
    if (grids === 0n) return
    const next = after(scatters)
    const factor = BigInt(multiplier)
    const chance = fraction(grids, spin.cycle)
    const won = fraction(coins * factor, spin.cycle)
    const wonSquared = fraction(coinsSquared * factor * factor, spin.cycle)
    const cross = multiply(plus(won, won), next.mean)
    total = {
      mean: plus(total.mean, plus(won, multiply(chance, next.mean))),
      square: plus(plus(total.square, wonSquared), plus(cross, multiply(chance, next.square))),
      losing: plus(total.losing, multiply(fraction(losing, spin.cycle), next.losing)),
    }
  })
  return total
}
