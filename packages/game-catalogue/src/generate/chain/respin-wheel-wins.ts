import { required } from '@nordlys/core'
import type { Grid } from '@nordlys/game-math/base/events'
import { windowAt } from '@nordlys/game-math/base/reel-grid'
import type { RespinWheelDefinition } from '@nordlys/game-math/mechanics/respin-wheel/definition'
import { filledWith, wildOf } from '@nordlys/game-math/mechanics/respin-wheel/filled'

/** Rounds that win alike whatever is paid: so many line wins of each symbol, the wheel in them. */
export interface LikeRounds {
  readonly chance: number
  /** By symbol, in the order of the definition. */
  readonly wins: readonly number[]
}

/**
 * Every round of a respin wheel by how often it wins each symbol's pay, in doubles: what a round
 * expects of any paytable follows from it. Only lines of three may pay.
 */
export function likeRounds(definition: RespinWheelDefinition): LikeRounds[] {
  const { strips, rows, pairRespins } = definition
  const windows = strips.base.map((strip) => strip.map((_, stop) => windowAt(strip, stop, rows)))
  const [first = [], second = [], third = []] = windows
  const together = new Map<string, LikeRounds>()
  const each = 1 / (first.length * second.length * third.length)
  const known = new Map<string, readonly LikeRounds[]>()
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        for (const { chance, wins } of afterSpin(
          definition,
          [a, b, c],
          pairRespins,
          windows,
          known,
        )) {
          add(together, wins, chance * each)
        }
      }
    }
  }
  return [...together.values()]
}

function add(together: Map<string, LikeRounds>, wins: readonly number[], chance: number): void {
  const name = wins.join()
  together.set(name, { wins, chance: chance + (together.get(name)?.chance ?? 0) })
}

/** What a grid and all that follows it win; reels that turn alone are worked out once. */
function afterSpin(
  definition: RespinWheelDefinition,
  grid: Grid,
  respins: number,
  windows: readonly Grid[],
  known: Map<string, readonly LikeRounds[]>,
): readonly LikeRounds[] {
  const { symbols, wheel } = definition
  const wild = wildOf(symbols)
  const wins = winsOn(definition, grid)
  if (filledWith(grid.flat(), wild) !== undefined) {
    const chance = 1 / wheel.multipliers.length
    return wheel.multipliers.map((times) => ({ chance, wins: wins.map((each) => each * times) }))
  }
  const turning = wins.some((each) => each > 0) ? undefined : thirdReel(grid, wild)
  if (turning === undefined || respins === 0) return [{ chance: 1, wins }]
  const name = `${turning},${filledWith(grid[turning === 0 ? 1 : 0] ?? [], wild)},${respins}`
  const worked = known.get(name)
  if (worked) return worked
  const together = new Map<string, LikeRounds>()
  const turned = required(windows[turning], 'a reel')
  for (const window of turned) {
    const next = grid.map((column, reel) => (reel === turning ? window : column))
    for (const rest of afterSpin(definition, next, respins - 1, windows, known)) {
      add(together, rest.wins, rest.chance / turned.length)
    }
  }
  const all = [...together.values()]
  known.set(name, all)
  return all
}

function winsOn({ symbols, lines }: RespinWheelDefinition, grid: Grid): number[] {
  const wild = wildOf(symbols)
  const wins = symbols.map(() => 0)
  for (const line of lines) {
    const key = filledWith(
      line.map((row, reel) => grid[reel]?.[row] ?? ''),
      wild,
    )
    const symbol = symbols.findIndex((each) => each.key === key)
    if (symbol >= 0) wins[symbol] = (wins[symbol] ?? 0) + 1
  }
  return wins
}

function thirdReel(grid: Grid, wild: string | undefined): number | undefined {
  const filled = grid.map((column) => filledWith(column, wild))
  return [2, 1, 0].find((turning) => {
    const [a, b] = filled.filter((_, reel) => reel !== turning)
    return a !== undefined && a === b
  })
}
