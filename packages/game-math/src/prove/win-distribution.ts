import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { bestRound } from './best-round.ts'
import type { SpinHistogram } from './spin-moments.ts'

/**
 * The chance of every win of a whole round, `chances[coins]`, in double precision: for the odds
 * the player is told and as a check on the exact moments, never for the return itself. Paths
 * rarer than `negligible` are dropped; `dropped` is all they could have added up to.
 */
export function winDistribution(
  plan: FreeSpinsPlan,
  base: SpinHistogram,
  free: SpinHistogram,
): { chances: Float64Array; dropped: number } {
  const chances = new Float64Array(maxWinCoins(plan, base, free) + 1)
  const freeWins = sparse(plan, free)
  let dropped = 0
  let states = new Map<string, State>()
  for (const { coins, scatters, chance } of sparse(plan, base)) {
    const won = freeSpinsWon(plan, scatters, 0)
    if (won === 0) chances[coins] = (chances[coins] ?? 0) + chance
    else addTo(states, won, won, coins, chance, chances.length)
  }
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, wins } of states.values()) {
      const possible = possibleWins(wins)
      const factor = freeMultiplier(plan, awarded - left)
      for (const { coins, scatters, chance } of freeWins) {
        const won = freeSpinsWon(plan, scatters, awarded)
        const next = left - 1 + won
        const into = next === 0 ? chances : winsOf(after, next, awarded + won, chances.length)
        dropped += shift(possible, into, coins * factor, chance)
      }
    }
    states = after
  }
  return { chances, dropped }
}

/** The largest win some round gives. */
export function maxWinCoins(plan: FreeSpinsPlan, base: SpinHistogram, free: SpinHistogram): number {
  const best = ({ byScatters, cycle }: SpinHistogram) =>
    byScatters.map((counts) => {
      const coins = counts.findLastIndex((count) => count > 0)
      return { coins, chance: (counts[coins] ?? 0) / cycle }
    })
  return bestRound(plan, best(base), best(free)).coins
}

interface State {
  readonly left: number
  readonly awarded: number
  readonly wins: Float64Array
}

const negligible = 1e-20

interface SpinWin {
  readonly coins: number
  readonly scatters: number
  readonly chance: number
}

/** Scatter counts that win the same free spins lead on alike and are taken together. */
function sparse(plan: FreeSpinsPlan, histogram: SpinHistogram): SpinWin[] {
  const merged = new Map<string, SpinWin>()
  histogram.byScatters.forEach((counts, scatters) => {
    counts.forEach((count, win) => {
      if (count === 0) return
      const name = `${plan.freeSpins[scatters]},${win}`
      const chance = count / histogram.cycle + (merged.get(name)?.chance ?? 0)
      merged.set(name, { coins: win, scatters, chance })
    })
  })
  return [...merged.values()]
}

function winsOf(states: Map<string, State>, left: number, awarded: number, size: number) {
  const name = `${left},${awarded}`
  const state = states.get(name) ?? { left, awarded, wins: new Float64Array(size) }
  states.set(name, state)
  return state.wins
}

function addTo(
  states: Map<string, State>,
  left: number,
  awarded: number,
  coins: number,
  chance: number,
  size: number,
): void {
  const wins = winsOf(states, left, awarded, size)
  wins[coins] = (wins[coins] ?? 0) + chance
}

/** The wins that can be, likeliest first: most coins of a long list can never be won. */
interface PossibleWins {
  readonly coins: Int32Array
  readonly chances: Float64Array
  /** At each place: the chances from there on together. */
  readonly rest: Float64Array
}

function possibleWins(wins: Float64Array): PossibleWins {
  const coins: number[] = []
  wins.forEach((chance, index) => {
    if (chance > 0) coins.push(index)
  })
  const sorted = Int32Array.from(coins).sort((a, b) => (wins[b] ?? 0) - (wins[a] ?? 0))
  const chances = Float64Array.from(sorted, (index) => wins[index] ?? 0)
  const rest = new Float64Array(chances.length + 1)
  for (let index = chances.length - 1; index >= 0; index -= 1) {
    rest[index] = (rest[index + 1] ?? 0) + (chances[index] ?? 0)
  }
  return { coins: sorted, chances, rest }
}

/** Adds the possible wins, `coins` larger and `chance` times as likely; returns what it dropped. */
function shift(possible: PossibleWins, into: Float64Array, coins: number, chance: number): number {
  const { coins: from, chances, rest } = possible
  for (let index = 0; index < from.length; index += 1) {
    const share = (chances[index] ?? 0) * chance
    if (share < negligible) return (rest[index] ?? 0) * chance
    const win = (from[index] ?? 0) + coins
    into[win] = (into[win] ?? 0) + share
  }
  return 0
}
