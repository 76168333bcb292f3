import type { Lines } from '@nordlys/game-math/mechanics/lines/definition'
import type { Chance } from '../shared/chance.ts'

/**
 * So many lines: the straight ones first, then smooth ones by how much they turn, each beside its
 * mirror image; which of the equally smooth ones is this game's own.
 */
export function lineSet(reels: number, rows: number, count: number, chance: Chance): Lines {
  const straight = Array.from({ length: rows }, (_, row) => Array<number>(reels).fill(row))
  const names = new Set(straight.map(String))
  const lines = [...straight]
  const bends = chance.shuffled(smoothLines(reels, rows)).sort((a, b) => turnsOf(a) - turnsOf(b))
  for (const line of bends) {
    for (const each of [line, line.map((row) => rows - 1 - row)]) {
      if (names.has(String(each))) continue
      names.add(String(each))
      lines.push(each)
    }
  }
  return lines.slice(0, count)
}

/** Every line whose neighbouring rows differ by one at most. */
function smoothLines(reels: number, rows: number): number[][] {
  let lines = Array.from({ length: rows }, (_, row) => [row])
  for (let reel = 1; reel < reels; reel += 1) {
    lines = lines.flatMap((line) =>
      [-1, 0, 1]
        .map((step) => (line.at(-1) ?? 0) + step)
        .filter((row) => row >= 0 && row < rows)
        .map((row) => [...line, row]),
    )
  }
  return lines
}

/** How often the line changes its direction. */
function turnsOf(line: readonly number[]): number {
  const steps = line.slice(1).map((row, index) => row - (line[index] ?? 0))
  return steps.slice(1).filter((step, index) => step !== steps[index]).length
}
