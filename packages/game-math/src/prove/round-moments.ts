import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type Fraction, fraction } from './fraction.ts'
import type { ScatterMoments, SpinMoments } from './spin-moments.ts'

/** The exact mean and mean square of coins won, and the chance of winning none. */
export interface RoundMoments {
  readonly mean: Fraction
  readonly square: Fraction
  readonly losing: Fraction
}

/** The same over all courses of the rest of a round, as whole numbers over `courses` of them. */
interface Totals {
  readonly courses: bigint
  readonly coins: bigint
  readonly squares: bigint
  readonly losing: bigint
}

/**
 * A whole round, free spins included, worked out backwards: what is left to win depends only on
 * the spins left and the spins awarded, so each such state is solved once from those after it.
 * The cap on free spins is part of the states, not an afterthought. After `played` free spins
 * everything is counted over `cycle ** (maxFreeSpins - played)` courses, those of spins that are
 * not played included: so nothing is ever reduced. [PROOF-01]
 */
export function roundMoments(
  plan: FreeSpinsPlan,
  base: SpinMoments,
  free: SpinMoments,
): RoundMoments {
  const rest = restTotals(plan, free)
  const round = spinThen(base, 1, (scatters) => {
    const won = freeSpinsWon(plan, scatters, 0)
    return rest(won, won)
  })
  return {
    mean: fraction(round.coins, round.courses),
    square: fraction(round.squares, round.courses),
    losing: fraction(round.losing, round.courses),
  }
}

/** What free spins have still to win, in doubles. */
export interface RestMoments {
  readonly mean: number
  readonly square: number
}

/** By the spins left and the spins awarded. */
export function restMoments(
  plan: FreeSpinsPlan,
  free: SpinMoments,
): (left: number, awarded: number) => RestMoments {
  const solved = new Map<string, RestMoments>()
  const rest = restTotals(plan, free)
  return (left, awarded) => {
    const name = `${left},${awarded}`
    const known = solved.get(name)
    if (known) return known
    const { coins, squares, courses } = rest(left, awarded)
    const share = (total: bigint) => Number((total * 10n ** 20n) / courses) / 1e20
    const result = { mean: share(coins), square: share(squares) }
    solved.set(name, result)
    return result
  }
}

function restTotals(
  plan: FreeSpinsPlan,
  free: SpinMoments,
): (left: number, awarded: number) => Totals {
  const solved = new Map<string, Totals>()
  const courses = [1n]
  for (let spins = 1; spins <= plan.maxFreeSpins; spins += 1) {
    courses.push((courses[spins - 1] ?? 1n) * free.cycle)
  }
  return function rest(left, awarded): Totals {
    const played = awarded - left
    const name = `${left},${awarded}`
    const known = solved.get(name)
    if (known) return known
    const result: Totals =
      left === 0
        ? nothing(courses[plan.maxFreeSpins - played] ?? 1n)
        : spinThen(free, freeMultiplier(plan, played), (scatters) => {
            const won = freeSpinsWon(plan, scatters, awarded)
            return rest(left - 1 + won, awarded + won)
          })
    solved.set(name, result)
    return result
  }
}

function nothing(courses: bigint): Totals {
  return { courses, coins: 0n, squares: 0n, losing: courses }
}

/** One spin and what follows it: given what follows, the two are independent. */
function spinThen(
  spin: SpinMoments,
  multiplier: number,
  after: (scatters: number) => Totals,
): Totals {
  const factor = BigInt(multiplier)
  let total: Totals = { courses: 0n, coins: 0n, squares: 0n, losing: 0n }
  for (const [next, each] of byWhatFollows(spin, after)) {
    const coins = each.coins * factor
    total = {
      courses: spin.cycle * next.courses,
      coins: total.coins + coins * next.courses + each.grids * next.coins,
      squares:
        total.squares +
        each.coinsSquared * factor * factor * next.courses +
        2n * coins * next.coins +
        each.grids * next.squares,
      losing: total.losing + each.losing * next.losing,
    }
  }
  return total
}

/** Numbers of scatters after which the same is left to win are taken together. */
function byWhatFollows(
  spin: SpinMoments,
  after: (scatters: number) => Totals,
): Map<Totals, ScatterMoments> {
  const together = new Map<Totals, ScatterMoments>()
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
