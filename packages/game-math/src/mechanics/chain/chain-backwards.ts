import { fraction } from '../../prove/fraction.ts'
import type { RoundMoments } from '../../prove/round-moments.ts'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import { leastCommonOf } from './mix.ts'
import { outcomesOf } from './outcomes.ts'
import { type SpinChain, totalWeight } from './spin-chain.ts'

/** Over all courses of the rest of a round: `cycle ** spins` of them. */
interface Totals {
  readonly spins: number
  readonly coins: bigint
  readonly squares: bigint
  readonly losing: bigint
}

const over: Totals = { spins: 0, coins: 0n, squares: 0n, losing: 1n }

/**
 * A whole round, worked out backwards: each state is solved once, from those after it. Everything
 * is counted over powers of a cycle that all kinds of spins divide, so nothing is reduced before
 * the end. [PROOF-01]
 */
export function chainBackwards(
  { states, starts }: SpinChain,
  spins: readonly SpinMoments[],
): RoundMoments {
  const cycle = spins.reduce((all, spin) => leastCommonOf(all, spin.cycle), 1n)
  const powers = [1n]
  const power = (exponent: number): bigint => {
    const known = powers[exponent] ?? power(exponent - 1) * cycle
    powers[exponent] = known
    return known
  }
  const solved: Totals[] = []
  for (let number = states.length - 1; number >= 0; number -= 1) {
    const state = states[number]
    const spin = state && spins[state.kind]
    if (!state || !spin) continue
    const outcomes = outcomesOf(state, spin)
    const rests = outcomes.map(({ next }) => solved[next] ?? over)
    const most = Math.max(...rests.map((rest) => rest.spins))
    const factor = BigInt(state.multiplier)
    let [coins, squares, losing] = [0n, 0n, 0n]
    for (const [index, outcome] of outcomes.entries()) {
      const rest = rests[index] ?? over
      const [courses, more] = [power(most), power(most - rest.spins)]
      const won = outcome.coins * factor
      coins += won * courses + outcome.grids * rest.coins * more
      squares +=
        outcome.coinsSquared * factor * factor * courses +
        2n * won * rest.coins * more +
        outcome.grids * rest.squares * more
      losing += outcome.losing * rest.losing * more
    }
    const scale = cycle / spin.cycle
    solved[number] = {
      spins: most + 1,
      coins: coins * scale,
      squares: squares * scale,
      losing: losing * scale,
    }
  }
  const most = Math.max(...starts.map(({ state }) => solved[state]?.spins ?? 0))
  const all = power(most) * BigInt(totalWeight(starts))
  const sumOf = (what: 'coins' | 'squares' | 'losing') =>
    starts.reduce((sum, { weight, state }) => {
      const rest = solved[state] ?? over
      return sum + BigInt(weight) * rest[what] * power(most - rest.spins)
    }, 0n)
  return {
    mean: fraction(sumOf('coins'), all),
    square: fraction(sumOf('squares'), all),
    losing: fraction(sumOf('losing'), all),
  }
}
