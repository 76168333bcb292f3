import type { Moments } from './moments.ts'

/** Takers at one place of the grid: how likely, in which cell, and the rest beside whole cells. */
export interface Share {
  chance: number
  /** The cell times the chance, and its square times the chance. */
  cells: number
  squares: number
  /** The rest times the chance, and cell times rest times the chance. */
  rests: number
  restCells: number
}

/**
 * Takers who have more than the grid tells apart. They cannot be ruined any more, so what becomes of them on
 * average follows from the rounds that are left, and they are added up at once.
 */
export class Beyond implements Share {
  chance = 0
  cells = 0
  squares = 0
  rests = 0
  restCells = 0
  readonly #round: Moments

  /** `round` is what one round adds to a purse, its stake taken off. */
  constructor(round: Moments) {
    this.#round = round
  }

  add(share: Share, roundsLeft: number): void {
    const drift = this.#round.mean * roundsLeft
    const spread = this.#round.variance * roundsLeft
    const { chance, cells, squares, rests, restCells } = share
    this.chance += chance
    this.cells += cells + chance * drift
    this.squares += squares + 2 * drift * cells + chance * (spread + drift * drift)
    this.rests += rests
    this.restCells += restCells + rests * drift
  }
}

export function shareAt(cell: number, chance: number, rest: number): Share {
  return {
    chance,
    cells: cell * chance,
    squares: cell * cell * chance,
    rests: rest,
    restCells: cell * rest,
  }
}
