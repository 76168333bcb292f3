/** A cell of the grid. */
export interface Position {
  readonly reel: number
  readonly row: number
}

/** Where lines are read both ways: the end that a win begins at. */
export type LineEnd = 'left' | 'right'
