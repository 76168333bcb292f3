import type { Grid } from '../base/events.ts'
import type { Position } from '../base/position.ts'

/** Like symbols that hang together side by side. */
export interface Cluster {
  readonly symbol: string
  readonly positions: readonly Position[]
}

/** Every cluster of a grid, single cells too, in the order of its first cell. */
export function clustersOf(grid: Grid): Cluster[] {
  const seen = new Set<string>()
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cluster[] => {
      const positions = clusterAt(grid, { reel, row }, symbol, seen)
      return positions.length > 0 ? [{ symbol, positions }] : []
    }),
  )
}

/** The cells not yet seen that hang together with one of them; marks them as seen. */
function clusterAt(grid: Grid, start: Position, symbol: string, seen: Set<string>): Position[] {
  const cluster: Position[] = []
  const waiting = [start]
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const { reel, row } = cell
    const name = `${reel},${row}`
    if (grid[reel]?.[row] !== symbol || seen.has(name)) continue
    seen.add(name)
    cluster.push(cell)
    waiting.push(
      { reel: reel + 1, row },
      { reel: reel - 1, row },
      { reel, row: row + 1 },
      { reel, row: row - 1 },
    )
  }
  return cluster
}

/** The pay of the largest listed size that a cluster reaches. */
export function payOfSize(pays: Readonly<Record<string, number>>, count: number): number {
  const reached = Object.keys(pays)
    .map(Number)
    .filter((size) => size <= count)
  return reached.length > 0 ? (pays[String(Math.max(...reached))] ?? 0) : 0
}
