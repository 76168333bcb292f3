import type { Rng } from '../../random/rng.ts'
import { linesCoins } from '../lines/play-coins.ts'
import type { HoldGame } from './compile.ts'

/**
 * The coins `playRound` would win from the same draws, without building anything. Where the held
 * coins lie is nowhere asked: only how many cells are empty. Written apart from the engine.
 */
export function playRoundCoins(game: HoldGame, rng: Rng): number {
  const { grid, reels, rows, scatter } = game
  const { symbols, offsets, lengths } = game.base
  let held = 0
  let cell = 0
  for (let reel = 0; reel < reels; reel += 1) {
    let place = (offsets[reel] ?? 0) + rng.below(lengths[reel] ?? 1)
    for (let row = 0; row < rows; row += 1) {
      const symbol = symbols[place] ?? 0
      grid[cell] = symbol
      if (symbol === scatter) held += 1
      place += 1
      cell += 1
    }
  }
  let coins = linesCoins(game)
  if (held >= game.trigger) coins += holdCoins(game, held, rng)
  return Math.min(coins, game.maxWinCoins)
}

function holdCoins(game: HoldGame, started: number, rng: Rng): number {
  const { cells, spins, land1024, prizeByDraw } = game
  const weights = prizeByDraw.length
  let held = started
  let coins = 0
  for (let coin = 0; coin < started; coin += 1) coins += prizeByDraw[rng.below(weights)] ?? 0
  let left = spins
  while (left > 0 && held < cells) {
    let landed = 0
    for (let empty = cells - held; empty > 0; empty -= 1) {
      if (rng.below(1024) >= land1024) continue
      coins += prizeByDraw[rng.below(weights)] ?? 0
      landed += 1
    }
    held += landed
    left = landed > 0 ? spins : left - 1
  }
  return held === cells ? coins + game.fullGridCoins : coins
}
