import { invariant } from '@nordlys/core'
import { scatterTails } from '../prove/scatter-tails.ts'
import type { SpinHistogram } from '../prove/spin-moments.ts'
import { type CompiledStrips, shownAt } from '../slot/compile-reels.ts'
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
  visit(walk, 0, walk.lines, 0, 0)
  return { cycle, byScatters: walk.counts }
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
  readonly counts: readonly Float64Array[]
}

function startWalk(game: LineGrid, strips: CompiledStrips): Walk {
  const lines = game.lineCells.length / game.reels
  const perDepth = () => Array.from({ length: game.reels + 1 }, () => new Int32Array(lines))
  const open = perDepth()
  open[0]?.forEach((_, line, all) => {
    all[line] = line
  })
  const most = Math.max(...game.pays) * lines * game.wildMultiplier + Math.max(...game.scatterPays)
  return {
    game,
    strips,
    lines,
    settled: settledOf(game),
    tails: scatterTails(game, strips),
    open,
    codes: perDepth(),
    counts: Array.from({ length: game.mostScatters + 1 }, () => new Float64Array(most + 1)),
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
function visit(walk: Walk, reel: number, lines: number, coins: number, scatters: number): void {
  const { game, strips, counts } = walk
  if (lines === 0 || reel === game.reels) {
    walk.tails[reel]?.forEach((grids, more) => {
      const scatterCoins = game.scatterPays[scatters + more] ?? 0
      const histogram = counts[scatters + more]
      const total = coins + scatterCoins
      if (histogram && grids > 0) histogram[total] = (histogram[total] ?? 0) + grids
    })
    return
  }
  const { offsets, lengths } = strips
  const offset = offsets[reel] ?? 0
  const end = offset + (lengths[reel] ?? 0)
  for (let stop = offset; stop < end; stop += 1) {
    const seen = shownAt(strips, stop, game.rows, game.scatter)
    stepLines(walk, reel, lines, stop)
    visit(walk, reel + 1, stepped.open, coins + stepped.coins, scatters + seen)
  }
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
