import { invariant } from '@nordlys/core'
import { type CompiledStrips, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import { cycleOf } from '../../base/linked-reels.ts'
import { tailsOf } from '../../prove/scatter-tails.ts'
import type { SpinHistogram } from '../../prove/spin-moments.ts'
import type { LineGrid } from './compile.ts'
import { addGrids, type GridCounts, noGrids, wholeHistogram } from './grid-counts.ts'
import { lineReader, type ReaderStep, settledLine } from './line-reader.ts'

/**
 * Method A where lines win both ways: counts every grid the strips can stop on, before any
 * multiplier. Reels stop from the middle outwards. Lines that win no more are followed no further,
 * and stops after which the same lines are open alike are followed together. [PROOF-01]
 */
export function bothWaysHistogram(game: LineGrid, strips: CompiledStrips): SpinHistogram {
  const cycle = cycleOf(strips.lengths, undefined)
  invariant(cycle < 2 ** 40, `a cycle of ${cycle} grids is too long to count`)
  const walk = startWalk(game, strips)
  visit(walk, 0, 0, 0, 0, 1)
  return { cycle, byScatters: walk.counts.map(wholeHistogram) }
}

interface Walk {
  /** In the order they stop. */
  readonly reels: readonly ReelStops[]
  /** By how many reels have stopped: grids of the others, by tally. */
  readonly tails: readonly (readonly number[])[]
  readonly branches: readonly Branches[]
  readonly counts: readonly GridCounts[]
}

interface ReelStops {
  readonly step: ReaderStep
  /** What each line sees of each stop, at `stop * lines + line`. */
  readonly seen: Uint8Array
  readonly lines: number
  /** Of each stop. */
  readonly tallies: Int32Array
}

function startWalk(game: LineGrid, strips: CompiledStrips): Walk {
  const { order, start, steps } = lineReader(game)
  const lines = game.lines.length
  const reels = order.map((reel, place) => {
    const step = steps[place]
    invariant(step, `no step for reel ${reel}`)
    return { step, ...stopsShown(game, strips, reel) }
  })
  const first = new Branches(1, lines)
  for (let line = 0; line < lines; line += 1) first.push(line, start)
  first.close(0, 0)
  return {
    reels,
    tails: tailsOf(reels.map(({ tallies }) => tallies)),
    branches: [first, ...reels.map(({ tallies }) => new Branches(tallies.length, lines))],
    counts: Array.from({ length: game.mostScatters + 1 }, noGrids),
  }
}

function stopsShown(game: LineGrid, strips: CompiledStrips, reel: number) {
  const { from, until, stride } = stopsOf(strips, reel)
  const places = Array.from({ length: (until - from) / stride }, (_, stop) => from + stop * stride)
  const symbolAt = (place: number, row: number) => strips.symbols[place + row] ?? 0
  return {
    seen: Uint8Array.from(
      places.flatMap((place) => game.lines.map((line) => symbolAt(place, line[reel] ?? 0))),
    ),
    lines: game.lines.length,
    tallies: Int32Array.from(places, (place) => talliedAt(strips, place, game)),
  }
}

/** Where the stops of one reel lead: stops that lead to the same are one branch. */
class Branches {
  size = 0
  /** How many lines each branch has open. */
  readonly open: Int32Array
  readonly coins: Int32Array
  readonly tallies: Int32Array
  readonly stops: Int32Array
  /** Of each branch, from `branch * stride` on. */
  readonly lines: Int32Array
  readonly states: Int32Array
  readonly stride: number

  constructor(most: number, lines: number) {
    this.stride = lines
    const perBranch = () => new Int32Array(most + 1)
    this.open = perBranch()
    this.coins = perBranch()
    this.tallies = perBranch()
    this.stops = perBranch()
    this.lines = new Int32Array((most + 1) * lines)
    this.states = new Int32Array((most + 1) * lines)
  }

  clear(): void {
    this.size = 0
    this.open[0] = 0
  }

  /** One more open line of the branch that is being made. */
  push(line: number, state: number): void {
    const open = this.open[this.size] ?? 0
    const place = this.size * this.stride + open
    this.lines[place] = line
    this.states[place] = state
    this.open[this.size] = open + 1
  }

  /** Ends the branch that is being made; an earlier one that is the same counts once more. */
  close(coins: number, tally: number): void {
    const made = this.size
    this.coins[made] = coins
    this.tallies[made] = tally
    let same = 0
    while (same < made && !this.#isSame(same, made)) same += 1
    this.stops[same] = same < made ? (this.stops[same] ?? 0) + 1 : 1
    if (same === made) this.size += 1
    this.open[this.size] = 0
  }

  #isSame(a: number, b: number): boolean {
    const { open, coins, tallies, lines, states, stride } = this
    if (open[a] !== open[b] || coins[a] !== coins[b] || tallies[a] !== tallies[b]) return false
    const count = open[a] ?? 0
    for (let index = 0; index < count; index += 1) {
      const [ofA, ofB] = [a * stride + index, b * stride + index]
      if (states[ofA] !== states[ofB] || lines[ofA] !== lines[ofB]) return false
    }
    return true
  }
}

/** `coins` and `tally` are those of the reels that have stopped, in so many ways: `grids`. */
function visit(
  walk: Walk,
  depth: number,
  branch: number,
  coins: number,
  tally: number,
  grids: number,
): void {
  const { reels, tails, branches, counts } = walk
  const [reel, from, after] = [reels[depth], branches[depth], branches[depth + 1]]
  if (!reel || !from || !after || from.open[branch] === 0) {
    tails[depth]?.forEach((others, more) => {
      addGrids(counts[tally + more], coins, grids * others)
    })
    return
  }
  after.clear()
  const isLast = depth === reels.length - 1
  for (let stop = 0; stop < reel.tallies.length; stop += 1) {
    const won = stepLines(reel, stop, from, branch, after)
    const more = reel.tallies[stop] ?? 0
    if (isLast) addGrids(counts[tally + more], coins + won, grids)
    else after.close(won, more)
  }
  if (isLast) return
  for (let next = 0; next < after.size; next += 1) {
    const won = coins + (after.coins[next] ?? 0)
    const tallied = tally + (after.tallies[next] ?? 0)
    visit(walk, depth + 1, next, won, tallied, grids * (after.stops[next] ?? 0))
  }
}

/** What the open lines see of a stop: which stay open, and what they have won. */
function stepLines(
  { step, seen, lines }: ReelStops,
  stop: number,
  from: Branches,
  branch: number,
  after: Branches,
): number {
  const { next, coins, symbols } = step
  const first = branch * lines
  const end = first + (from.open[branch] ?? 0)
  let won = 0
  for (let place = first; place < end; place += 1) {
    const line = from.lines[place] ?? 0
    const at = (from.states[place] ?? 0) * symbols + (seen[stop * lines + line] ?? 0)
    won += coins[at] ?? 0
    const state = next[at] ?? settledLine
    if (state !== settledLine) after.push(line, state)
  }
  return won
}
