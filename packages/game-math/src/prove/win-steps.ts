import type { BestWin } from './best-round.ts'
import type { RestMoments } from './round-moments.ts'
import { type SpinHistogram, winsIn } from './spin-moments.ts'

/** How wins are told apart: in steps, and so many of them; what is more is added up. */
export interface Steps {
  readonly step: number
  readonly steps: number
  readonly beyond: Beyond
}

/** The chance of a win, the coins expected of it and the square expected of them. */
export interface Beyond {
  chance: number
  coins: number
  squares: number
}

/** A win in steps. */
export interface SpinWin {
  readonly win: number
  readonly chance: number
}

/** The best spin for each number of scatters. */
export function bestSpins({ byScatters, cycle }: SpinHistogram): BestWin[] {
  return byScatters.map((counts) => {
    const coins = winsIn(counts).at(-1) ?? -1
    return { coins, chance: (counts[coins] ?? 0) / cycle }
  })
}

export function addBelow({ steps }: Steps, into: Float64Array, wins: readonly SpinWin[]): void {
  for (const { win, chance } of wins) {
    if (win < steps) into[win] = (into[win] ?? 0) + chance
  }
}

/** What goes beyond the last step when one of `wins` comes on top of `before`. */
export function addBeyond(
  { steps, step, beyond }: Steps,
  before: Float64Array,
  wins: readonly SpinWin[],
  rest: RestMoments,
): void {
  const above = tailsOf(before, step)
  let [all, coins, squares] = [0, 0, 0]
  for (const { win, chance } of wins) {
    const from = Math.max(0, steps - win)
    if (from >= before.length) continue
    const [share, shareCoins] = [(above.chances[from] ?? 0) * chance, above.coins[from] ?? 0]
    const moved = win * step
    all += share
    coins += shareCoins * chance + moved * share
    squares += ((above.squares[from] ?? 0) + 2 * moved * shareCoins) * chance + moved ** 2 * share
  }
  beyond.chance += all
  beyond.coins += coins + all * rest.mean
  beyond.squares += squares + 2 * coins * rest.mean + all * rest.square
}

interface Tails {
  readonly chances: Float64Array
  readonly coins: Float64Array
  readonly squares: Float64Array
}

const knownTails = new WeakMap<Float64Array, Tails>()

/** At each win: all chances from there on together, the coins they expect, and the squares. */
function tailsOf(wins: Float64Array, step: number): Tails {
  const known = knownTails.get(wins)
  if (known) return known
  const tail = () => new Float64Array(wins.length + 1)
  const tails = { chances: tail(), coins: tail(), squares: tail() }
  for (let win = wins.length - 1; win >= 0; win -= 1) {
    const [chance, coins] = [wins[win] ?? 0, win * step]
    tails.chances[win] = (tails.chances[win + 1] ?? 0) + chance
    tails.coins[win] = (tails.coins[win + 1] ?? 0) + chance * coins
    tails.squares[win] = (tails.squares[win + 1] ?? 0) + chance * coins * coins
  }
  knownTails.set(wins, tails)
  return tails
}

/** All wins are whole multiples of it; most games pay in fives, which is a fifth of the work. */
export function commonStep(...histograms: readonly SpinHistogram[]): number {
  let step = 0
  for (const { byScatters } of histograms) {
    for (const counts of byScatters) {
      for (const coins of winsIn(counts)) step = commonDivisor(coins, step)
    }
  }
  return Math.max(step, 1)
}

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export function inCoins(chances: Float64Array, step: number): Float64Array {
  const coins = new Float64Array((chances.length - 1) * step + 1)
  chances.forEach((chance, win) => {
    coins[win * step] = chance
  })
  return coins
}
