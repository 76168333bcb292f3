import type { Rng } from '../../random/rng.ts'
import { linesCoins } from '../lines/play-coins.ts'
import type { HoldCollectorGame } from './compile.ts'

/**
 * The coins `playRound` would win from the same draws, without building anything: only how many
 * cells are empty and what the coins are worth together. Written apart from the engine.
 */
export function playRoundCoins(game: HoldCollectorGame, rng: Rng): number {
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
  if (held >= game.definition.holdAndWin.trigger) coins += holdCoins(game, held, rng)
  return Math.min(coins, game.maxWinCoins)
}

function holdCoins(game: HoldCollectorGame, started: number, rng: Rng): number {
  const { cells, coinBelow, collectorBelow, prizeByDraw, chestByDraw } = game
  const { spins, fullGridCoins } = game.definition.holdAndWin
  const weights = prizeByDraw.length
  let held = started
  let ofCoins = 0
  for (let coin = 0; coin < started; coin += 1) ofCoins += prizeByDraw[rng.below(weights)] ?? 0
  let collected = 0
  const ofChest = chestByDraw[rng.below(chestByDraw.length)] ?? 0
  let left = spins
  while (left > 0 && held < cells) {
    let landed = 0
    let collectors = 0
    for (let empty = cells - held; empty > 0; empty -= 1) {
      const draw = rng.below(1024)
      if (draw >= collectorBelow) continue
      landed += 1
      if (draw < coinBelow) ofCoins += prizeByDraw[rng.below(weights)] ?? 0
      else collectors += 1
    }
    collected += collectors * ofCoins
    held += landed
    left = landed > 0 ? spins : left - 1
  }
  return ofCoins + collected + ofChest + (held === cells ? fullGridCoins : 0)
}
