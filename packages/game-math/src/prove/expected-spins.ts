import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type Fraction, fraction, multiply, plus, zero } from './fraction.ts'
import type { SpinMoments } from './spin-moments.ts'

export interface ExpectedSpins {
  readonly spins: Fraction
  /** Each spin counted as often as it multiplies its wins. */
  readonly multiplied: Fraction
}

/**
 * The exact expected number of free spins in a round, worked out forwards: the chance of every
 * (left, awarded) after each spin. With it the return follows from Wald's identity, because
 * whether a free spin is played never depends on what it wins.
 */
export function expectedFreeSpins(
  plan: FreeSpinsPlan,
  base: SpinMoments,
  free: SpinMoments,
): ExpectedSpins {
  let states = new Map<string, State>()
  base.byScatters.forEach(({ grids }, scatters) => {
    const won = freeSpinsWon(plan, scatters, 0)
    if (won > 0) add(states, { left: won, awarded: won, chance: fraction(grids, base.cycle) })
  })
  let [spins, multiplied] = [zero, zero]
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, chance } of states.values()) {
      const factor = fraction(freeMultiplier(plan, awarded - left), 1)
      spins = plus(spins, chance)
      multiplied = plus(multiplied, multiply(chance, factor))
      free.byScatters.forEach(({ grids }, scatters) => {
        const won = freeSpinsWon(plan, scatters, awarded)
        const next = left - 1 + won
        if (next === 0 || grids === 0n) return
        const share = multiply(chance, fraction(grids, free.cycle))
        add(after, { left: next, awarded: awarded + won, chance: share })
      })
    }
    states = after
  }
  return { spins, multiplied }
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
