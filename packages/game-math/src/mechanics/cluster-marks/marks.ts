import type { MarkedCell } from '../../base/events.ts'
import type { Position } from '../../base/position.ts'

/** The cells that glow in a round, and with which numbers. */
export class Marks {
  readonly #multipliers: readonly number[]
  readonly #wins = new Map<string, number>()

  constructor(multipliers: readonly number[]) {
    this.#multipliers = multipliers
  }

  /** What a win on these cells is multiplied by: the sum of their numbers, 1 where none glows. */
  timesOf(cells: readonly Position[]): number {
    return Math.max(
      1,
      cells.reduce((sum, cell) => sum + this.#numberOf(cell), 0),
    )
  }

  /** These cells have won once more. */
  raise(cells: readonly Position[]): MarkedCell[] {
    return cells.map((cell) => {
      this.#wins.set(nameOf(cell), this.#winsOf(cell) + 1)
      return { ...cell, times: this.#numberOf(cell) }
    })
  }

  #numberOf(cell: Position): number {
    const wins = Math.min(this.#winsOf(cell), this.#multipliers.length)
    return this.#multipliers[wins - 1] ?? 0
  }

  #winsOf(cell: Position): number {
    return this.#wins.get(nameOf(cell)) ?? 0
  }
}

function nameOf({ reel, row }: Position): string {
  return `${reel},${row}`
}
