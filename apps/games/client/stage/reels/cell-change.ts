import type { ClientEvent } from '@nordlys/contracts'
import type { Cell } from '../../round/story.ts'

export type ChangeEvent = Extract<ClientEvent, { kind: 'change' }>

/** One cell that becomes another symbol. */
export interface CellChange {
  readonly cell: Cell
  readonly to: number
  readonly startMs: number
  readonly lengthMs: number
}

const gapMs = 70
const turnMs = 340
const walkMs = 520
const fastShare = 0.45

/**
 * When each cell changes: those of one reel from the one that began it outwards, and reel after
 * reel; what walks goes all at once.
 */
export function planChange({ cause, cells, grid }: ChangeEvent, isFast: boolean): CellChange[] {
  const pace = isFast ? fastShare : 1
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

/** How far a cell has changed, from 0 to 1, soft at both ends. */
export function changed({ startMs, lengthMs }: CellChange, atMs: number): number {
  const share = Math.min(1, Math.max(0, (atMs - startMs) / lengthMs))
  return share * share * (3 - 2 * share)
}

export function changeEndsMs(changes: readonly CellChange[]): number {
  return Math.max(0, ...changes.map(({ startMs, lengthMs }) => startMs + lengthMs))
}
