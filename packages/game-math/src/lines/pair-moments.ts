import { scatterTails } from '../prove/scatter-tails.ts'
import type { SpinMoments } from '../prove/spin-moments.ts'
import { type CompiledStrips, stopsOf, talliedAt } from '../slot/compile-reels.ts'
import type { LineGrid } from './compile.ts'
import { type LineMachine, lineMachine, settledCoins } from './line-machine.ts'
import { losingGrids } from './losing-grids.ts'

/**
 * Method B: the moments of a spin without looking at a single grid. The expected win is a sum
 * over lines and the expected square a sum over pairs of lines; each pair is followed through its
 * two machines reel by reel, with the scatters seen beside it. [PROOF-01]
 */
export function pairMoments(game: LineGrid, strips: CompiledStrips): SpinMoments {
  const machine = lineMachine(game)
  const lines = Array.from({ length: game.lineCells.length / game.reels }, (_, line) => line)
  const tails = scatterTails(game, strips)
  const stopsFor = reelStops(game, strips)
  const counts = Array.from({ length: game.mostScatters + 1 }, (_, scatters) => scatters)
  const none = counts.map(() => 0n)

  let coins = none
  let squares = none
  for (const first of lines) {
    for (const second of lines.slice(first)) {
      const pair = followPair(game, machine, tails, (reel) => stopsFor(reel, first, second))
      const times = first === second ? 1n : 2n
      squares = squares.map((total, scatters) => total + times * (pair.product[scatters] ?? 0n))
      if (first === second) {
        coins = coins.map((total, scatters) => total + (pair.coins[scatters] ?? 0n))
      }
    }
  }

  const grids = tails[0] ?? []
  const losing = losingGrids(game, strips, machine)
  return {
    cycle: BigInt(strips.lengths.reduce((product, length) => product * length, 1)),
    byScatters: counts.map((scatters) => {
      const here = BigInt(grids[scatters] ?? 0)
      const extra = BigInt(game.scatterPays[scatters] ?? 0)
      const ofLines = coins[scatters] ?? 0n
      return {
        grids: here,
        losing: losing[scatters] ?? 0n,
        coins: ofLines + extra * here,
        coinsSquared: (squares[scatters] ?? 0n) + 2n * extra * ofLines + extra * extra * here,
      }
    }),
  }
}

interface PairTotals {
  /** Of the first line's coins, by scatters. */
  readonly coins: bigint[]
  /** Of the product of both lines' coins, by scatters. */
  readonly product: bigint[]
}

/** How many ways lead to two states with some scatters seen. */
interface Place {
  readonly first: number
  readonly second: number
  readonly scatters: number
  ways: number
}

const nothing = -1

function followPair(
  game: LineGrid,
  machine: LineMachine,
  tails: readonly (readonly number[])[],
  stopsFor: (reel: number) => readonly Place[],
): PairTotals {
  const totals = noTotals(game)
  let places: Place[] = [{ first: machine.start, second: machine.start, scatters: 0, ways: 1 }]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const reached = new Map<number, Place>()
    for (const stop of stopsFor(reel)) {
      for (const place of places) {
        const a = step(machine, place.first, stop.first)
        const b = step(machine, place.second, stop.second)
        // A line that has lost makes the product nothing, whatever the other line does.
        if (a === nothing || b === nothing) continue
        const scatters = place.scatters + stop.scatters
        const ways = place.ways * stop.ways
        if (a < 0 && b < 0) {
          settle(totals, { first: a, second: b, scatters, ways }, tails[reel + 1] ?? [])
          continue
        }
        const name = ((a + 2 ** 22) * 2 ** 23 + b + 2 ** 22) * 2 ** 7 + scatters
        const known = reached.get(name)
        if (known) known.ways += ways
        else reached.set(name, { first: a, second: b, scatters, ways })
      }
    }
    places = [...reached.values()]
  }
  return totals
}

function noTotals(game: LineGrid): PairTotals {
  const none = () => Array.from({ length: game.mostScatters + 1 }, () => 0n)
  return { coins: none(), product: none() }
}

/** Both lines have settled: what follows of the reels matters for its scatters alone. */
function settle(
  { coins, product }: PairTotals,
  { first, second, scatters, ways }: Place,
  tail: readonly number[],
): void {
  const won = BigInt(ways) * BigInt(settledCoins(first))
  const wonTogether = won * BigInt(settledCoins(second))
  tail.forEach((grids, more) => {
    if (grids === 0) return
    const all = scatters + more
    coins[all] = (coins[all] ?? 0n) + won * BigInt(grids)
    product[all] = (product[all] ?? 0n) + wonTogether * BigInt(grids)
  })
}

function step(machine: LineMachine, state: number, symbol: number): number {
  return state < 0 ? state : (machine.next[state]?.[symbol] ?? nothing)
}

/** What two lines see on one reel, and how many stops show it; kept by the rows they cross. */
function reelStops(
  game: LineGrid,
  strips: CompiledStrips,
): (reel: number, first: number, second: number) => readonly Place[] {
  const { lineCells, reels, rows } = game
  const known = new Map<string, readonly Place[]>()
  return (reel, first, second) => {
    const rowOf = (line: number) => (lineCells[line * reels + reel] ?? 0) - reel * rows
    const [firstRow, secondRow] = [rowOf(first), rowOf(second)]
    const name = `${reel},${firstRow},${secondRow}`
    const stops = known.get(name) ?? rowStops(game, strips, reel, firstRow, secondRow)
    known.set(name, stops)
    return stops
  }
}

function rowStops(
  game: LineGrid,
  strips: CompiledStrips,
  reel: number,
  firstRow: number,
  secondRow: number,
): Place[] {
  const { from, until, stride } = stopsOf(strips, reel)
  const seen = new Map<string, Place>()
  for (let stop = from; stop < until; stop += stride) {
    const first = strips.symbols[stop + firstRow] ?? 0
    const second = strips.symbols[stop + secondRow] ?? 0
    const scatters = talliedAt(strips, stop, game)
    const name = `${first},${second},${scatters}`
    const known = seen.get(name)
    if (known) known.ways += 1
    else seen.set(name, { first, second, scatters, ways: 1 })
  }
  return [...seen.values()]
}
