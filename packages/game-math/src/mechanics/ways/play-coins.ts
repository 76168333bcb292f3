import { countStride } from '../../base/compile-reels.ts'
import { freeMultiplier } from '../../features/free-spins.ts'
import type { Rng } from '../../random/rng.ts'
import { symbolStride, type WaysGame, type WaysReels } from './compile.ts'

// Not re-entrant: `places` is shared by all calls, so that millions of rounds allocate nothing.

/**
 * The coins `playRound` would win from the same draws, from tables of what each stop shows.
 * Written apart from the engine on purpose, so that the two check each other.
 */
export function playRoundCoins(game: WaysGame, rng: Rng): number {
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

/** Where each reel of the spin being played reads its weights. */
const places = new Int32Array(8)

/** Coins and scatters of one spin in one number, `coins * countStride + scatters`. */
function spinCoins(game: WaysGame, reels: WaysReels, rng: Rng): number {
  const { lengths, offsets, weights, firstSymbols } = reels
  const end = game.reels
  const first = rng.below(lengths[0] ?? 1)
  let scatters = reels.scatters[first] ?? 0
  places[0] = first * symbolStride
  for (let reel = 1; reel < end; reel += 1) {
    const stop = (offsets[reel] ?? 0) + rng.below(lengths[reel] ?? 1)
    scatters += reels.scatters[stop] ?? 0
    places[reel] = stop * symbolStride
  }
  let coins = game.scatterPays[scatters] ?? 0
  const from = first * game.rows
  const until = from + (reels.firstSymbolCounts[first] ?? 0)
  for (let index = from; index < until; index += 1) {
    const symbol = firstSymbols[index] ?? 0
    let ways = weights[first * symbolStride + symbol] ?? 0
    let reel = 1
    for (; reel < end; reel += 1) {
      const weight = weights[(places[reel] ?? 0) + symbol] ?? 0
      if (weight === 0) break
      ways *= weight
    }
    coins += ways * (game.pays[symbol * countStride + reel] ?? 0)
  }
  return coins * countStride + scatters
}
