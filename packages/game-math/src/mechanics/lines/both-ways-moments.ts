import { invariant } from '@nordlys/core'
import { type CompiledStrips, countStride } from '../../base/compile-reels.ts'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import { bothWaysLosing } from './both-ways-losing.ts'
import type { LineGrid } from './compile.ts'
import { pairShares, type ReelShares } from './pair-shares.ts'

/**
 * Method B where lines win both ways, in closed form and without looking at a single grid. What a
 * line wins is a sum of steps, each for one symbol more from one end; the expected square is a sum
 * over pairs of steps of pairs of lines. A pair of steps needs symbols on some reels, and reels are
 * independent of each other. [PROOF-01]
 */
export function bothWaysMoments(game: LineGrid, strips: CompiledStrips): SpinMoments {
  const cycle = strips.lengths.reduce((product, length) => product * length, 1)
  const lines = [...game.lines.keys()]
  invariant(cycle * lines.length ** 2 < 2 ** 53, `a cycle of ${cycle} is too long for doubles`)
  const follow = follower(game, strips)
  const steps = [...stepsFrom(game, 'left'), ...stepsFrom(game, 'right')]
  const each = lines.map((line): LinePair => [line, line])
  const different = lines.flatMap((first) =>
    lines.slice(first + 1).map((second): LinePair => [first, second]),
  )
  const grids = follow([always], [always], [[0, 0]])
  const coins = follow(steps, [always], each)
  const ownSquares = follow(steps, steps, each)
  const products = follow(steps, steps, different)
  const losing = bothWaysLosing(game, strips)
  return {
    cycle: BigInt(cycle),
    byScatters: grids.map((here, tally) => ({
      grids: here,
      losing: losing[tally] ?? 0n,
      coins: coins[tally] ?? 0n,
      coinsSquared: (ownSquares[tally] ?? 0n) + 2n * (products[tally] ?? 0n),
    })),
  }
}

type LinePair = readonly [number, number]

/** A line whose first `count` cells from one end show the symbol, or wilds, wins `coins` more. */
interface Step {
  readonly symbol: number
  readonly end: 'left' | 'right'
  readonly count: number
  readonly coins: number
}

/** Needs nothing and is one coin: what is multiplied by it stays what it is. */
const always: Step = { symbol: 0, end: 'left', count: 0, coins: 1 }

/** What fills a line wins from the left: the last step from the right takes back those before. */
function stepsFrom({ keys, pays, reels }: LineGrid, end: Step['end']): Step[] {
  return keys.flatMap((_, symbol) => {
    const pay = (count: number) =>
      end === 'right' && count === reels ? 0 : (pays[symbol * countStride + count] ?? 0)
    return Array.from({ length: reels }, (_, before) => before + 1)
      .map((count) => ({ symbol, end, count, coins: pay(count) - pay(count - 1) }))
      .filter(({ coins }) => coins !== 0)
  })
}

/** Adds up, over pairs of lines and of their steps, the coins of both multiplied, by tally. */
type Follow = (
  first: readonly Step[],
  second: readonly Step[],
  pairs: readonly LinePair[],
) => bigint[]

function follower(game: LineGrid, strips: CompiledStrips): Follow {
  const { lines, reels, mostScatters } = game
  const sharesOf = pairShares(game, strips)
  const order = fromBothEnds(reels)
  const tallies = talliesOf(order.map((reel) => sharesOf(reel, 0, 0).tallies))
  const crossed = ([a, b]: LinePair) =>
    order.map((reel) => sharesOf(reel, lines[a]?.[reel] ?? 0, lines[b]?.[reel] ?? 0))
  const needs = (step: Step) =>
    order.map((reel) => {
      const place = step.end === 'left' ? reel : reels - 1 - reel
      return place < step.count ? step.symbol : game.keys.length
    })

  return (first, second, pairs) => {
    // Grids do not depend on pays: they are whole numbers that doubles hold.
    const grids = new Float64Array(first.length * second.length * tallies.length)
    const [ofFirst, ofSecond] = [needsTree(first.map(needs)), needsTree(second.map(needs))]
    meetNeeds(sharesTree(pairs.map(crossed)), ofFirst, ofSecond, (ofA, ofB, ways) => {
      addTo(grids, (ofA * second.length + ofB) * tallies.length, ways)
    })
    const totals = Array.from({ length: mostScatters + 1 }, () => 0n)
    for (const [place, count] of grids.entries()) {
      if (count === 0) continue
      const [pair, index] = [Math.floor(place / tallies.length), place % tallies.length]
      const won = first[Math.floor(pair / second.length)]?.coins ?? 0
      const coins = won * (second[pair % second.length]?.coins ?? 0)
      const tally = tallies[index] ?? 0
      totals[tally] = (totals[tally] ?? 0n) + BigInt(coins) * BigInt(count)
    }
    return totals
  }
}

