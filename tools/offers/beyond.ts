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

export function nobody(): Share {
  return { chance: 0, cells: 0, squares: 0, rests: 0, restCells: 0 }
}

export function shareAt(cell: number, chance: number, rest: number): Share {
  const [cells, restCells] = [cell * chance, cell * rest]
  return { chance, cells, squares: cell * cell * chance, rests: rest, restCells }
}

export function addTo(total: Share, share: Share): void {
  total.chance += share.chance
  total.cells += share.cells
  total.squares += share.squares
  total.rests += share.rests
  total.restCells += share.restCells
}

/** Purses with a win on top that is drawn apart from them, and that is whole cells. */
export function productOf(purses: Share, win: Omit<Share, 'rests' | 'restCells'>): Share {
  const { chance, cells, squares, rests, restCells } = purses
  return {
    chance: chance * win.chance,
    cells: cells * win.chance + chance * win.cells,
    squares: squares * win.chance + 2 * cells * win.cells + chance * win.squares,
    rests: rests * win.chance,
    restCells: restCells * win.chance + rests * win.cells,
  }
}
