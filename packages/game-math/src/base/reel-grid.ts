import { invariant } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'
import type { Strips } from './definition-base.ts'
import type { Grid } from './events.ts'
import type { Position } from './position.ts'

/** One draw per reel, from the left: that order is the replay format. [PROOF-03] */
export function stopReels(strips: Strips, rows: number, rng: Rng): { stops: number[]; grid: Grid } {
  const stops = strips.map((strip) => rng.below(strip.length))
  return { stops, grid: strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows)) }
}

/** The rows a reel shows from its stop on. */
export function windowAt(strip: readonly string[], stop: number, rows: number): string[] {
  const beyond = stop + rows - strip.length
  const visible = strip.slice(stop, stop + rows)
  return beyond > 0 ? visible.concat(strip.slice(0, beyond)) : visible
}

export function symbolAt(grid: Grid, reel: number, row: number): string {
  const symbol = grid[reel]?.[row]
  invariant(symbol !== undefined, `no cell ${reel},${row}`)
  return symbol
}

export function positionsOf(grid: Grid, ...keys: readonly string[]): Position[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (keys.includes(symbol) ? [{ reel, row }] : [])),
  )
}
