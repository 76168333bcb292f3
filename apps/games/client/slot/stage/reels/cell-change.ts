import type { ClientEvent } from '@nordlys/contracts'
import type { Cell } from '../../round/story.ts'

export type ChangeEvent = Extract<ClientEvent, { kind: 'change' }>

/** One cell that becomes another symbol. */
export interface CellChange {
  readonly cell: Cell
  readonly to: number
  readonly startMs: number
  readonly lengthMs: number
  /** The row whose symbol spreads to it, where one does. */
  readonly fromRow?: number
}

const gapMs = 70
const turnMs = 340
const walkMs = 520
const spread = { firstMs: 140, reelMs: 430, cellMs: 130, lengthMs: 380 }
const fastShare = 0.45

/**
 * When each cell changes: those of one reel from the one that began it outwards, and reel after
 * reel; what walks goes all at once.
 */
export function planChange(
  event: Pick<ChangeEvent, 'cause' | 'cells' | 'grid'>,
  isFast: boolean,
): CellChange[] {
  const { cause, cells, grid } = event
  const pace = isFast ? fastShare : 1
  if (cause === 'special') return planSpread(event, pace)
  const orders = new Map(
    [...new Set(cells.map(([reel]) => reel))].map((reel, index) => [reel, index]),
  )
  return cells.map((cell, index) => {
    const [reel, row] = cell
    const before = cells.slice(0, index).filter(([other]) => other === reel).length
    const startMs = cause === 'walk' ? 0 : ((orders.get(reel) ?? 0) * 3 + before) * gapMs * pace
    const lengthMs = (cause === 'walk' ? walkMs : turnMs) * pace
    return { cell, to: grid[reel]?.[row] ?? 0, startMs, lengthMs }
  })
}

/** The collected cells turn over first, and then those that they took away. */
export function planUpgrade(
  { cells, grid }: Pick<ChangeEvent, 'cells' | 'grid'>,
  collected: readonly Cell[],
  isFast: boolean,
): CellChange[] {
  const shown = collected.map(([reel, row]): [number, number] => [reel, row])
  const first = planChange({ cause: 'expand', cells: shown, grid }, isFast)
  const fromMs = changeEndsMs(first)
  const then = planChange({ cause: 'expand', cells, grid }, isFast)
  return [...first, ...then.map((change) => ({ ...change, startMs: change.startMs + fromMs }))]
}

/** One reel after the other is filled from where its symbol stands: the nearest rows first. */
function planSpread(
  { cells, grid }: Pick<ChangeEvent, 'cells' | 'grid'>,
  pace: number,
): CellChange[] {
  const reels = [...new Set(cells.map(([reel]) => reel))]
  return reels.flatMap((reel, index) => {
    const open = cells.filter(([of]) => of === reel).map(([, row]) => row)
    const column = grid[reel] ?? []
    const standing = [...column.keys()].filter((row) => !open.includes(row))
    return open.map((row): CellChange => {
      const fromRow = nearest(standing, row)
      const startMs =
        spread.firstMs + index * spread.reelMs + (Math.abs(row - fromRow) - 1) * spread.cellMs
      return {
        cell: [reel, row],
        to: column[row] ?? 0,
        startMs: startMs * pace,
        lengthMs: spread.lengthMs * pace,
        fromRow,
      }
    })
  })
}

function nearest(rows: readonly number[], row: number): number {
  return rows.reduce(
    (best, each) => (Math.abs(each - row) < Math.abs(best - row) ? each : best),
    rows[0] ?? row,
  )
}

/** How far a cell has changed, from 0 to 1, soft at both ends. */
export function changed({ startMs, lengthMs }: CellChange, atMs: number): number {
  const share = Math.min(1, Math.max(0, (atMs - startMs) / lengthMs))
  return share * share * (3 - 2 * share)
}

export function changeEndsMs(changes: readonly CellChange[]): number {
  return Math.max(0, ...changes.map(({ startMs, lengthMs }) => startMs + lengthMs))
}
