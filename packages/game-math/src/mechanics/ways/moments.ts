import type { SpinMoments } from '../../prove/spin-moments.ts'
import type { WaysGame, WaysReels } from './compile.ts'
import { losingGrids } from './losing-grids.ts'
import { cycleOf, type Window, windowsOf } from './windows.ts'

/**
 * Method B: the moments of a spin in closed form. The reels stop independently, so the expected
 * ways of a symbol, each as often as its wilds multiply it, are a product over reels, and the
 * expected square of a win is a sum over pairs of symbols of such products. [PROOF-01]
 */
export function waysMoments(game: WaysGame, reels: WaysReels): SpinMoments {
  const none: ByScatters = Array.from({ length: game.reels + 1 }, () => 0n)
  let coins = none
  let squares = none
  const symbols = game.paying
  for (const [index, first] of symbols.entries()) {
    coins = add(coins, meanOf(game, reels, first), 1n)
    for (const second of symbols.slice(index)) {
      const times = first === second ? 1n : 2n
      squares = add(squares, productOf(game, reels, first, second), times)
    }
  }
  const grids = gridsOf(game, reels)
  const losing = losingGrids(game, reels)
  return {
    cycle: cycleOf(reels),
    byScatters: none.map((_, scatters) => {
      const here = grids[scatters] ?? 0n
      const extra = BigInt(game.scatterPays[scatters] ?? 0)
      const ofWays = coins[scatters] ?? 0n
      return {
        grids: here,
        losing: losing[scatters] ?? 0n,
        coins: ofWays + extra * here,
        coinsSquared: (squares[scatters] ?? 0n) + 2n * extra * ofWays + extra * extra * here,
      }
    }),
  }
}

/** Values by number of scatters. */
type ByScatters = readonly bigint[]

/** How many grids show each number of scatters. */
function gridsOf(game: WaysGame, reels: WaysReels): ByScatters {
  let [grids] = start(game, 2)
  for (let reel = 0; reel < game.reels; reel += 1) {
    grids = through(grids, windowsOf(reels, reel, []), () => 1)
  }
  return grids
}

/** The coins of one symbol, summed over all grids. */
function meanOf(game: WaysGame, reels: WaysReels, symbol: number): ByScatters {
  let [open, settled] = start(game, 2)
  for (let reel = 0; reel < game.reels; reel += 1) {
    const windows = windowsOf(reels, reel, [symbol])
    const pay = payOf(game, symbol, reel)
    const ends = through(open, windows, ([shown = 0]) => (shown === 0 ? pay : 0))
    settled = add(
      through(settled, windows, () => 1),
      ends,
      1n,
    )
    open = through(open, windows, ([shown = 0]) => shown)
  }
  return add(settled, open, BigInt(payOf(game, symbol, game.reels)))
}

/**
 * The product of the coins of two symbols, or the square of one symbol's, summed over all grids.
 * `both`: both may still win more; `first`: the second has settled and its pay is multiplied in.
 */
function productOf(game: WaysGame, reels: WaysReels, a: number, b: number): ByScatters {
  let [both, first, second, settled] = start(game, 4)
  for (let reel = 0; reel < game.reels; reel += 1) {
    const windows = windowsOf(reels, reel, [a, b])
    const [payA, payB] = [payOf(game, a, reel), payOf(game, b, reel)]
    const go = (from: ByScatters, factor: (ofA: number, ofB: number) => number) =>
      through(from, windows, ([ofA = 0, ofB = 0]) => factor(ofA, ofB))
    const nextSettled = [
      go(settled, () => 1),
      go(first, (ofA) => (ofA === 0 ? payA : 0)),
      go(second, (_, ofB) => (ofB === 0 ? payB : 0)),
      go(both, (ofA, ofB) => (ofA === 0 && ofB === 0 ? payA * payB : 0)),
    ]
    const nextFirst = add(
      go(first, (ofA) => ofA),
      go(both, (ofA, ofB) => (ofB === 0 ? ofA * payB : 0)),
      1n,
    )
    const nextSecond = add(
      go(second, (_, ofB) => ofB),
      go(both, (ofA, ofB) => (ofA === 0 ? ofB * payA : 0)),
      1n,
    )
    settled = nextSettled.reduce((total, each) => add(total, each, 1n))
    both = go(both, (ofA, ofB) => ofA * ofB)
    ;[first, second] = [nextFirst, nextSecond]
  }
  const [payA, payB] = [BigInt(payOf(game, a, game.reels)), BigInt(payOf(game, b, game.reels))]
  return add(add(add(settled, first, payA), second, payB), both, payA * payB)
}

/** One open start, all else nothing yet. */
function start(game: WaysGame, states: 2): [ByScatters, ByScatters]
function start(game: WaysGame, states: 4): [ByScatters, ByScatters, ByScatters, ByScatters]
function start(game: WaysGame, states: number): ByScatters[] {
  return Array.from({ length: states }, (_, state) =>
    Array.from({ length: game.reels + 1 }, (_, scatters) =>
      state === 0 && scatters === 0 ? 1n : 0n,
    ),
  )
}

/** One reel on: every value times what each stop makes of it. */
function through(
  from: ByScatters,
  windows: readonly Window[],
  factor: (weights: readonly number[]) => number,
): ByScatters {
  const to = from.map(() => 0n)
  for (const { weights, scatters, stops } of windows) {
    const times = BigInt(stops * factor(weights))
    if (times === 0n) continue
    from.forEach((value, seen) => {
      if (value !== 0n) to[seen + scatters] = (to[seen + scatters] ?? 0n) + value * times
    })
  }
  return to
}

function add(a: ByScatters, b: ByScatters, times: bigint): ByScatters {
  return a.map((value, scatters) => value + times * (b[scatters] ?? 0n))
}

/** Read from the definition itself, not from the tables that play. */
function payOf(game: WaysGame, symbol: number, count: number): number {
  return game.definition.symbols[symbol]?.pays[String(count)] ?? 0
}
