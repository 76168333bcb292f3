import { everyCoin, nearestRung } from './shared/ladder.ts'
import type { Draft, Paytable } from './shared/spec.ts'

/** Points of return a game may be off its target. */
export const tolerancePoints = 0.05

/** The shape scaled so that the draft returns `target` coins a round, before any rounding. */
export function scaled(draft: Draft, steepness: number, target: number): Paytable {
  const shape = draft.shape(steepness)
  const [nothing, whole] = [draft.mean(times(shape, 0)), draft.mean(shape)]
  // Wilds compete with symbols alike at every scale, so the rest is linear.
  return times(shape, (target - nothing) / (whole - nothing))
}

function times(pays: Paytable, factor: number): Paytable {
  return pays.map((row) => row.map((coins) => coins * factor))
}

/**
 * The paytable on the ladder: the scaled shape snapped, then moved by one or two pays at a time
 * until the return is within the tolerance; undefined when no moves lead there.
 */
export function tuned(draft: Draft, steepness: number, target: number): Paytable | undefined {
  const { ladder } = draft
  const rungs = snapped(ladder, scaled(draft, steepness, target))
  const within = (tolerancePoints / 100) * draft.coinsPerBet * 0.8
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const missing = target - draft.mean(coinsOf(ladder, rungs))
    if (Math.abs(missing) <= within) return coinsOf(ladder, rungs)
    const [best, size] = bestMoves(draft, rungs, missing)
    if (size >= Math.abs(missing)) return undefined
    for (const { row, column, by } of best) shift(rungs, row, column, by)
  }
  return undefined
}

const maxMoves = 60

interface Move {
  readonly row: number
  readonly column: number
  readonly by: number
  /** What it adds to the return, in coins. */
  readonly gain: number
}

/** The single move or the pair that leaves least of what is missing, and what it leaves. */
function bestMoves(draft: Draft, rungs: number[][], missing: number): [Move[], number] {
  const moves = possibleMoves(draft, rungs)
  let best: Move[] = []
  let left = Math.abs(missing)
  for (const [index, first] of moves.entries()) {
    const after = Math.abs(missing - first.gain)
    if (after < left) [best, left] = [[first], after]
    for (const second of moves.slice(index + 1)) {
      if (second.row === first.row || Math.abs(second.row - first.row) === 1) continue
      const both = Math.abs(missing - first.gain - second.gain)
      if (both < left) [best, left] = [[first, second], both]
    }
  }
  return [best, left]
}

function possibleMoves({ ladder, mean }: Draft, rungs: number[][]): Move[] {
  const now = mean(coinsOf(ladder, rungs))
  return rungs.flatMap((values, row) =>
    values.flatMap((_, column) =>
      [-2, -1, 1, 2].flatMap((by): Move[] => {
        shift(rungs, row, column, by)
        const gain = isOrdered(ladder, rungs) ? mean(coinsOf(ladder, rungs)) - now : undefined
        shift(rungs, row, column, -by)
        return gain === undefined ? [] : [{ row, column, by, gain }]
      }),
    ),
  )
}

function shift(rungs: number[][], row: number, column: number, by: number): void {
  const values = rungs[row]
  if (values) values[column] = (values[column] ?? 0) + by
}

/** More of a symbol pays more, and no symbol pays more than a dearer one. */
function isOrdered(ladder: readonly number[], rungs: readonly (readonly number[])[]): boolean {
  return rungs.every((values, row) =>
    values.every(
      (rung, column) =>
        rung >= 0 &&
        rung < ladder.length &&
        rung > (values[column - 1] ?? -1) &&
        rung <= (rungs[row - 1]?.[column] ?? ladder.length),
    ),
  )
}

function snapped(ladder: readonly number[], pays: Paytable): number[][] {
  const rungs: number[][] = []
  for (const row of pays) {
    const above = rungs.at(-1)
    const values: number[] = []
    row.forEach((coins, column) => {
      const rung = Math.max(nearestRung(ladder, coins), (values[column - 1] ?? -1) + 1)
      values.push(Math.min(rung, above?.[column] ?? ladder.length - 1))
    })
    rungs.push(values)
  }
  return rungs
}

function coinsOf(ladder: readonly number[], rungs: readonly (readonly number[])[]): Paytable {
  return rungs.map((values) => values.map((rung) => ladder[rung] ?? everyCoin[0] ?? 1))
}
