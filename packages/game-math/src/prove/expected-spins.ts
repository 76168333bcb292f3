import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type Fraction, fraction } from './fraction.ts'
import type { SpinMoments } from './spin-moments.ts'

export interface ExpectedSpins {
  readonly spins: Fraction
  /** Each spin counted as often as it multiplies its wins. */
  readonly multiplied: Fraction
}

/**
 * The exact expected number of free spins in a round, worked out forwards: the chance of every
 * (left, awarded) after each spin. With it the return follows from Wald's identity, because
 * whether a free spin is played never depends on what it wins. Chances are whole numbers over
 * `base.cycle * free.cycle ** played`.
 */
export function expectedFreeSpins(
  plan: FreeSpinsPlan,
  base: SpinMoments,
  free: SpinMoments,
): ExpectedSpins {
  let states = new Map<string, State>()
  base.byScatters.forEach(({ grids }, scatters) => {
    const won = freeSpinsWon(plan, scatters, 0)
    if (won > 0) add(states, { left: won, awarded: won, courses: grids })
  })
  let [spins, multiplied, all] = [0n, 0n, base.cycle]
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, courses } of states.values()) {
      spins += courses
      multiplied += courses * BigInt(freeMultiplier(plan, awarded - left))
      free.byScatters.forEach(({ grids }, scatters) => {
        const won = freeSpinsWon(plan, scatters, awarded)
        const next = left - 1 + won
        if (next === 0 || grids === 0n) return
        add(after, { left: next, awarded: awarded + won, courses: courses * grids })
      })
    }
    states = after
    all *= free.cycle
    spins *= free.cycle
    multiplied *= free.cycle
  }
  return { spins: fraction(spins, all), multiplied: fraction(multiplied, all) }
}

interface State {
  readonly left: number
  readonly awarded: number
  readonly courses: bigint
}

function add(states: Map<string, State>, state: State): void {
  const name = `${state.left},${state.awarded}`
  const courses = state.courses + (states.get(name)?.courses ?? 0n)
  states.set(name, { ...state, courses })
}
