import { type CompiledStrips, countStride } from '../../base/compile-reels.ts'
import { freeMultiplier } from '../../features/free-spins.ts'
import type { Rng } from '../../random/rng.ts'
import type { LineGrid, LinesGame } from './compile.ts'
import type { WildFactors } from './wild-factors.ts'

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
    coins += Math.floor(free / countStride) * freeMultiplier(game, played)
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
  const coins = (game.scatterPays[scatters] ?? 0) + linesCoins(game)
  return coins * countStride + scatters
}

/** The coins all lines of `game.grid` win together. */
export function linesCoins(game: LineGrid): number {
  if (game.factors) return multipliedCoins(game, game.factors)
  const { grid, lineCells, pays, wild, reels, scatter, wildMultiplier } = game
  const end = lineCells.length
  let coins = 0
  for (let start = 0; start < end; start += reels) {
    const symbol = grid[lineCells[start] ?? 0] ?? 0
    if (symbol === scatter) continue
    if (symbol === wild) {
      coins += coinsBehindWilds(game, start)
      continue
    }
    let isHelped = false
    let count = 1
    for (; count < reels; count += 1) {
      const next = grid[lineCells[start + count] ?? 0]
      if (next === symbol) continue
      if (next !== wild) break
      isHelped = true
    }
    const pay = pays[symbol * countStride + count] ?? 0
    coins += isHelped ? pay * wildMultiplier : pay
  }
  return game.direction === 'both' ? coins + coinsFromTheRight(game) : coins
}

/** Of lines that are read both ways; what fills a line has won from the left already. */
function coinsFromTheRight({ grid, lineCells, pays, wild, reels }: LineGrid): number {
  let coins = 0
  for (let end = reels - 1; end < lineCells.length; end += reels) {
    const symbol = grid[lineCells[end] ?? 0] ?? 0
    let count = 1
    while (count < reels) {
      const next = grid[lineCells[end - count] ?? 0]
      if (next !== symbol && next !== wild) break
      count += 1
    }
    if (count < reels) coins += pays[symbol * countStride + count] ?? 0
  }
  return coins
}

/** The same where wilds of several worths multiply. */
function multipliedCoins(
  { grid, lineCells, pays, reels, scatter }: LineGrid,
  { ofSymbol, combine }: WildFactors,
): number {
  const isSum = combine === 'sum'
  let coins = 0
  for (let start = 0; start < lineCells.length; start += reels) {
    const symbol = grid[lineCells[start] ?? 0] ?? 0
    if (symbol === scatter || (ofSymbol[symbol] ?? 0) > 0) continue
    let times = 0
    let count = 1
    for (; count < reels; count += 1) {
      const next = grid[lineCells[start + count] ?? 0] ?? 0
      if (next === symbol) continue
      const factor = ofSymbol[next] ?? 0
      if (factor === 0) break
      if (times === 0) times = factor
      else times = isSum ? times + factor : times * factor
    }
    const pay = pays[symbol * countStride + count] ?? 0
    coins += times > 1 ? pay * times : pay
  }
  return coins
}

/** The coins of the line whose cells begin at `start` with a wild. */
function coinsBehindWilds(game: LineGrid, start: number): number {
  const { grid, lineCells, pays, wild, reels, scatter } = game
  let count = 1
  while (count < reels && grid[lineCells[start + count] ?? 0] === wild) count += 1
  const wildCoins = pays[wild * countStride + count] ?? 0
  if (count === reels) return wildCoins
  const symbol = grid[lineCells[start + count] ?? 0] ?? 0
  if (symbol === scatter) return wildCoins
  for (count += 1; count < reels; count += 1) {
    const next = grid[lineCells[start + count] ?? 0]
    if (next !== symbol && next !== wild) break
  }
  return Math.max((pays[symbol * countStride + count] ?? 0) * game.wildMultiplier, wildCoins)
}
