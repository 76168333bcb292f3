import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type SpinHistogram, winsIn } from './spin-moments.ts'

/** The largest win some round gives: the best spin for each scatter count, over every course. */
export function maxWinCoins(plan: FreeSpinsPlan, base: SpinHistogram, free: SpinHistogram): number {
  const best = (histogram: SpinHistogram) =>
    histogram.byScatters.map((counts) => winsIn(counts).at(-1) ?? -1)
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
