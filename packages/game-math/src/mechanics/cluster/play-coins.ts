import {
  boardFor,
  type ClusterBoard,
  fallAndFill,
  fillAll,
  joinNeighbours,
} from '../../features/cluster-board.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { ClusterGame } from './game.ts'

// Not re-entrant: all rounds are played on the one board of `features/cluster-board.ts`. What is told
// of a win may not play another round.

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
    if (joinNeighbours(board, game) < leastSize) break
    tellClusters(game, board, tumbles, tell)
    if (tumbles === mostTumbles) break
    fallAndFill(game, board, rng)
  }
}

function tellClusters(
  { reels, rows, leastSize }: ClusterGame,
  { symbols, joins, sizes, stride }: ClusterBoard,
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
