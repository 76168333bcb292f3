import { invariant } from '@nordlys/core'
import { countStride } from '../../base/compile-reels.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { type Window, windowsOf } from '../ways/windows.ts'

/** Sums over all grids of the left reels, each by the scatters they show. */
export interface LeftSums {
  readonly grids: Float64Array
  /** The ways of a paying symbol by its place among them; behind the last one: settled coins. */
  ways(symbol: number): Float64Array
  /** The ways of two symbols multiplied; the first is not behind the second. */
  products(first: number, second: number): Float64Array
  /** Grids that have won nothing so far, by the symbols that still may. */
  readonly losing: ReadonlyMap<number, LosingLeft>
}

interface LosingLeft {
  readonly open: readonly number[]
  readonly grids: Float64Array
}

/** Grids of the left reels so far that go on alike. */
interface LeftPart {
  /** Symbols that stand on every reel so far, with their ways. */
  readonly open: readonly number[]
  readonly ways: readonly number[]
  readonly coins: number
  readonly scatters: number
  grids: number
}

export function leftSums(game: WaysGame, reels: WaysReels, middle: number): LeftSums {
  const symbols = game.paying
  const places = symbols.length + 1
  const sizes = game.reels + 1
  const sums = (count: number) => Array.from({ length: count }, () => new Float64Array(sizes))
  const grids = new Float64Array(sizes)
  const ways = sums(places)
  const products = sums(places * places)
  const losing = new Map<number, LosingLeft>()
  const placeOf: number[] = []
  for (const [place, symbol] of symbols.entries()) placeOf[symbol] = place
  invariant(symbols.length < 31, `${symbols.length} symbols are more than the bits of a number`)
  // Of one part, room for its open symbols and for the coins behind them: there are many parts.
  const placesOfPart = new Int32Array(places)
  const counts = new Float64Array(places)
  forEachLeft(game, reels, middle, ({ open, ways: waysOfOpen, coins, scatters, grids: alike }) => {
    addTo(grids, scatters, alike)
    let bits = 0
    for (let index = 0; index < open.length; index += 1) {
      const place = placeOf[open[index] ?? 0] ?? 0
      placesOfPart[index] = place
      counts[index] = waysOfOpen[index] ?? 0
      bits |= 1 << place
    }
    placesOfPart[open.length] = symbols.length
    counts[open.length] = coins
    for (let index = 0; index <= open.length; index += 1) {
      const place = placesOfPart[index] ?? 0
      const weighted = alike * (counts[index] ?? 0)
      if (weighted === 0) continue
      addTo(ways[place], scatters, weighted)
      for (let other = index; other <= open.length; other += 1) {
        const both = products[place * places + (placesOfPart[other] ?? 0)]
        addTo(both, scatters, weighted * (counts[other] ?? 0))
      }
    }
    if (coins === 0) addTo(losersOf(losing, bits, open, sizes), scatters, alike)
  })
  const none = new Float64Array(sizes)
  return {
    grids,
    ways: (symbol) => ways[symbol] ?? none,
    products: (first, second) => products[first * places + second] ?? none,
    losing,
  }
}

/** Sums are whole and only grow, so they are exact when the last one is below 2^53. */
function addTo(sums: Float64Array | undefined, scatters: number, value: number): void {
  if (sums) sums[scatters] = (sums[scatters] ?? 0) + value
}

/** `bits` has one for each symbol that is open. */
function losersOf(
  losing: Map<number, LosingLeft>,
  bits: number,
  open: readonly number[],
  sizes: number,
): Float64Array {
  const known = losing.get(bits)
  if (known) return known.grids
  const grids = new Float64Array(sizes)
  losing.set(bits, { open, grids })
  return grids
}

/** Parts that are alike after a reel go on as one; after the last one each is seen by itself. */
function forEachLeft(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  see: (part: LeftPart) => void,
): void {
  const symbols = game.paying
  const start = { open: symbols, ways: symbols.map(() => 1), coins: 0, scatters: 0, grids: 1 }
  let parts: LeftPart[] = [start]
  for (let reel = 0; reel < middle; reel += 1) {
    const merged = new Map<string, LeftPart>()
    const windows = new Map<string, Window[]>()
    for (const part of parts) {
      const name = String(part.open)
      const shown = windows.get(name) ?? windowsOf(reels, reel, part.open)
      windows.set(name, shown)
      for (const window of shown) {
        const next = extend(game, reel, part, window)
        if (reel === middle - 1) see(next)
        else merge(merged, next)
      }
    }
    parts = [...merged.values()]
  }
}

function merge(parts: Map<string, LeftPart>, part: LeftPart): void {
  const name = `${part.open}/${part.ways}/${part.coins}/${part.scatters}`
  const known = parts.get(name)
  if (known) known.grids += part.grids
  else parts.set(name, part)
}

function extend(game: WaysGame, reel: number, part: LeftPart, window: Window): LeftPart {
  const [open, ways]: [number[], number[]] = [[], []]
  let coins = part.coins
  part.open.forEach((symbol, index) => {
    const [before, weight] = [part.ways[index] ?? 0, window.weights[index] ?? 0]
    if (weight > 0) {
      open.push(symbol)
      ways.push(before * weight)
    } else coins += before * (game.pays[symbol * countStride + reel] ?? 0)
  })
  const scatters = part.scatters + window.scatters
  return { open, ways, coins, scatters, grids: part.grids * window.stops }
}
