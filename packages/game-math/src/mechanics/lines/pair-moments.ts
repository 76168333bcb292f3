import { type CompiledStrips, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import { scatterTails } from '../../prove/scatter-tails.ts'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import type { LineGrid } from './compile.ts'
import { type LineMachine, lineMachine, settledCoins } from './line-machine.ts'
import { losingGrids } from './losing-grids.ts'

/**
 * Method B: the moments of a spin without looking at a single grid. The expected win is a sum
 * over lines and the expected square a sum over pairs of lines; each pair is followed through its
 * two machines reel by reel, with the scatters seen beside it. [PROOF-01]
 */
export function pairMoments(
  game: LineGrid,
  strips: CompiledStrips,
  machine: LineMachine = lineMachine(game),
): SpinMoments {
  const lines = Array.from({ length: game.lineCells.length / game.reels }, (_, line) => line)
  const tails = scatterTails(game, strips)
  const stopsFor = reelStops(game, strips)
  const table = tableOf(machine)
  const slots = slotsOf(game, table)
  const counts = Array.from({ length: game.mostScatters + 1 }, (_, scatters) => scatters)
  const none = counts.map(() => 0n)

  let coins = none
  let squares = none
  for (const first of lines) {
    for (const second of lines.slice(first)) {
      const pair = followPair(game, table, slots, tails, (reel) => stopsFor(reel, first, second))
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

/** A machine whose settled states are numbered, too, after the open ones. */
interface StateTable {
  readonly start: number
  readonly symbols: number
  /** The state after each symbol, at `state * symbols + symbol`; of open states. */
  readonly next: Int32Array
  readonly open: number
  /** Of each settled state. The first of them has lost. */
  readonly coins: readonly number[]
}

function tableOf({ next, symbols, start }: LineMachine): StateTable {
  const coins = [0]
  const numbers = new Map([[settledCoins(lost), next.length]])
  const numberOf = (state: number): number => {
    if (state >= 0) return state
    const known = numbers.get(settledCoins(state))
    if (known !== undefined) return known
    const number = next.length + coins.length
    coins.push(settledCoins(state))
    numbers.set(settledCoins(state), number)
    return number
  }
  const rows = next.flatMap((row) =>
    Array.from({ length: symbols }, (_, symbol) => numberOf(row[symbol] ?? lost)),
  )
  return { start, symbols, next: Int32Array.from(rows), open: next.length, coins }
}

const lost = -1

function followPair(
  game: LineGrid,
  table: StateTable,
  slots: Int32Array,
  tails: readonly (readonly number[])[],
  stopsFor: (reel: number) => readonly Place[],
): PairTotals {
  const totals = noTotals(game)
  let places: Place[] = [{ first: table.start, second: table.start, scatters: 0, ways: 1 }]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const reached = placesAfter(game, table, slots, places, stopsFor(reel))
    places = []
    for (const place of reached) {
      const isSettled = place.first > table.open && place.second > table.open
      if (isSettled) settle(totals, table, place, tails[reel + 1] ?? [])
      else places.push(place)
    }
  }
  return totals
}

/** For every place its number in the list of those that were reached, from 1 on; 0 between uses. */
function slotsOf(game: LineGrid, { open, coins }: StateTable): Int32Array {
  return new Int32Array((open + coins.length) ** 2 * (game.mostScatters + 1))
}

/** Where one more reel leads to. A line that has lost makes the product nothing: it is left out. */
function placesAfter(
  game: LineGrid,
  table: StateTable,
  slots: Int32Array,
  places: readonly Place[],
  stops: readonly Place[],
): Place[] {
  const states = table.open + table.coins.length
  const tallies = game.mostScatters + 1
  const slotOf = (first: number, second: number, scatters: number) =>
    (first * states + second) * tallies + scatters
  const reached: Place[] = []
  for (const stop of stops) {
    for (const place of places) {
      const first = step(table, place.first, stop.first)
      if (first === table.open) continue
      const second = step(table, place.second, stop.second)
      if (second === table.open) continue
      const scatters = place.scatters + stop.scatters
      const ways = place.ways * stop.ways
      const slot = slotOf(first, second, scatters)
      const known = reached[(slots[slot] ?? 0) - 1]
      if (known) known.ways += ways
      else slots[slot] = reached.push({ first, second, scatters, ways })
    }
  }
  for (const { first, second, scatters } of reached) slots[slotOf(first, second, scatters)] = 0
  return reached
}

function noTotals(game: LineGrid): PairTotals {
  const none = () => Array.from({ length: game.mostScatters + 1 }, () => 0n)
  return { coins: none(), product: none() }
}

/** Both lines have settled: what follows of the reels matters for its scatters alone. */
function settle(
  { coins, product }: PairTotals,
  table: StateTable,
  { first, second, scatters, ways }: Place,
  tail: readonly number[],
): void {
  const won = BigInt(ways) * BigInt(table.coins[first - table.open] ?? 0)
  const wonTogether = won * BigInt(table.coins[second - table.open] ?? 0)
  tail.forEach((grids, more) => {
    if (grids === 0) return
    const all = scatters + more
    coins[all] = (coins[all] ?? 0n) + won * BigInt(grids)
    product[all] = (product[all] ?? 0n) + wonTogether * BigInt(grids)
  })
}

function step({ next, symbols, open }: StateTable, state: number, symbol: number): number {
  return state >= open ? state : (next[state * symbols + symbol] ?? open)
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
