import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type Fraction, fraction, multiply, one, plus, zero } from './fraction.ts'
import type { ScatterMoments, SpinMoments } from './spin-moments.ts'

/** The exact mean and mean square of coins won, and the chance of winning none. */
export interface RoundMoments {
  readonly mean: Fraction
  readonly square: Fraction
  readonly losing: Fraction
}

const nothingLeft: RoundMoments = { mean: zero, square: zero, losing: one }

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
    if (left === 0) return nothingLeft
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

/** One spin and what follows it: given what follows, the two are independent. */
function spinThen(
  spin: SpinMoments,
  multiplier: number,
  after: (scatters: number) => RoundMoments,
): RoundMoments {
  let total: RoundMoments = { mean: zero, square: zero, losing: zero }
  const factor = BigInt(multiplier)
  for (const [next, { grids, losing, coins, coinsSquared }] of byWhatFollows(spin, after)) {
    const won = coins * factor
    const square = times(plus(next.mean, next.mean), won)
    total = {
      mean: plus(total.mean, plus(whole(won), times(next.mean, grids))),
      square: plus(
        plus(total.square, whole(coinsSquared * factor * factor)),
        plus(square, times(next.square, grids)),
      ),
      losing: plus(total.losing, times(next.losing, losing)),
    }
  }
  const share = fraction(1n, spin.cycle)
  return {
    mean: multiply(total.mean, share),
    square: multiply(total.square, share),
    losing: multiply(total.losing, share),
  }
}

/** Numbers of scatters after which the same is left to win are taken together. */
function byWhatFollows(
  spin: SpinMoments,
  after: (scatters: number) => RoundMoments,
): Map<RoundMoments, ScatterMoments> {
  const together = new Map<RoundMoments, ScatterMoments>()
  for (const [scatters, each] of spin.byScatters.entries()) {
    if (each.grids === 0n) continue
    const next = after(scatters)
    const known = together.get(next)
    together.set(next, known ? add(known, each) : each)
  }
  return together
}

function add(a: ScatterMoments, b: ScatterMoments): ScatterMoments {
  return {
    grids: a.grids + b.grids,
    losing: a.losing + b.losing,
    coins: a.coins + b.coins,
    coinsSquared: a.coinsSquared + b.coinsSquared,
  }
}

function times({ numerator, denominator }: Fraction, factor: bigint): Fraction {
  return fraction(numerator * factor, denominator)
}

function whole(value: bigint): Fraction {
  return fraction(value, 1n)
}
