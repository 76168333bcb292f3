import { type CompiledStrips, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import type { LineGrid } from './compile.ts'

/** How many stops of one reel show what two lines need of it. */
export interface ReelShares {
  /** What its stops add to the tally of a spin, each sum once. */
  readonly tallies: readonly number[]
  /**
   * At `(tally * stride + first) * stride + second`, where the two are symbols that the lines need
   * there, a wild being any of them; `stride - 1` needs nothing.
   */
  readonly stops: Float64Array
  readonly stride: number
}

/** The shares of one reel by the rows in which two lines cross it; each is counted once. */
export function pairShares(
  game: LineGrid,
  strips: CompiledStrips,
): (reel: number, firstRow: number, secondRow: number) => ReelShares {
  const known = new Map<string, ReelShares>()
  return (reel, firstRow, secondRow) => {
    const name = `${reel},${firstRow},${secondRow}`
    const shares = known.get(name) ?? countShares(game, strips, reel, [firstRow, secondRow])
    known.set(name, shares)
    return shares
  }
}

function countShares(
  game: LineGrid,
  strips: CompiledStrips,
  reel: number,
  rows: readonly [number, number],
): ReelShares {
  const { from, until, stride: step } = stopsOf(strips, reel)
  const places = Array.from({ length: (until - from) / step }, (_, stop) => from + stop * step)
  const tallies = [...new Set(places.map((place) => talliedAt(strips, place, game)))]
  const anything = game.keys.length
  const stride = anything + 1
  const stops = new Float64Array(tallies.length * stride * stride)
  const needsMetBy = (symbol: number) =>
    symbol === game.wild ? Array.from({ length: stride }, (_, need) => need) : [symbol, anything]
  for (const place of places) {
    const tally = tallies.indexOf(talliedAt(strips, place, game))
    const [first, second] = rows.map((row) => needsMetBy(strips.symbols[place + row] ?? 0))
    for (const a of first ?? []) {
      for (const b of second ?? []) {
        const at = (tally * stride + a) * stride + b
        stops[at] = (stops[at] ?? 0) + 1
      }
    }
  }
  return { tallies, stops, stride }
}
