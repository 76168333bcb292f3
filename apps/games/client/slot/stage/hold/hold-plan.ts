import type { Cell, HeldCoin } from '../../round/story.ts'

/** One cell in one spin of the empty ones. Times are from the spin's start. */
export interface Turning {
  readonly cell: Cell
  readonly startMs: number
  readonly stopMs: number
  /** The coin that has landed in it, if any. */
  readonly coin: HeldCoin | undefined
}

const firstStopMs = 560
const reelGapMs = 120
const rowGapMs = 40
export const revealMs = 260
const revealGapMs = 110

/** The empty cells turn, and stop reel by reel from the left. */
export function planHoldSpin(empty: readonly Cell[], landed: readonly HeldCoin[]): Turning[] {
  return empty.map((cell) => {
    const [reel, row] = cell
    return {
      cell,
      startMs: row * 15,
      stopMs: firstStopMs + reel * reelGapMs + row * rowGapMs,
      coin: landed.find(({ position }) => isSame(position, cell)),
    }
  })
}

/** The cells of a board that hold nothing yet, reel by reel from the top. */
export function emptyCells(reels: number, rows: number, held: readonly HeldCoin[]): Cell[] {
  return Array.from({ length: reels * rows }, (_, index): Cell => {
    return [Math.floor(index / rows), index % rows]
  }).filter((cell) => !held.some(({ position }) => isSame(position, cell)))
}

/** When each coin that started it shows what it is worth, one after the other. */
export function revealTimes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 200 + index * revealGapMs)
}

/** How large a coin is shown since it landed: over its size first, then at rest. */
export function swell(sinceMs: number): number {
  if (sinceMs >= revealMs) return 1
  if (sinceMs <= 0) return 0
  const share = sinceMs / revealMs
  return share < 0.6 ? (share / 0.6) * 1.14 : 1.14 - 0.14 * ((share - 0.6) / 0.4)
}

function isSame(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1]
}
