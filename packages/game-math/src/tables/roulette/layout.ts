/** The 37 numbers in the order of the wheel, from zero on. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

/** Numbers from 0 to 36: a number is also what the draw gives. */
export const numbers: readonly number[] = Array.from({ length: wheel.length }, (_, each) => each)
export const zero = 0

export type Colour = 'red' | 'black' | 'green'

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export function colourOf(number: number): Colour {
  if (number === zero) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/**
 * A point of the layout, in cells. Zero lies at the left, from x 0 to 1 and as high as three cells;
 * 1, 2 and 3 are the first row, from x 1 to 2, with 1 at the lowest, from y 0 to 1. The boxes of the
 * even chances and the dozens lie below y 0, those of the columns right of x 13.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export const rows = 12
export const columns = 3

/** From 1 to 12; zero stands in row 0. */
export function rowOf(number: number): number {
  return Math.ceil(number / columns)
}

/** From 1 to 3; zero stands in none, 0. */
export function columnOf(number: number): number {
  return number === zero ? 0 : ((number - 1) % columns) + 1
}

/**
 * The numbers that a chip at a point of the grid touches: of a cell, an edge or a corner. On the
 * lower edge of the grid it stands for all numbers of the rows that it touches, as at any table.
 */
export function touched({ x, y }: Point): number[] {
  return numbers.filter((number) => {
    const row = rowOf(number)
    if (x < row || x > row + 1) return false
    const column = columnOf(number)
    return y === 0 || column === 0 || (y >= column - 1 && y <= column)
  })
}
