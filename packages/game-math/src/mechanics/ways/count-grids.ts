import { invariant } from '@nordlys/core'
import { countStride } from '../../base/compile-reels.ts'
import type { SpinHistogram } from '../../prove/spin-moments.ts'
import type { WaysGame, WaysReels } from './compile.ts'
import { cycleOf, type Window, waysTails, windowsOf } from './windows.ts'

/**
 * Grids that are alike so far: the symbols that may still win more, with their ways, each as often
 * as its wilds multiply it.
 */
interface Prefix {
  readonly open: readonly { readonly symbol: number; readonly ways: number }[]
  readonly coins: number
  readonly scatters: number
  grids: number
}

/**
 * Method A: counts every grid the reels can stop on, before any multiplier. Stops are told apart
 * only by the weights of symbols that may still win, and grids alike so far go on as one; so a
 * cycle of a hundred million takes tenths of a second and is still counted whole. [PROOF-01]
 */
export function countGrids(game: WaysGame, reels: WaysReels): SpinHistogram {
  const cycle = Number(cycleOf(reels))
  invariant(cycle < 2 ** 40, `a cycle of ${cycle} grids is too long to count`)
  const tails = waysTails(reels)
  const totals = Array.from({ length: game.reels + 1 }, () => new Map<number, number>())
  const close = (prefix: Prefix, reel: number) => {
    tails[reel]?.forEach((grids, more) => {
      const scatters = prefix.scatters + more
      const coins = prefix.coins + (game.scatterPays[scatters] ?? 0)
      const total = totals[scatters]
      if (grids > 0) total?.set(coins, (total.get(coins) ?? 0) + grids * prefix.grids)
    })
  }
  let prefixes: Prefix[] = [{ ...everySymbol(game), coins: 0, scatters: 0, grids: 1 }]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const open: Prefix[] = []
    for (const prefix of oneReelOn(game, reels, reel, prefixes)) {
      if (prefix.open.length > 0) open.push(prefix)
      else close(prefix, reel + 1)
    }
    prefixes = open
  }
  for (const prefix of prefixes) {
    const coins = prefix.open.reduce(
      (total, { symbol, ways }) => total + ways * payOf(game, symbol, game.reels),
      prefix.coins,
    )
    close({ ...prefix, coins }, game.reels)
  }
  return { cycle, byScatters: totals.map(histogram) }
}

function everySymbol(game: WaysGame): Pick<Prefix, 'open'> {
  return { open: game.paying.map((symbol) => ({ symbol, ways: 1 })) }
}

function oneReelOn(
  game: WaysGame,
  reels: WaysReels,
  reel: number,
  prefixes: readonly Prefix[],
): Iterable<Prefix> {
  const reached = new Map<string, Prefix>()
  const windows = new Map<string, Window[]>()
  for (const prefix of prefixes) {
    const symbols = prefix.open.map(({ symbol }) => symbol)
    const name = String(symbols)
    const shown = windows.get(name) ?? windowsOf(reels, reel, symbols)
    windows.set(name, shown)
    for (const window of shown) {
      const next = extend(game, reel, prefix, window)
      const open = next.open.map(({ symbol, ways }) => ways * 32 + symbol).join()
      const place = `${open}/${next.coins}/${next.scatters}`
      const known = reached.get(place)
      if (known) known.grids += next.grids
      else reached.set(place, next)
    }
  }
  return reached.values()
}

function extend(game: WaysGame, reel: number, prefix: Prefix, window: Window): Prefix {
  const open: { symbol: number; ways: number }[] = []
  let coins = prefix.coins
  prefix.open.forEach(({ symbol, ways }, index) => {
    const weight = window.weights[index] ?? 0
    if (weight > 0) open.push({ symbol, ways: ways * weight })
    else coins += ways * payOf(game, symbol, reel)
  })
  const scatters = prefix.scatters + window.scatters
  return { open, coins, scatters, grids: prefix.grids * window.stops }
}

function payOf(game: WaysGame, symbol: number, count: number): number {
  return game.pays[symbol * countStride + count] ?? 0
}

function histogram(totals: ReadonlyMap<number, number>): Float64Array {
  const counts = new Float64Array(Math.max(0, ...totals.keys()) + 1)
  for (const [coins, grids] of totals) counts[coins] = grids
  return counts
}
