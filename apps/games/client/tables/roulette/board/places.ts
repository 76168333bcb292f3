import { columnOf, columns, rowOf, rows, zero } from '@nordlys/game-math/tables/roulette/layout'
import type { Spot } from '@nordlys/game-math/tables/roulette/spots'

/** A box of the layout in shares of it: along from zero to the columns, across from the third column down. */
export interface Box {
  readonly along: number
  readonly across: number
  readonly length: number
  readonly breadth: number
}

/** The boxes of dozens and even chances are so much lower than a number's. */
const outsideBreadth = 0.8
const whole = { length: rows + 2, breadth: columns + 2 * outsideBreadth }

/** Of a seam's button, in cells: so wide that a finger finds it, so narrow that numbers are left. */
const seam = 0.32

/** Where the button of a spot lies. */
export function boxOf(spot: Spot): Box {
  const { at, kind, numbers } = spot
  const [first = 0] = numbers
  switch (kind) {
    case 'straight':
      return first === zero
        ? shares(0, 0, 1, columns)
        : shares(rowOf(first), columns - columnOf(first), 1, 1)
    case 'column':
      return shares(rows + 1, columns - first, 1, 1)
    case 'dozen':
      return shares(at.x - 2, columns, 4, outsideBreadth)
    case 'even-chance':
      return shares(at.x - 1, columns + outsideBreadth, 2, outsideBreadth)
    default:
      return seamOf(spot)
  }
}

/** On an edge it is long, on a corner it is square; all lie round the point where their chips do. */
function seamOf({ at }: Spot): Box {
  const length = Number.isInteger(at.x) ? seam : 1 - seam
  const breadth = Number.isInteger(at.y) ? seam : 1 - seam
  return shares(at.x - length / 2, columns - at.y - breadth / 2, length, breadth)
}

function shares(along: number, across: number, length: number, breadth: number): Box {
  return {
    along: along / whole.length,
    across: across / whole.breadth,
    length: length / whole.length,
    breadth: breadth / whole.breadth,
  }
}