/** The tally of a spin by what each reel adds, the first reel's the fastest. */
function talliesOf(reels: readonly (readonly number[])[]): number[] {
  return reels.reduce<number[]>(
    (sums, each) => each.flatMap((more) => sums.map((sum) => sum + more)),
    [0],
  )
}

/** Lines differ least on the outer reels: taken first, those are counted for many pairs at once. */
function fromBothEnds(reels: number): number[] {
  const middle = (reels - 1) / 2
  return Array.from({ length: reels }, (_, reel) => reel).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle) || a - b,
  )
}

/** Pairs of lines that cross the first reels alike, and in `next` how they go on. */
interface Crossed {
  readonly shares: ReelShares
  readonly next: readonly Crossed[]
}

/** On the last reel what all pairs see that came to it alike is one sum. */
function sharesTree(pairs: readonly (readonly ReelShares[])[], place = 0): Crossed[] {
  const here = pairs.flatMap((shares) => shares[place] ?? [])
  if (pairs[0]?.length === place + 1) return [{ shares: summed(here), next: [] }]
  const alike = Map.groupBy(pairs, (shares) => shares[place])
  return [...alike].flatMap(([shares, those]) =>
    shares ? [{ shares, next: sharesTree(those, place + 1) }] : [],
  )
}

function summed(all: readonly ReelShares[]): ReelShares {
  const [first] = all
  invariant(first, 'no shares to sum')
  const stops = new Float64Array(first.stops.length)
  for (const shares of all) addTo(stops, 0, shares.stops)
  return { ...first, stops }
}

/** Steps that need the same of the first reels, and in `next` what they need of the others. */
interface Needs {
  readonly need: number
  readonly next: readonly Needs[]
  readonly steps: readonly number[]
}

function needsTree(
  needs: readonly (readonly number[])[],
  place = 0,
  steps: readonly number[] = [...needs.keys()],
): Needs[] {
  const alike = Map.groupBy(steps, (step) => needs[step]?.[place])
  return [...alike].flatMap(([need, those]) =>
    need === undefined ? [] : [{ need, next: needsTree(needs, place + 1, those), steps: those }],
  )
}

/**
 * Tells the pairs of steps whose needs are met together, and in how many ways, in the order of
 * `talliesOf`. A pair is told as often as its ways have to be added up.
 */
function meetNeeds(
  crossed: readonly Crossed[],
  first: readonly Needs[],
  second: readonly Needs[],
  met: (first: number, second: number, ways: Float64Array) => void,
  before: Float64Array = Float64Array.of(1),
): void {
  for (const { shares, next } of crossed) {
    const ways = new Float64Array(before.length * shares.tallies.length)
    for (const a of first) {
      for (const b of second) {
        if (!addReel(shares, a.need, b.need, before, ways)) continue
        if (next.length > 0) meetNeeds(next, a.next, b.next, met, ways)
        else for (const ofA of a.steps) for (const ofB of b.steps) met(ofA, ofB, ways)
      }
    }
  }
}

/** The ways with one more reel, of which both needs are met; false for none. */
function addReel(
  { stops, stride, tallies }: ReelShares,
  first: number,
  second: number,
  before: Float64Array,
  ways: Float64Array,
): boolean {
  const at = first * stride + second
  let isPossible = false
  for (let tally = 0; tally < tallies.length; tally += 1) {
    const here = stops[tally * stride * stride + at] ?? 0
    for (let index = 0; index < before.length; index += 1) {
      const count = (before[index] ?? 0) * here
      isPossible ||= count > 0
      ways[tally * before.length + index] = count
    }
  }
  return isPossible
}

function addTo(totals: Float64Array, from: number, ways: Float64Array): void {
  for (let index = 0; index < ways.length; index += 1) {
    totals[from + index] = (totals[from + index] ?? 0) + (ways[index] ?? 0)
  }
}
