import { type Spot, spots } from '@nordlys/game-math/tables/roulette/spots'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** As the layout lies: across, zero at the left, or upright, zero at the top. */
export type Lie = 'across' | 'upright'

/** Along x and y of the layout, on which y grows upwards. */
const steps: Readonly<Record<Lie, Readonly<Record<Arrow, readonly [x: number, y: number]>>>> = {
  across: { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] },
  upright: { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] },
}

/** A step sideways counts so much more than a step along. */
const sidewaysWeight = 2.5

/** The nearest spot in the direction of an arrow; itself where there is none. */
export function spotTowards(from: Spot, arrow: Arrow, lie: Lie): Spot {
  const [dx, dy] = steps[lie][arrow]
  let [nearest, least] = [from, Number.POSITIVE_INFINITY]
  for (const spot of spots) {
    const [x, y] = [spot.at.x - from.at.x, spot.at.y - from.at.y]
    const along = x * dx + y * dy
    const sideways = Math.abs(x * dy) + Math.abs(y * dx)
    const way = along + sideways * sidewaysWeight
    if (along > 0.01 && way < least) [nearest, least] = [spot, way]
  }
  return nearest
}
