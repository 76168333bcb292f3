import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type RestMoments, restMoments } from './round-moments.ts'
import { momentsOf, type SpinHistogram } from './spin-moments.ts'

/**
 * The chance of every win of a whole round in double precision: for the odds the player is told
 * and as a check on the exact moments, never for the return itself. Wins from `belowCoins` on are
 * added up as one, with their moments: of a round that has won so much already, what is left to
 * win is known. Paths rarer than `negligible` are dropped. [PROOF-01]
 */
export function winDistribution(
  plan: FreeSpinsPlan,
  base: SpinHistogram,
  free: SpinHistogram,
  belowCoins: number,
): WinDistribution {
  const step = commonStep(base, free)
  const maxCoins = maxWinCoins(plan, base, free)
  const rest = restMoments(plan, momentsOf(free))
  const walk: Walk = {
    steps: Math.min(Math.ceil(belowCoins / step), maxCoins / step + 1),
    beyond: { chance: 0, coins: 0, squares: 0 },
    dropped: 0,
  }
  const chances = new Float64Array(walk.steps)
  const freeWins = sparse(plan, free, step)
  let states = new Map<string, State>()
  for (const { win, scatters, chance } of sparse(plan, base, step)) {
    const won = freeSpinsWon(plan, scatters, 0)
    if (win >= walk.steps) {
      const coins = win * step
      goBeyond(walk.beyond, chance, coins * chance, coins * coins * chance, rest(won, won))
      continue
    }
    const into = won === 0 ? chances : winsOf(states, won, won, walk.steps)
    into[win] = (into[win] ?? 0) + chance
  }
  while (states.size > 0) {
    const after = new Map<string, State>()
    for (const { left, awarded, wins } of states.values()) {
      const possible = possibleWins(wins, step)
      const factor = freeMultiplier(plan, awarded - left)
      for (const { win, scatters, chance } of freeWins) {
        const won = freeSpinsWon(plan, scatters, awarded)
        const [next, all] = [left - 1 + won, awarded + won]
        const into = next === 0 ? chances : winsOf(after, next, all, walk.steps)
        shift(walk, possible, into, win * factor, chance, () => rest(next, all))
      }
    }
    states = after
  }
  const { beyond, dropped } = walk
  return { chances: inCoins(chances, step), beyond, dropped, maxCoins }
}

/** `chances[coins]` below some number of coins, and all that is more together. */
export interface WinDistribution {
  readonly chances: Float64Array
  readonly beyond: Beyond
  /** All that dropped paths could have added up to. */
  readonly dropped: number
  /** The largest win that has a chance. */
  readonly maxCoins: number
}

/** The chance of a win, the expected coins and their expected square. */
interface Beyond {
  chance: number
  coins: number
  squares: number
}

export const nothingBeyond: Readonly<Beyond> = { chance: 0, coins: 0, squares: 0 }

interface Walk {
  readonly steps: number
  readonly beyond: Beyond
  dropped: number
}

function goBeyond(
  beyond: Beyond,
  chance: number,
  coins: number,
  squares: number,
  rest: RestMoments,
): void {
  beyond.chance += chance
  beyond.coins += coins + chance * rest.mean
  beyond.squares += squares + 2 * coins * rest.mean + chance * rest.square
}

/** The largest win some round gives: the best spin for each scatter count, over every course. */
export function maxWinCoins(plan: FreeSpinsPlan, base: SpinHistogram, free: SpinHistogram): number {
  const best = (histogram: SpinHistogram) =>
    histogram.byScatters.map((counts) => counts.findLastIndex((count) => count > 0))
  const [bestBase, bestFree] = [best(base), best(free)]
  const solved = new Map<string, number>()

  function rest(left: number, awarded: number): number {
    if (left === 0) return 0
    const name = `${left},${awarded}`
    const known =
      solved.get(name) ?? most(bestFree, freeMultiplier(plan, awarded - left), awarded, left - 1)
    solved.set(name, known)
    return known
  }
  function most(wins: readonly number[], multiplier: number, awarded: number, left: number) {
    const courses = wins.map((coins, scatters) => {
      if (coins < 0) return -1
      const won = freeSpinsWon(plan, scatters, awarded)
      return coins * multiplier + rest(left + won, awarded + won)
    })
    return Math.max(...courses)
  }
  return most(bestBase, 1, 0, 0)
}

