import { scatterTails } from '../prove/scatter-tails.ts'
import type { SpinMoments } from '../prove/spin-moments.ts'
import { type CompiledStrips, shownAt } from '../slot/compile-reels.ts'
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
  const counts = Array.from({ length: game.mostScatters + 1 }, (_, scatters) => scatters)
  const none = counts.map(() => 0n)

  let coins = none
  let squares = none
  for (const first of lines) {
    for (const second of lines.slice(first)) {
      const pair = followPair(game, strips, machine, first, second)
      const times = first === second ? 1n : 2n
      squares = squares.map((total, scatters) => total + times * (pair.product[scatters] ?? 0n))
      if (first === second) {
        coins = coins.map((total, scatters) => total + (pair.coins[scatters] ?? 0n))
      }
    }
  }

  const grids = scatterTails(game, strips)[0] ?? []
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
  readonly coins: readonly bigint[]
  /** Of the product of both lines' coins, by scatters. */
  readonly product: readonly bigint[]
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
  strips: CompiledStrips,
  machine: LineMachine,
  first: number,
  second: number,
): PairTotals {
  let places: Place[] = [{ first: machine.start, second: machine.start, scatters: 0, ways: 1 }]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const reached = new Map<string, Place>()
    for (const stop of reelStops(game, strips, reel, first, second)) {
      for (const place of places) {
        const a = step(machine, place.first, stop.first)
        const b = step(machine, place.second, stop.second)
        // A line that has lost makes the product nothing, whatever the other line does.
        if (a === nothing || b === nothing) continue
        const scatters = place.scatters + stop.scatters
        const name = `${a},${b},${scatters}`
        const known = reached.get(name)
        const ways = place.ways * stop.ways
        if (known) known.ways += ways
        else reached.set(name, { first: a, second: b, scatters, ways })
      }
    }
    places = [...reached.values()]
  }
  return totals(game, places)
}

function totals(game: LineGrid, places: readonly Place[]): PairTotals {
  const coins = Array.from({ length: game.mostScatters + 1 }, () => 0n)
  const product = [...coins]
  for (const { first, second, scatters, ways } of places) {
    const won = BigInt(ways) * BigInt(settledCoins(first))
    coins[scatters] = (coins[scatters] ?? 0n) + won
    product[scatters] = (product[scatters] ?? 0n) + won * BigInt(settledCoins(second))
  }
  return { coins, product }
}

function step(machine: LineMachine, state: number, symbol: number): number {
  return state < 0 ? state : (machine.next[state]?.[symbol] ?? nothing)
}

/** What the two lines see on one reel, and how many stops show it. */
function reelStops(
  game: LineGrid,
  strips: CompiledStrips,
  reel: number,
  firstLine: number,
  secondLine: number,
): Place[] {
  const { lineCells, reels, rows, scatter } = game
  const rowOf = (line: number) => (lineCells[line * reels + reel] ?? 0) - reel * rows
  const offset = strips.offsets[reel] ?? 0
  const seen = new Map<string, Place>()
  for (let stop = offset; stop < offset + (strips.lengths[reel] ?? 0); stop += 1) {
    const first = strips.symbols[stop + rowOf(firstLine)] ?? 0
    const second = strips.symbols[stop + rowOf(secondLine)] ?? 0
    const scatters = shownAt(strips, stop, rows, scatter)
    const name = `${first},${second},${scatters}`
    const known = seen.get(name)
    if (known) known.ways += 1
    else seen.set(name, { first, second, scatters, ways: 1 })
  }
  return [...seen.values()]
}
