import { required } from '@nordlys/core'
import type { Grid } from '../base/events.ts'
import type { Position } from '../base/position.ts'
import type { Rng } from '../random/rng.ts'

/**
 * The symbols of one filling, cell after cell: three to a draw of 32 bits, ten bits each, the
 * lowest first. What is left of a draw when all cells are filled is not used. The weights are how
 * likely each symbol is to fall into the cell, in 1024ths. [PROOF-03]
 */
export function cellSource(
  symbols: readonly { readonly key: string }[],
  rng: Rng,
): (weights: readonly number[]) => string {
  let waiting: number[] = []
  return (weights) => {
    if (waiting.length === 0) {
      const draw = rng.u32()
      waiting = [draw % 1024, Math.floor(draw / 1024) % 1024, Math.floor(draw / 1024 ** 2) % 1024]
    }
    let cell = required(waiting.shift(), 'a cell')
    const index = weights.findIndex((weight) => {
      cell -= weight
      return cell < 0
    })
    return required(symbols[index]?.key, 'a symbol')
  }
}

/** The symbol of each ten-bit draw. */
export function symbolsByDraw(weights: readonly number[]): number[] {
  return weights.flatMap((weight, symbol) => Array<number>(weight).fill(symbol))
}

/** What stands above a removed cell falls; reel by reel `next` fills the rest, top first. */
export function fall(
  grid: Grid,
  removed: readonly Position[],
  next: (reel: number) => string,
): { grid: Grid; entered: Grid } {
  const isRemoved = new Set(removed.map(({ reel, row }) => `${reel},${row}`))
  const entered: string[][] = []
  const fallen = grid.map((column, reel) => {
    const staying = column.filter((_, row) => !isRemoved.has(`${reel},${row}`))
    const fresh = Array.from({ length: column.length - staying.length }, () => next(reel))
    entered.push(fresh)
    return [...fresh, ...staying]
  })
  return { grid: fallen, entered }
}
