import { totalWeight } from '../../features/hold-and-win.ts'
import type { BestWin } from '../../prove/best-round.ts'
import { type Fraction, toNumber } from '../../prove/fraction.ts'
import { type SpinHistogram, winsIn } from '../../prove/spin-moments.ts'
import { nothingBeyond, type WinDistribution } from '../../prove/win-distribution.ts'
import type { HoldGame } from './compile.ts'

const negligible = 1e-21

/**
 * The chance of every win of a whole round, `chances[coins]`, in doubles: what the lines win with
 * some coins on the grid, and then what those coins win. `finals` are by the coins that start it.
 */
export function roundDistribution(
  game: HoldGame,
  base: SpinHistogram,
  finals: readonly (readonly Fraction[] | undefined)[],
): WinDistribution {
  const sums = prizeSums(game)
  const most = bestWin(game, base, finals)
  const chances = new Float64Array(most.coins + 1)
  let dropped = 0
  base.byScatters.forEach((counts, started) => {
    const final = finals[started]
    const after = final ? featureWins(game, sums, final) : [{ coins: 0, chance: 1 }]
    counts.forEach((grids, win) => {
      if (grids === 0) return
      for (const { coins, chance } of after) {
        const share = (grids / base.cycle) * chance
        if (share < negligible) dropped += share
        else chances[win + coins] = (chances[win + coins] ?? 0) + share
      }
    })
  })
  return { chances, ...nothingBeyond, dropped, most }
}

/** The best line wins beside the coins that start the feature, and a grid full of best prizes. */
function bestWin(
  game: HoldGame,
  base: SpinHistogram,
  finals: readonly (readonly Fraction[] | undefined)[],
): BestWin {
  const { prizes } = game.definition.holdAndWin
  const prize = Math.max(...prizes.map(({ coins }) => coins))
  const best = prizes.filter(({ coins }) => coins === prize)
  const allBest = (totalWeight(best) / totalWeight(prizes)) ** game.cells
  let most: BestWin = { coins: 0, chance: 0 }
  for (const [started, counts] of base.byScatters.entries()) {
    const lines = winsIn(counts).at(-1)
    if (lines === undefined) continue
    const full = finals[started]?.[game.cells]
    const coins = full ? lines + prize * game.cells + game.fullGridCoins : lines
    const ofGrids = (counts[lines] ?? 0) / base.cycle
    const chance = full ? ofGrids * toNumber(full) * allBest : ofGrids
    if (coins > most.coins) most = { coins, chance }
    else if (coins === most.coins) most = { coins, chance: most.chance + chance }
  }
  return most
}

interface Chance {
  readonly coins: number
  readonly chance: number
}

/** What the feature wins, by the coins held at its end. */
function featureWins(
  game: HoldGame,
  sums: readonly (readonly Chance[])[],
  final: readonly Fraction[],
): Chance[] {
  const merged = new Map<number, number>()
  final.forEach((exact, held) => {
    const share = toNumber(exact)
    const extra = held === game.cells ? game.fullGridCoins : 0
    for (const { coins, chance } of share > 0 ? (sums[held] ?? []) : []) {
      merged.set(coins + extra, (merged.get(coins + extra) ?? 0) + chance * share)
    }
  })
  return [...merged].map(([coins, chance]) => ({ coins, chance }))
}

/** The sums of 0, 1, ... prizes. */
function prizeSums({ definition, cells }: HoldGame): Chance[][] {
  const { prizes } = definition.holdAndWin
  const weights = totalWeight(prizes)
  const sums: Chance[][] = [[{ coins: 0, chance: 1 }]]
  for (let held = 1; held <= cells; held += 1) {
    const merged = new Map<number, number>()
    for (const before of sums[held - 1] ?? []) {
      for (const { coins, weight } of prizes) {
        const sum = before.coins + coins
        merged.set(sum, (merged.get(sum) ?? 0) + (before.chance * weight) / weights)
      }
    }
    sums.push([...merged].map(([coins, chance]) => ({ coins, chance })))
  }
  return sums
}
