import {
  boardFor,
  type ClusterBoard,
  fallAndFill,
  fillAll,
  firstOf,
  joinNeighbours,
} from '../../features/cluster-board.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { ClusterMarksGame } from './game.ts'

// Not re-entrant: `glow` and the board of `features/cluster-board.ts` are shared by all calls, so that
// millions of rounds allocate nothing. What is told of a win may not play another round.

/** The coins `playRound` would win from the same draws: it draws a listed round and plays it. */
export function playRoundCoins(game: ClusterMarksGame, rng: Rng): number {
  const { table } = game.definition
  return listedCoins(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * The coins of a listed round, without building anything. Written apart from the engine on
 * purpose: it reads clusters and marks off a board, where the engine walks through the grid.
 */
export function listedCoins(game: ClusterMarksGame, rng: Rng): number {
  let coins = 0
  eachWin(game, rng, (symbol, count, times) => {
    coins += payOf(game, symbol, count) * times
  })
  return Math.min(coins, game.maxWinCoins)
}

/** The coins of a listed round, its free spins, and what it has won before them. */
export function listedParts(
  game: ClusterMarksGame,
  rng: Rng,
): { readonly coins: number; readonly freeSpins: number; readonly baseCoins: number } {
  let [coins, baseCoins] = [0, 0]
  const freeSpins = eachWin(game, rng, (symbol, count, times, spin) => {
    const won = payOf(game, symbol, count) * times
    coins += won
    if (spin === 0) baseCoins += won
  })
  const most = game.maxWinCoins
  return { coins: Math.min(coins, most), freeSpins, baseCoins: Math.min(baseCoins, most) }
}

function payOf(game: ClusterMarksGame, symbol: number, count: number): number {
  if (symbol === game.loner) return game.scatterPays[count] ?? 0
  return game.pays[symbol * (game.reels * game.rows + 1) + count] ?? 0
}

/** A symbol, how many of it, what its marks multiply by, and in which spin: 0 is the base spin. */
type TellWin = (symbol: number, count: number, times: number, spin: number) => void

/** By cell of the board: how often it has won in the round, and the sums of the clusters' marks. */
const glow = { wins: new Uint8Array(81), sums: new Int32Array(81) }

/** Every win of a listed round; the answer is how many free spins it has. */
export function eachWin(game: ClusterMarksGame, rng: Rng, tell: TellWin): number {
  const board = boardFor(game.reels, game.rows)
  glow.wins.fill(0)
  let awarded = 0
  for (let spin = 0; spin <= awarded; spin += 1) {
    playSpin(game, board, rng, spin, tell)
    const scatters = Math.min(scattersShown(game, board), game.reels)
    if ((game.scatterPays[scatters] ?? 0) > 0) tell(game.loner, scatters, 1, spin)
    awarded += freeSpinsWon(game, scatters, awarded)
  }
  return awarded
}

function playSpin(
  game: ClusterMarksGame,
  board: ClusterBoard,
  rng: Rng,
  spin: number,
  tell: TellWin,
): void {
  fillAll(game, board, rng)
  for (let tumbles = 0; ; tumbles += 1) {
    if (joinNeighbours(board, game) < game.leastSize) break
    markAll(game, board)
    tellClusters(game, board, spin, tell)
    if (tumbles === game.mostTumbles) break
    fallAndFill(game, board, rng)
  }
}

/** Adds each winning cell's number to its cluster's sum, and raises the cell after it. */
function markAll(game: ClusterMarksGame, { joins, sizes, stride }: ClusterBoard): void {
  const { reels, rows, leastSize, marks } = game
  const { wins, sums } = glow
  const last = marks.length - 1
  sums.fill(0)
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      const first = firstOf(joins, cell)
      if ((sizes[first] ?? 0) < leastSize) continue
      const won = wins[cell] ?? 0
      sums[first] = (sums[first] ?? 0) + (marks[won] ?? 0)
      if (won < last) wins[cell] = won + 1
    }
  }
}

function tellClusters(
  game: ClusterMarksGame,
  { symbols, joins, sizes, stride }: ClusterBoard,
  spin: number,
  tell: TellWin,
): void {
  const { reels, rows, leastSize } = game
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * stride
    for (let cell = top; cell < top + rows; cell += 1) {
      const size = sizes[cell] ?? 0
      if (joins[cell] !== cell || size < leastSize) continue
      tell(symbols[cell] ?? 0, size, Math.max(1, glow.sums[cell] ?? 0), spin)
    }
  }
}

function scattersShown({ reels, rows, loner }: ClusterMarksGame, board: ClusterBoard): number {
  let shown = 0
  for (let reel = 1; reel <= reels; reel += 1) {
    const top = reel * board.stride
    for (let cell = top; cell < top + rows; cell += 1) {
      if (board.symbols[cell] === loner) shown += 1
    }
  }
  return shown
}