/** All wins are whole multiples of it; most games pay in fives, which is a fifth of the work. */
function commonStep(...histograms: readonly SpinHistogram[]): number {
  let step = 0
  for (const { byScatters } of histograms) {
    for (const counts of byScatters) {
      counts.forEach((count, coins) => {
        if (count > 0) step = commonDivisor(coins, step)
      })
    }
  }
  return Math.max(step, 1)
}

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** Wins are in steps, as in all that follows. */
interface State {
  readonly left: number
  readonly awarded: number
  readonly wins: Float64Array
}

const negligible = 1e-20

interface SpinWin {
  readonly win: number
  readonly scatters: number
  readonly chance: number
}

/** Scatter counts that win the same free spins lead on alike and are taken together. */
function sparse(plan: FreeSpinsPlan, histogram: SpinHistogram, step: number): SpinWin[] {
  const merged = new Map<string, SpinWin>()
  histogram.byScatters.forEach((counts, scatters) => {
    counts.forEach((count, coins) => {
      if (count === 0) return
      const name = `${plan.freeSpins[scatters]},${coins}`
      const chance = count / histogram.cycle + (merged.get(name)?.chance ?? 0)
      merged.set(name, { win: coins / step, scatters, chance })
    })
  })
  return [...merged.values()]
}

function winsOf(states: Map<string, State>, left: number, awarded: number, steps: number) {
  const name = `${left},${awarded}`
  const state = states.get(name) ?? { left, awarded, wins: new Float64Array(steps) }
  states.set(name, state)
  return state.wins
}

interface PossibleWins {
  readonly wins: Float64Array
  /** At each win: the largest chance from there on. */
  readonly largest: Float64Array
  /** All chances from there on together, the coins they expect, and the squares. */
  readonly rest: Float64Array
  readonly restCoins: Float64Array
  readonly restSquares: Float64Array
  readonly step: number
}

function possibleWins(wins: Float64Array, step: number): PossibleWins {
  const last = wins.findLastIndex((chance) => chance > 0)
  const tail = () => new Float64Array(last + 2)
  const [largest, rest, restCoins, restSquares] = [tail(), tail(), tail(), tail()]
  for (let win = last; win >= 0; win -= 1) {
    const [chance, coins] = [wins[win] ?? 0, win * step]
    largest[win] = Math.max(largest[win + 1] ?? 0, chance)
    rest[win] = (rest[win + 1] ?? 0) + chance
    restCoins[win] = (restCoins[win + 1] ?? 0) + chance * coins
    restSquares[win] = (restSquares[win + 1] ?? 0) + chance * coins * coins
  }
  return { wins, largest, rest, restCoins, restSquares, step }
}

/** Adds the possible wins, `more` larger and `chance` times as likely. */
function shift(
  walk: Walk,
  possible: PossibleWins,
  into: Float64Array,
  more: number,
  chance: number,
  restAfter: () => RestMoments,
): void {
  const { wins, largest, rest, restCoins, restSquares, step } = possible
  const inside = Math.max(0, Math.min(walk.steps - more, rest.length - 1))
  const end = Math.min(inside, firstBelow(largest, negligible / chance))
  for (let win = 0; win < end; win += 1) {
    into[win + more] = (into[win + more] ?? 0) + (wins[win] ?? 0) * chance
  }
  const above = rest[inside] ?? 0
  walk.dropped += ((rest[end] ?? 0) - above) * chance
  if (above === 0) return
  const [coins, moved] = [restCoins[inside] ?? 0, more * step]
  goBeyond(
    walk.beyond,
    above * chance,
    (coins + moved * above) * chance,
    ((restSquares[inside] ?? 0) + 2 * moved * coins + moved * moved * above) * chance,
    restAfter(),
  )
}

/** The first place of falling values that is below a bound; the last value is 0. */
function firstBelow(falling: Float64Array, bound: number): number {
  let [from, to] = [0, falling.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((falling[middle] ?? 0) < bound) to = middle
    else from = middle + 1
  }
  return from
}

function inCoins(chances: Float64Array, step: number): Float64Array {
  const coins = new Float64Array((chances.length - 1) * step + 1)
  chances.forEach((chance, win) => {
    coins[win * step] = chance
  })
  return coins
}
