import { type CompiledStrips, countStride, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import { tailsOf } from '../../prove/scatter-tails.ts'
import type { LineGrid } from './compile.ts'

/**
 * Method B's count of the grids that win nothing where lines win both ways, by tally: a grid loses
 * when its left part and its right part lose. Only the reels that belong to both parts join them;
 * once those stand, the parts are independent of each other.
 */
export function bothWaysLosing(game: LineGrid, strips: CompiledStrips): bigint[] {
  const { reels, mostScatters } = game
  const stops = Array.from({ length: reels }, (_, reel) => stopsOfReel(game, strips, reel))
  const [left, right] = [partFrom(game, 'left'), partFrom(game, 'right')]
  const shared = left.reels.filter((reel) => right.reels.includes(reel))
  const others = stops.filter((_, reel) => ![...left.reels, ...right.reels].includes(reel))
  const [ofOthers = [1]] = tailsOf(others.map((all) => all.map(({ tally }) => tally)))
  const losing = Array.from({ length: mostScatters + 1 }, () => 0n)
  const windows: Window[] = stops.map(([first]) => first?.window ?? new Uint8Array())

  eachWay(stops, shared, windows, (joining) => {
    const [ofLeft, ofRight] = [left, right].map((part) => {
      const own = part.reels.filter((reel) => !shared.includes(reel))
      return losingWays(game, stops, own, windows, part)
    })
    for (const [a, grids] of ofLeft ?? []) {
      for (const [b, more] of ofRight ?? []) {
        ofOthers.forEach((rest, c) => {
          const tally = joining + a + b + c
          losing[tally] = (losing[tally] ?? 0n) + BigInt(grids * more * rest)
        })
      }
    }
  })
  return losing
}

type Window = Uint8Array

interface ShownStop {
  readonly window: Window
  readonly tally: number
}

function stopsOfReel(game: LineGrid, strips: CompiledStrips, reel: number): ShownStop[] {
  const { from, until, stride } = stopsOf(strips, reel)
  return Array.from({ length: (until - from) / stride }, (_, stop) => {
    const place = from + stop * stride
    const window = strips.symbols.subarray(place, place + game.rows)
    return { window, tally: talliedAt(strips, place, game) }
  })
}

/** The reels that decide whether anything wins from one end. */
interface Part {
  /** From that end on. */
  readonly reels: readonly number[]
  /** By symbol, how many of it win; 0 for those that never do. */
  readonly least: readonly number[]
}

function partFrom({ keys, pays, reels }: LineGrid, end: 'left' | 'right'): Part {
  // What fills a line has won from the left.
  const most = end === 'left' ? reels : reels - 1
  const least = keys.map((_, symbol) => {
    const ofSymbol = pays.subarray(symbol * countStride, symbol * countStride + most + 1)
    return Math.max(
      0,
      ofSymbol.findIndex((coins) => coins > 0),
    )
  })
  const reach = Array.from({ length: Math.max(...least) }, (_, place) => place)
  return { reels: end === 'left' ? reach : reach.map((place) => reels - 1 - place), least }
}

/** Stops the reels in every way there is, and tells the tally of each. */
function eachWay(
  stops: readonly (readonly ShownStop[])[],
  reels: readonly number[],
  windows: Window[],
  stopped: (tally: number) => void,
): void {
  function stop(place: number, seen: number): void {
    const reel = reels[place]
    if (reel === undefined) {
      stopped(seen)
      return
    }
    for (const { window, tally } of stops[reel] ?? []) {
      windows[reel] = window
      stop(place + 1, seen + tally)
    }
  }
  stop(0, 0)
}

/** In how many ways a part's own reels stop so that it loses, by tally; the shared ones stand. */
function losingWays(
  game: LineGrid,
  stops: readonly (readonly ShownStop[])[],
  own: readonly number[],
  windows: Window[],
  part: Part,
): Map<number, number> {
  const ways = new Map<number, number>()
  eachWay(stops, own, windows, (tally) => {
    if (!wins(game, windows, part)) ways.set(tally, (ways.get(tally) ?? 0) + 1)
  })
  return ways
}

/** Loops, because this is asked of a hundred thousand halves of grids. */
function wins({ lines, wild }: LineGrid, windows: readonly Window[], { reels, least }: Part) {
  const [outer = 0] = reels
  for (const rows of lines) {
    const symbol = windows[outer]?.[rows[outer] ?? 0] ?? wild
    const count = least[symbol] ?? 0
    if (count > 0 && isRun(windows, rows, reels, count, symbol, wild)) return true
  }
  return false
}

/** Whether the first `count` reels of a part show the symbol or a wild on a line. */
function isRun(
  windows: readonly Window[],
  rows: readonly number[],
  reels: readonly number[],
  count: number,
  symbol: number,
  wild: number,
): boolean {
  for (let place = 1; place < count; place += 1) {
    const reel = reels[place] ?? 0
    const next = windows[reel]?.[rows[reel] ?? 0]
    if (next !== symbol && next !== wild) return false
  }
  return true
}
