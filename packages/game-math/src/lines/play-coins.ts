import type { Rng } from '../random/rng.ts'
import { type CompiledStrips, countStride } from '../slot/compile-reels.ts'
import type { LineGrid, LinesGame } from './compile.ts'

/**
 * The coins `playRound` would win from the same draws, without building anything: for simulation
 * by the million. Written apart from the engine on purpose, so that the two check each other.
 */
export function playRoundCoins(game: LinesGame, rng: Rng): number {
  const base = spinCoins(game, game.base, rng)
  let coins = Math.floor(base / countStride)
  let awarded = Math.min(game.freeSpins[base % countStride] ?? 0, game.maxFreeSpins)
  for (let played = 0; played < awarded; played += 1) {
    const free = spinCoins(game, game.free, rng)
    coins += Math.floor(free / countStride) * game.freeMultiplier
    awarded = Math.min(awarded + (game.freeSpins[free % countStride] ?? 0), game.maxFreeSpins)
  }
  return Math.min(coins, game.maxWinCoins)
}

/** Coins and scatters of one spin in one number, `coins * countStride + scatters`. */
function spinCoins(game: LinesGame, strips: CompiledStrips, rng: Rng): number {
  const { grid, reels, rows, scatter } = game
  const { symbols, offsets, lengths } = strips
  let scatters = 0
  let cell = 0
  for (let reel = 0; reel < reels; reel += 1) {
    let place = (offsets[reel] ?? 0) + rng.below(lengths[reel] ?? 1)
    for (let row = 0; row < rows; row += 1) {
      const symbol = symbols[place] ?? 0
      grid[cell] = symbol
      if (symbol === scatter) scatters += 1
      place += 1
      cell += 1
    }
  }
  let coins = game.scatterPays[scatters] ?? 0
  const end = game.lineCells.length
  for (let start = 0; start < end; start += reels) coins += lineCoins(game, start)
  return coins * countStride + scatters
}

/** The coins of the line whose cells begin at `start`. */
export function lineCoins(game: LineGrid, start: number): number {
  const { grid, lineCells, pays, wild, reels, scatter } = game
  let count = 0
  while (count < reels && grid[lineCells[start + count] ?? 0] === wild) count += 1
  const wilds = count
  const wildCoins = wilds > 0 ? (pays[wild * countStride + wilds] ?? 0) : 0
  if (wilds === reels) return wildCoins
  const symbol = grid[lineCells[start + wilds] ?? 0] ?? 0
  if (symbol === scatter) return wildCoins
  let isHelped = wilds > 0
  for (count = wilds + 1; count < reels; count += 1) {
    const next = grid[lineCells[start + count] ?? 0]
    if (next === symbol) continue
    if (next !== wild) break
    isHelped = true
  }
  const pay = (pays[symbol * countStride + count] ?? 0) * (isHelped ? game.wildMultiplier : 1)
  return Math.max(pay, wildCoins)
}
