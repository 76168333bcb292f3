import type { CompiledGame } from '../slot/compile.ts'
import { type Fraction, fraction, multiply, plus, zero } from './fraction.ts'
import { freeSpinsWon } from './round-moments.ts'
import type { SpinMoments } from './spin-moments.ts'

/**
 * The exact expected number of free spins in a round, worked out forwards: the chance of every
 * (left, awarded) after each spin. With it the return follows from Wald's identity, because
 * whether a free spin is played never depends on what it wins.
 */
export function expectedFreeSpins(
  game: CompiledGame,
  base: SpinMoments,
  free: SpinMoments,
): Fraction {
  let states = new Map<string, State>()
  base.byScatters.forEach(({ grids }, scatters) => {
    const won = freeSpinsWon(game, scatters, 0)
    if (won > 0) add(states, { left: won, awarded: won, chance: fraction(grids, base.cycle) })
  })
  let expected = zero
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, chance } of states.values()) {
      expected = plus(expected, chance)
      free.byScatters.forEach(({ grids }, scatters) => {
        const won = freeSpinsWon(game, scatters, awarded)
        const next = left - 1 + won
        if (next === 0 || grids === 0n) return
        const share = multiply(chance, fraction(grids, free.cycle))
        add(after, { left: next, awarded: awarded + won, chance: share })
      })
    }
    states = after
  }
  return expected
}

interface State {
  readonly left: number
  readonly awarded: number
  readonly chance: Fraction
}

function add(states: Map<string, State>, state: State): void {
  const name = `${state.left},${state.awarded}`
  const known = states.get(name)
  const chance = known ? plus(known.chance, state.chance) : state.chance
  states.set(name, { ...state, chance })
}
