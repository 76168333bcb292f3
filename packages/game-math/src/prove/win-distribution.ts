import type { CompiledGame } from '../slot/compile.ts'
import type { SpinHistogram } from './cycle.ts'
import { freeSpinsWon } from './round-moments.ts'

/**
 * The chance of every win of a whole round, `chances[coins]`, in double precision: for the odds
 * the player is told and as a check on the exact moments, never for the return itself. Paths
 * rarer than `negligible` are dropped; `dropped` is all they could have added up to.
 */
export function winDistribution(
  game: CompiledGame,
  base: SpinHistogram,
  free: SpinHistogram,
): { chances: Float64Array; dropped: number } {
  const chances = new Float64Array(maxWinCoins(game, base, free) + 1)
  const freeWins = sparse(game, free, game.freeMultiplier)
  let dropped = 0
  let states = new Map<string, State>()
  for (const { coins, scatters, chance } of sparse(game, base, 1)) {
    const won = freeSpinsWon(game, scatters, 0)
    if (won === 0) chances[coins] = (chances[coins] ?? 0) + chance
    else addTo(states, won, won, coins, chance, chances.length)
  }
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, wins } of states.values()) {
      const possible = Int32Array.from(wins.keys()).filter((coins) => (wins[coins] ?? 0) > 0)
      for (const { coins, scatters, chance } of freeWins) {
        const won = freeSpinsWon(game, scatters, awarded)
        const next = left - 1 + won
        const into = next === 0 ? chances : winsOf(after, next, awarded + won, chances.length)
        dropped += shift(wins, possible, into, coins, chance)
      }
    }
    states = after
  }
  return { chances, dropped }
}

/** The largest win some round gives: the best spin for each scatter count, over every course. */
export function maxWinCoins(game: CompiledGame, base: SpinHistogram, free: SpinHistogram): number {
  const best = (histogram: SpinHistogram) =>
    histogram.byScatters.map((counts) => counts.findLastIndex((count) => count > 0))
  const [bestBase, bestFree] = [best(base), best(free)]
  const solved = new Map<string, number>()

  function rest(left: number, awarded: number): number {
    if (left === 0) return 0
    const name = `${left},${awarded}`
    const known = solved.get(name) ?? most(bestFree, game.freeMultiplier, awarded, left - 1)
    solved.set(name, known)
    return known
  }
  function most(wins: readonly number[], multiplier: number, awarded: number, left: number) {
    const courses = wins.map((coins, scatters) => {
      if (coins < 0) return -1
      const won = freeSpinsWon(game, scatters, awarded)
      return coins * multiplier + rest(left + won, awarded + won)
    })
    return Math.max(...courses)
  }
  return most(bestBase, 1, 0, 0)
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
function sparse(game: CompiledGame, histogram: SpinHistogram, multiplier: number): SpinWin[] {
  const merged = new Map<string, SpinWin>()
  histogram.byScatters.forEach((counts, scatters) => {
    counts.forEach((count, win) => {
      if (count === 0) return
      const name = `${game.freeSpins[scatters]},${win}`
      const chance = count / histogram.cycle + (merged.get(name)?.chance ?? 0)
      merged.set(name, { coins: win * multiplier, scatters, chance })
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

/** Adds the possible wins, `coins` larger and `chance` times as likely; returns what it dropped. */
function shift(
  wins: Float64Array,
  possible: Int32Array,
  into: Float64Array,
  coins: number,
  chance: number,
): number {
  let dropped = 0
  for (const win of possible) {
    const share = (wins[win] ?? 0) * chance
    if (share < negligible) dropped += share
    else into[win + coins] = (into[win + coins] ?? 0) + share
  }
  return dropped
}
