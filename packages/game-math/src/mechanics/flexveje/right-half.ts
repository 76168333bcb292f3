import { countStride } from '../../base/compile-reels.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { windowsOf } from '../ways/windows.ts'

/**
 * Over all grids of the reels from `middle` on, by their scatters: what one way of each symbol of
 * the pair wins there, multiplied. No symbol stands for what wins 1 whatever they show.
 */
export function rightSums(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  pair: readonly [number | undefined, number | undefined],
): bigint[] {
  const symbols = pair.filter((symbol) => symbol !== undefined)
  const windows = rightWindows(game, reels, middle, symbols)
  const sums = Array.from({ length: game.reels + 1 }, () => 0n)
  const [first, second] = pair
  const atSecond = first === undefined ? 0 : 1

  function follow(reel: number, a: Held, b: Held, scatters: number, grids: number): void {
    const ofReel = windows[reel - middle]
    if (!ofReel) {
      const coins = BigInt(settle(game, first, a, reel)) * BigInt(settle(game, second, b, reel))
      sums[scatters] = (sums[scatters] ?? 0n) + coins * BigInt(grids)
      return
    }
    for (const { weights, scatters: more, stops } of ofReel) {
      const nextA = next(game, first, a, reel, weights[0] ?? 0)
      const nextB = next(game, second, b, reel, weights[atSecond] ?? 0)
      if (nextA.coins > 0 && nextB.coins > 0) {
        follow(reel + 1, nextA, nextB, scatters + more, grids * stops)
      }
    }
  }
  follow(middle, start, start, 0, 1)
  return sums
}

/** One way of a symbol: while it is open, `coins` are its ways so far. */
interface Held {
  readonly isOpen: boolean
  readonly coins: number
}

const start: Held = { isOpen: true, coins: 1 }

function next(
  game: WaysGame,
  symbol: number | undefined,
  held: Held,
  reel: number,
  shown: number,
): Held {
  if (!held.isOpen || symbol === undefined) return held
  if (shown > 0) return { isOpen: true, coins: held.coins * shown }
  return { isOpen: false, coins: settle(game, symbol, held, reel) }
}

function settle(game: WaysGame, symbol: number | undefined, held: Held, reel: number): number {
  if (!held.isOpen || symbol === undefined) return held.coins
  return held.coins * (game.pays[symbol * countStride + reel] ?? 0)
}

/** How many grids of the right reels win with none of the symbols that are open on the left. */
export function losingRight(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  symbols: readonly number[],
): bigint[] {
  const windows = rightWindows(game, reels, middle, symbols)
  const sums = Array.from({ length: game.reels + 1 }, () => 0n)

  function follow(reel: number, open: readonly number[], scatters: number, grids: number): void {
    if (open.some((at) => (game.pays[(symbols[at] ?? 0) * countStride + reel] ?? 0) > 0)) return
    const ofReel = windows[reel - middle]
    if (!ofReel) {
      sums[scatters] = (sums[scatters] ?? 0n) + BigInt(grids)
      return
    }
    for (const { weights, scatters: more, stops } of ofReel) {
      const still = open.filter((at) => (weights[at] ?? 0) > 0)
      follow(reel + 1, still, scatters + more, grids * stops)
    }
  }
  follow(middle, [...symbols.keys()], 0, 1)
  return sums
}

function rightWindows(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  symbols: readonly number[],
) {
  return Array.from({ length: game.reels - middle }, (_, index) =>
    windowsOf(reels, middle + index, symbols),
  )
}
