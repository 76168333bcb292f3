import { invariant } from '@nordlys/core'
import { scatterTails } from '../prove/scatter-tails.ts'
import type { SpinHistogram } from '../prove/spin-moments.ts'
import { type CompiledStrips, stopsOf, talliedAt } from '../slot/compile-reels.ts'
import type { LineGrid } from './compile.ts'
import { lineWin } from './line-win.ts'

/**
 * Method A: counts every grid the strips can stop on, before any multiplier. A line whose win is
 * settled by its first symbols is followed no further, and when all are settled the remaining
 * reels matter for their scatters alone; so a cycle of a hundred million takes tenths of a second
 * and is still counted whole. [PROOF-01]
 */
export function spinHistogram(game: LineGrid, strips: CompiledStrips): SpinHistogram {
  const cycle = strips.lengths.reduce((product, length) => product * length, 1)
  invariant(cycle < 2 ** 40, `a cycle of ${cycle} grids is too long to count`)
  const walk = startWalk(game, strips)
  visit(walk, walk.counts, 0, walk.lines, 0, 0)
  return { cycle, byScatters: walk.counts.map(wholeHistogram) }
}

interface Walk {
  readonly game: LineGrid
  readonly strips: CompiledStrips
  readonly lines: number
  readonly settled: readonly Int32Array[]
  readonly tails: readonly (readonly number[])[]
  /** Lines still open at each depth, and the code of the symbols each has seen. */
  readonly open: readonly Int32Array[]
  readonly codes: readonly Int32Array[]
  readonly counts: readonly Counts[]
  /** What follows when one line is open, by reel, line and code. */
  readonly lastLines: Map<number, readonly Alike[]>
}

/** Grids by coins. Large wins are few and far between, and a list of them all would be long. */
interface Counts {
  readonly common: Float64Array
  readonly large: Map<number, number>
}

const commonBelow = 2 ** 14

function wholeHistogram({ common, large }: Counts): Float64Array {
  let most = common.length - 1
  while (most > 0 && common[most] === 0) most -= 1
  const counts = new Float64Array(Math.max(most, ...large.keys()) + 1)
  counts.set(common.subarray(0, most + 1))
  for (const [coins, grids] of large) counts[coins] = grids
  return counts
}

function startWalk(game: LineGrid, strips: CompiledStrips): Walk {
  const lines = game.lineCells.length / game.reels
  const perDepth = () => Array.from({ length: game.reels + 1 }, () => new Int32Array(lines))
  const open = perDepth()
  open[0]?.forEach((_, line, all) => {
    all[line] = line
  })
  return {
    game,
    strips,
    lines,
    settled: settledOf(game),
    tails: scatterTails(game, strips),
    open,
    codes: perDepth(),
    counts: Array.from({ length: game.mostScatters + 1 }, () => ({
      common: new Float64Array(commonBelow),
      large: new Map(),
    })),
    lastLines: new Map(),
  }
}

/** Kept as long as its game: base and free spins read lines alike. */
const settledTables = new WeakMap<LineGrid, readonly Int32Array[]>()

function settledOf(game: LineGrid): readonly Int32Array[] {
  const settled = settledTables.get(game) ?? settledPrefixes(game)
  settledTables.set(game, settled)
  return settled
}

/**
 * For each number of leading symbols, the coins every continuation of them wins, or -1 while the
 * continuations differ. Symbols are digits of a code in base `keys.length`.
 */
function settledPrefixes(game: LineGrid): Int32Array[] {
  const { reels, keys } = game
  const base = keys.length
  invariant(base ** reels <= 2 ** 25, `${base} symbols on ${reels} reels are too many to tabulate`)
  const whole = new Int32Array(base ** reels)
  const digits = Array.from({ length: reels }, () => 0)
  for (let code = 0; code < whole.length; code += 1) {
    whole[code] = lineWin(game, digits)?.coins ?? 0
    countUp(digits, base)
  }
  const tables = [whole]
  for (let depth = reels - 1; depth >= 0; depth -= 1) {
    const longer = tables[0] ?? whole
    tables.unshift(
      Int32Array.from({ length: base ** depth }, (_, code) => {
        const from = code * base
        const first = longer[from] ?? -1
        for (let next = from + 1; next < from + base; next += 1) {
          if (longer[next] !== first) return -1
        }
        return first
      }),
    )
  }
  return tables
}

