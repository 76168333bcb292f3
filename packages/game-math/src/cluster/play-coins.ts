import { drawListed } from '../features/outcome-list.ts'
import type { Rng } from '../random/rng.ts'
import { tableRng } from '../random/table-rng.ts'
import type { ClusterGame } from './compile.ts'

/** The coins `playRound` would win from the same draws: it draws a listed round and plays it. */
export function playRoundCoins(game: ClusterGame, rng: Rng): number {
  const { table } = game.definition
  return listedCoins(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * The coins of a listed round, without building anything. Written apart from the engine on
 * purpose: it joins neighbours as it reads the grid, where the engine walks through each cluster.
 */
export function listedCoins(game: ClusterGame, rng: Rng): number {
  const { reels, rows, multipliers, pays } = game
  const sizeStride = reels * rows + 1
  let coins = 0
  eachCluster(game, rng, (symbol, size, tumbles) => {
    coins += (pays[symbol * sizeStride + size] ?? 0) * (multipliers[tumbles] ?? 1)
  })
  return Math.min(coins, game.maxWinCoins)
}

/** Every cluster that pays in a listed round, with the tumbles before it. */
export function eachCluster(
  game: ClusterGame,
  rng: Rng,
  tell: (symbol: number, size: number, tumbles: number) => void,
): void {
  const { reels, rows, leastSize, mostTumbles } = game
  const board = boardFor(reels, rows)
  fillAll(game, board, rng)
  for (let tumbles = 0; ; tumbles += 1) {
    if (joinNeighbours(board, reels, rows) < leastSize) break
    tellClusters(game, board, tumbles, tell)
    if (tumbles === mostTumbles) break
    fallAndFill(game, board, rng)
  }
}

/**
 * Cells stand reel after reel with one border cell below each reel and a border reel before the
 * first, so that every cell has a neighbour above and to the left.
 */
interface Board {
  readonly stride: number
  readonly symbols: Uint8Array
  /** Each cell's way to the first cell of its cluster. */
  readonly joins: Uint8Array
  /** At the first cell of a cluster: how many it has. */
  readonly sizes: Uint8Array
}

const border = 255
let scratch: Board = makeBoard(7, 7)

function boardFor(reels: number, rows: number): Board {
  const isFit = scratch.stride === rows + 1 && scratch.symbols.length === (reels + 1) * (rows + 1)
  if (!isFit) scratch = makeBoard(reels, rows)
  return scratch
}

function makeBoard(reels: number, rows: number): Board {
  const cells = (reels + 1) * (rows + 1)
  const symbols = new Uint8Array(cells).fill(border)
  return { stride: rows + 1, symbols, joins: new Uint8Array(cells), sizes: new Uint8Array(cells) }
}

function fillAll({ reels, rows, symbolByDraw }: ClusterGame, board: Board, rng: Rng): void {
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

/** The size of the largest cluster of like neighbours. */
function joinNeighbours({ symbols, joins, sizes, stride }: Board, reels: number, rows: number) {
  let largest = 1
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      const symbol = symbols[cell]
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

function firstOf(joins: Uint8Array, from: number): number {
  let cell = from
  let next = joins[cell] ?? 0
  while (next !== cell) {
    cell = next
    next = joins[cell] ?? 0
  }
  return cell
}

function tellClusters(
  { reels, rows, leastSize }: ClusterGame,
  { symbols, joins, sizes, stride }: Board,
  tumbles: number,
  tell: (symbol: number, size: number, tumbles: number) => void,
): void {
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      const size = sizes[cell] ?? 0
      if (joins[cell] === cell && size >= leastSize) tell(symbols[cell] ?? 0, size, tumbles)
    }
  }
}

function fallAndFill(game: ClusterGame, board: Board, rng: Rng): void {
  const { reels, rows, leastSize, symbolByDraw } = game
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
