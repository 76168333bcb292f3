import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'

/** The largest win of a spin or round, -1 when it cannot be, and how likely it is. */
export interface BestWin {
  readonly coins: number
  readonly chance: number
}

/** The largest win some round gives: the best spin for each scatter count, over every course. */
export function bestRound(
  plan: FreeSpinsPlan,
  base: readonly BestWin[],
  free: readonly BestWin[],
): BestWin {
  const solved = new Map<string, BestWin>()

  function rest(left: number, awarded: number): BestWin {
    if (left === 0) return { coins: 0, chance: 1 }
    const name = `${left},${awarded}`
    const multiplier = freeMultiplier(plan, awarded - left)
    const known = solved.get(name) ?? most(free, multiplier, awarded, left - 1)
    solved.set(name, known)
    return known
  }
  function most(spins: readonly BestWin[], multiplier: number, awarded: number, left: number) {
    let best: BestWin = { coins: -1, chance: 0 }
    for (const [scatters, { coins, chance }] of spins.entries()) {
      if (coins < 0) continue
      const won = freeSpinsWon(plan, scatters, awarded)
      const after = rest(left + won, awarded + won)
      const total = coins * multiplier + after.coins
      if (after.coins < 0 || total < best.coins) continue
      const before = total === best.coins ? best.chance : 0
      best = { coins: total, chance: before + chance * after.chance }
    }
    return best
  }
  return most(base, 1, 0, 0)
}