/** The next code in counting order, its last digit the fastest. */
function countUp(digits: number[], base: number): void {
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const next = (digits[place] ?? 0) + 1
    digits[place] = next === base ? 0 : next
    if (next < base) return
  }
}

/** `coins` are those of the settled lines, `scatters` those of the reels already stopped. */
function visit(
  walk: Walk,
  counts: readonly Counts[],
  reel: number,
  lines: number,
  coins: number,
  scatters: number,
): void {
  const { game } = walk
  if (lines === 0 || reel === game.reels) {
    const tail = walk.tails[reel] ?? []
    for (let more = 0; more < tail.length; more += 1) {
      const all = scatters + more
      add(counts[all], coins + (game.scatterPays[all] ?? 0), tail[more] ?? 0)
    }
    return
  }
  if (lines > 1) {
    visitStops(walk, counts, reel, lines, coins, scatters)
    return
  }
  for (const { coins: more, scatters: seen, grids } of oneLine(walk, reel)) {
    const all = scatters + seen
    add(counts[all], coins + more + (game.scatterPays[all] ?? 0), grids)
  }
}

function visitStops(
  walk: Walk,
  counts: readonly Counts[],
  reel: number,
  lines: number,
  coins: number,
  scatters: number,
): void {
  const { game, strips } = walk
  const { from, until, stride } = stopsOf(strips, reel)
  for (let stop = from; stop < until; stop += stride) {
    const seen = talliedAt(strips, stop, game)
    stepLines(walk, reel, lines, stop)
    visit(walk, counts, reel + 1, stepped.open, coins + stepped.coins, scatters + seen)
  }
}

function add(counts: Counts | undefined, coins: number, grids: number): void {
  if (!counts || grids === 0) return
  const { common, large } = counts
  if (coins < common.length) common[coins] = (common[coins] ?? 0) + grids
  else large.set(coins, (large.get(coins) ?? 0) + grids)
}

/** Grids of the remaining reels that are alike; scatters are not paid yet. */
interface Alike {
  readonly coins: number
  readonly scatters: number
  readonly grids: number
}

/**
 * With one line open, what follows depends on that line and its symbols alone: it is counted once
 * and kept. Most grids end so.
 */
function oneLine(walk: Walk, reel: number): readonly Alike[] {
  const { game, lastLines } = walk
  const line = walk.open[reel]?.[0] ?? 0
  const name = (walk.codes[reel]?.[0] ?? 0) * game.lineCells.length + line * game.reels + reel
  const known = lastLines.get(name)
  if (known) return known
  const counts = Array.from({ length: game.mostScatters + 1 }, () => ({
    common: new Float64Array(0),
    large: new Map<number, number>(),
  }))
  visitStops({ ...walk, game: { ...game, scatterPays: new Int32Array() } }, counts, reel, 1, 0, 0)
  const alike = counts.flatMap(({ large }, scatters) =>
    [...large].map(([coins, grids]) => ({ coins, scatters, grids })),
  )
  lastLines.set(name, alike)
  return alike
}

/** What the last `stepLines` left: lines still open, and coins of those it settled. */
const stepped = { open: 0, coins: 0 }

function stepLines(walk: Walk, reel: number, lines: number, stop: number): void {
  const { game, strips, settled, open, codes } = walk
  const [lineOf, codeOf, nextLine, nextCode, table] = [
    open[reel],
    codes[reel],
    open[reel + 1],
    codes[reel + 1],
    settled[reel + 1],
  ]
  invariant(lineOf && codeOf && nextLine && nextCode && table, `no depth ${reel}`)
  let left = 0
  let coins = 0
  for (let index = 0; index < lines; index += 1) {
    const line = lineOf[index] ?? 0
    const row = (game.lineCells[line * game.reels + reel] ?? 0) - reel * game.rows
    const code = (codeOf[index] ?? 0) * game.keys.length + (strips.symbols[stop + row] ?? 0)
    const settledCoins = table[code] ?? 0
    if (settledCoins < 0) {
      nextLine[left] = line
      nextCode[left] = code
      left += 1
    } else coins += settledCoins
  }
  stepped.open = left
  stepped.coins = coins
}
