import { invariant } from '@nordlys/core'
import { type CompiledStrips, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import { cycleOf, isFollower, type LinkedReels, stoppingWith } from '../../base/linked-reels.ts'
import { tailsOf } from '../../prove/scatter-tails.ts'
import type { SpinHistogram } from '../../prove/spin-moments.ts'
import type { LineGrid } from './compile.ts'
import { addGrids, type GridCounts, noGrids, wholeHistogram } from './grid-counts.ts'
import { type LineReader, lineReader } from './line-reader.ts'
import { type OpenLines, type Turn, TurnWalk } from './open-lines.ts'

/**
 * Method A: counts every grid the strips can stop on, before any multiplier. A line whose win is
 * settled by what it has shown is followed no further; stops after which the same lines are open
 * alike are followed together, and when none is open the remaining reels matter for their scatters
 * alone. So a cycle of a hundred million takes hundredths of a second and is still counted whole.
 * [PROOF-01]
 */
export function spinHistogram(
  game: LineGrid,
  strips: CompiledStrips,
  linked?: LinkedReels,
): SpinHistogram {
  const cycle = cycleOf(strips.lengths, linked)
  invariant(cycle < 2 ** 40, `a cycle of ${cycle} grids is too long to count`)
  invariant(game.direction === undefined, 'lines that win both ways are counted elsewhere')
  const reader = lineReader(game)
  const turns = turnsOf(game, strips, reader, linked)
  const counts = Array.from({ length: game.mostScatters + 1 }, noGrids)
  const walk: Walk = {
    turns: turns.map((turn, place) => new TurnWalk(turn, statesAfter(turns, place))),
    tails: tailsOf(turns.map(({ tallies }) => tallies)),
    scatterPays: game.scatterPays,
    counts,
  }
  const lines = Int32Array.from(game.lines.keys())
  visit(walk, 0, { lines, states: lines.map(() => reader.start) }, 0, 0, 1)
  return { cycle, byScatters: counts.map(wholeHistogram) }
}

interface Walk {
  readonly turns: readonly TurnWalk[]
  /** By how many turns were taken: grids of the others, by tally. */
  readonly tails: readonly (readonly number[])[]
  readonly scatterPays: Int32Array
  readonly counts: readonly GridCounts[]
}

function turnsOf(
  game: LineGrid,
  strips: CompiledStrips,
  { order, steps }: LineReader,
  linked?: LinkedReels,
): Turn[] {
  return order.flatMap((reel, place): Turn[] => {
    if (isFollower(linked, reel)) return []
    const times = stoppingWith(linked, reel)
    const { from, until, stride } = stopsOf(strips, reel)
    const stops = Array.from({ length: (until - from) / stride }, (_, stop) => from + stop * stride)
    return [
      {
        steps: steps.slice(place, place + times),
        seen: order.slice(place, place + times).map((each) => seenOf(game, strips, stops, each)),
        lines: game.lines.length,
        tallies: Int32Array.from(stops, (stop) => talliedAt(strips, stop, game) * times),
      },
    ]
  })
}

function seenOf(
  { lines }: LineGrid,
  { symbols }: CompiledStrips,
  stops: readonly number[],
  reel: number,
): Uint8Array {
  return Uint8Array.from(
    stops.flatMap((stop) => lines.map((line) => symbols[stop + (line[reel] ?? 0)] ?? 0)),
  )
}

/** How many states a line can be in when the next turn begins. */
function statesAfter(turns: readonly Turn[], place: number): number {
  const [step] = turns[place + 1]?.steps ?? []
  return step ? step.next.length / step.symbols : 1
}

/** `coins` and `scatters` are those of the turns taken, which stopped so in as many `grids`. */
function visit(
  walk: Walk,
  taken: number,
  open: OpenLines,
  coins: number,
  scatters: number,
  grids: number,
): void {
  const turn = walk.turns[taken]
  invariant(turn, `lines are open after ${taken} turns`)
  open.ways ??= turn.waysFrom(open)
  for (const way of open.ways) {
    const [won, seen, times] = [coins + way.coins, scatters + way.tally, grids * way.stops]
    if (way.to) visit(walk, taken + 1, way.to, won, seen, times)
    else count(walk, taken + 1, won, seen, times)
  }
}

/** No line is open: what follows of the reels matters for its scatters alone. */
function count(
  { tails, scatterPays, counts }: Walk,
  taken: number,
  coins: number,
  scatters: number,
  grids: number,
): void {
  const tail = tails[taken] ?? []
  for (let more = 0; more < tail.length; more += 1) {
    const all = scatters + more
    addGrids(counts[all], coins + (scatterPays[all] ?? 0), grids * (tail[more] ?? 0))
  }
}
