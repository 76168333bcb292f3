import { required } from '@nordlys/core'
import type { Strips } from '../../base/definition-base.ts'
import type { Grid, ReelsEvent, RoundEvent, WinsEvent } from '../../base/events.ts'
import { positionsOf, stopReels } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import type { LineGrid } from './compile.ts'
import { lineWinsOn } from './engine.ts'

/** Turns the reels and tells it; one draw per reel, from the left. [PROOF-03] */
export function turnReels(
  { rows }: LineGrid,
  strips: Strips,
  rng: Rng,
  { mode, multiplier }: Pick<ReelsEvent, 'mode' | 'multiplier'>,
  events: RoundEvent[],
): Grid {
  const { stops, grid } = stopReels(strips, rows, rng)
  events.push({ kind: 'reels', mode, stops, grid, multiplier })
  return grid
}

/** What a grid wins on its lines and by its scatters, in one event; none when it wins nothing. */
export function winsOn(game: LineGrid, grid: Grid, multiplier: number): WinsEvent[] {
  const ofLines = lineWinsOn(game, grid, multiplier).map((win) => ({
    kind: 'line' as const,
    ...win,
  }))
  const positions = scattersOn(game, grid)
  const count = positions.length
  const coins = (game.scatterPays[count] ?? 0) * multiplier
  const wins =
    coins > 0 ? [...ofLines, { kind: 'scatter' as const, count, coins, positions }] : ofLines
  if (wins.length === 0) return []
  return [{ kind: 'wins', wins, multiplier, coins: wins.reduce((all, win) => all + win.coins, 0) }]
}

/** Where the scatters stand; none in a game without them. */
export function scattersOn({ keys, scatter }: LineGrid, grid: Grid) {
  return scatter < keys.length ? positionsOf(grid, required(keys[scatter], 'the scatter')) : []
}
