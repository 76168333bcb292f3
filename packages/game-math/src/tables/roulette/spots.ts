import { colourOf, columnOf, columns, numbers, type Point, rows, touched, zero } from './layout.ts'

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'column'
  | 'dozen'
  | 'even-chance'

/** A place for chips. */
export interface Spot {
  /** For ever the same: slips are stored by it. */
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
  /** To 1, beside the stake. */
  readonly pays: number
  /** Where its chips lie. */
  readonly at: Point
}

const kindBySize: ReadonlyMap<number, SpotKind> = new Map([
  [1, 'straight'],
  [2, 'split'],
  [3, 'street'],
  [4, 'corner'],
  [6, 'line'],
])

/** In the order of their boxes, from the left. */
const evenChances: readonly (readonly [id: string, has: (number: number) => boolean])[] = [
  ['low', (number) => number <= 18],
  ['even', (number) => number % 2 === 0],
  ['red', (number) => colourOf(number) === 'red'],
  ['black', (number) => colourOf(number) === 'black'],
  ['odd', (number) => number % 2 === 1],
  ['high', (number) => number > 18],
]

/** The 157 places of the layout, each once. */
export const spots: readonly Spot[] = [...insideSpots(), ...outsideSpots()]

const byId: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]))

export function findSpot(id: string): Spot | undefined {
  return byId.get(id)
}

/** On the numbers: a chip may stand at each half step of the grid, and in the middle of zero. */
function insideSpots(): Spot[] {
  const places: Point[] = [{ x: 0.5, y: columns / 2 }]
  for (let x = 1; x < rows + 1; x += 0.5) {
    for (let y = 0; y < columns; y += 0.5) places.push({ x, y })
  }
  return places.map((at) => {
    const covered = touched(at)
    const kind = kindBySize.get(covered.length)
    if (!kind) throw new Error(`${covered.length} numbers touch at ${at.x}, ${at.y}`)
    return spotOf(insideId(kind, covered), kind, covered, at)
  })
}

function insideId(kind: SpotKind, covered: readonly number[]): string {
  if (kind === 'straight') return `n${covered[0]}`
  if (kind === 'line') return `line-${covered[0]}-${covered.at(-1)}`
  return `${kind}-${covered.join('-')}`
}

/** In the boxes round the numbers; zero is in none of them. */
function outsideSpots(): Spot[] {
  const third = rows / 3
  const thirds = [1, 2, 3]
  return [
    ...thirds.map((column) =>
      box(`column-${column}`, 'column', (number) => columnOf(number) === column, {
        x: rows + 1.5,
        y: column - 0.5,
      }),
    ),
    ...thirds.map((dozen) =>
      box(`dozen-${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen, {
        x: 1 + third * (dozen - 0.5),
        y: -0.5,
      }),
    ),
    ...evenChances.map(([id, has], place) =>
      box(id, 'even-chance', has, { x: 2 + 2 * place, y: -1.5 }),
    ),
  ]
}

function box(id: string, kind: SpotKind, has: (number: number) => boolean, at: Point): Spot {
  const covered = numbers.filter((number) => number !== zero && has(number))
  return spotOf(id, kind, covered, at)
}

function spotOf(id: string, kind: SpotKind, covered: readonly number[], at: Point): Spot {
  return { id, kind, numbers: covered, pays: 36 / covered.length - 1, at }
}
