import { type Fraction, fraction, multiply, plus, zero } from '../../prove/fraction.ts'
import type { ChainPartName } from '../../prove/par.ts'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import { outcomesOf } from './outcomes.ts'
import { type SpinChain, totalWeight } from './spin-chain.ts'

/** What one part of a round gives, per round. */
export interface PartShare {
  readonly part: ChainPartName
  /** Expected coins. */
  readonly mean: Fraction
  /** The chance that it comes. */
  readonly begun: Fraction
  /** Expected spins. */
  readonly spins: Fraction
}

/**
 * The exact expected return, worked out forwards: the chance of every state, and what its spin
 * expects. Whether a spin is played never depends on what it wins itself. [PROOF-01]
 */
export function chainForwards(
  { states, starts }: SpinChain,
  spins: readonly SpinMoments[],
): { readonly mean: Fraction; readonly parts: readonly PartShare[] } {
  const chances = states.map(() => zero)
  const parts = new Map<ChainPartName, PartShare>()
  const add = (part: ChainPartName, share: Partial<PartShare>) => {
    const known = parts.get(part) ?? { part, mean: zero, begun: zero, spins: zero }
    parts.set(part, {
      part,
      mean: plus(known.mean, share.mean ?? zero),
      begun: plus(known.begun, share.begun ?? zero),
      spins: plus(known.spins, share.spins ?? zero),
    })
  }
  const total = totalWeight(starts)
  for (const { weight, state } of starts) {
    const chance = fraction(weight, total)
    chances[state] = plus(chances[state] ?? zero, chance)
    add(states[state]?.part ?? 'base', { begun: chance })
  }
  for (const [number, state] of states.entries()) {
    const [chance = zero, spin] = [chances[number], spins[state.kind]]
    if (!spin || chance.numerator === 0n) continue
    let coins = 0n
    for (const outcome of outcomesOf(state, spin)) {
      coins += outcome.coins
      const after = states[outcome.next]
      if (!after) continue
      const flow = multiply(chance, fraction(outcome.grids, spin.cycle))
      chances[outcome.next] = plus(chances[outcome.next] ?? zero, flow)
      if (after.part !== state.part) add(after.part, { begun: flow })
    }
    const mean = multiply(chance, fraction(coins * BigInt(state.multiplier), spin.cycle))
    add(state.part, { mean, spins: chance })
  }
  const shares = [...parts.values()]
  return { mean: shares.reduce((sum, { mean }) => plus(sum, mean), zero), parts: shares }
}

/** How often each state's kind of spin is expected in a round, times its multiplier; in doubles. */
export function expectedByKind(
  { kinds, states, starts }: SpinChain,
  spins: readonly SpinMoments[],
): number[] {
  const byKind = kinds.map(() => 0)
  const chances = new Float64Array(states.length)
  const total = totalWeight(starts)
  for (const { weight, state } of starts) chances[state] = (chances[state] ?? 0) + weight / total
  for (const [number, state] of states.entries()) {
    const [chance = 0, spin] = [chances[number], spins[state.kind]]
    if (!spin || chance === 0) continue
    byKind[state.kind] = (byKind[state.kind] ?? 0) + chance * state.multiplier
    for (const { next, grids } of outcomesOf(state, spin)) {
      if (next < 0) continue
      chances[next] = (chances[next] ?? 0) + (chance * Number(grids)) / Number(spin.cycle)
    }
  }
  return byKind
}
