import type { Rng } from '../random/rng.ts'

// Not re-entrant: `boardFor` hands every caller the same board, so that millions of rounds allocate
// nothing. Only one round is played at a time, from its first draw to its last, without waiting.

/** What the board of a game of clusters depends on. */
export interface ClusterPlan {
  readonly reels: number
  readonly rows: number
  /** The symbol of each ten-bit draw. */
  readonly symbolByDraw: Uint8Array
  /** The smallest cluster that pays. */
  readonly leastSize: number
  /** The symbol that joins no cluster, not even with its like; 255 where there is none. */
  readonly loner: number
}

/**
 * The grid of a fast path. Cells stand reel after reel with one border cell below each reel and a
 * border reel before the first, so that every cell has a neighbour above and to the left. It joins
 * neighbours as it reads the grid, where the engines walk through each cluster.
 */
export interface ClusterBoard {
  readonly stride: number
  readonly symbols: Uint8Array
  /** Each cell's way to the first cell of its cluster. */
  readonly joins: Uint8Array
  /** At the first cell of a cluster: how many it has. */
  readonly sizes: Uint8Array
}

const border = 255
const unlike = 254
let scratch: ClusterBoard = makeBoard(7, 7)

/** A board to play on, whatever stood on it before. */
export function boardFor(reels: number, rows: number): ClusterBoard {
  const isFit = scratch.stride === rows + 1 && scratch.symbols.length === (reels + 1) * (rows + 1)
  if (!isFit) scratch = makeBoard(reels, rows)
  return scratch
}

function makeBoard(reels: number, rows: number): ClusterBoard {
  const cells = (reels + 1) * (rows + 1)
  const symbols = new Uint8Array(cells).fill(border)
  return { stride: rows + 1, symbols, joins: new Uint8Array(cells), sizes: new Uint8Array(cells) }
}

export function fillAll(
  { reels, rows, symbolByDraw }: ClusterPlan,
  board: ClusterBoard,
  rng: Rng,
): void {
  const { symbols, stride } = board
  let bits = 0
  let left = 0
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      if (left === 0) {
        bits = rng.u32()
        left = 3
      }
      symbols[cell] = symbolByDraw[bits & 1023] ?? 0
      bits >>>= 10
      left -= 1
    }
  }
}

/** Finds all clusters; the answer is the size of the largest. */
export function joinNeighbours(
  { symbols, joins, sizes, stride }: ClusterBoard,
  { reels, rows, loner }: ClusterPlan,
): number {
  let largest = 1
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      const symbol = symbols[cell] === loner ? unlike : symbols[cell]
      let first = cell
      let size = 0
      if (symbols[cell - 1] === symbol) {
        first = firstOf(joins, cell - 1)
        size = sizes[first] ?? 0
      }
      if (symbols[cell - stride] === symbol) {
        const other = firstOf(joins, cell - stride)
        if (other !== first) {
          size += sizes[other] ?? 0
          // Two clusters meet in this cell, or it joins its only neighbour.
          if (first !== cell) joins[first] = other
          first = other
        }
      }
      size += 1
      joins[cell] = first
      sizes[first] = size
      if (size > largest) largest = size
    }
  }
  return largest
}

/** The first cell of the cluster that a cell belongs to. */
export function firstOf(joins: Uint8Array, from: number): number {
  let cell = from
  let next = joins[cell] ?? 0
  while (next !== cell) {
    cell = next
    next = joins[cell] ?? 0
  }
  return cell
}

/** Clusters that pay go, what is above falls, and the rest is filled. */
export function fallAndFill(plan: ClusterPlan, board: ClusterBoard, rng: Rng): void {
  const { reels, rows, leastSize, symbolByDraw } = plan
  const { symbols, joins, sizes, stride } = board
  let bits = 0
  let left = 0
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    let lowest = top + rows - 1
    for (let cell = lowest; cell >= top; cell -= 1) {
      if ((sizes[firstOf(joins, cell)] ?? 0) >= leastSize) continue
      symbols[lowest] = symbols[cell] ?? 0
      lowest -= 1
    }
    for (let cell = top; cell <= lowest; cell += 1) {
      if (left === 0) {
        bits = rng.u32()
        left = 3
      }
      symbols[cell] = symbolByDraw[bits & 1023] ?? 0
      bits >>>= 10
      left -= 1
    }
  }
}
