import { wheel } from '@nordlys/game-math/tables/roulette/layout'
import type { Box } from '../board/places.ts'

/** The wheel laid flat: so many numbers on each long side, and the rest round the two ends. */
const side = 16
const ends = { right: 3, left: 2 }
const whole = { length: side + 2, breadth: 5 }

/** The first of the upper side, with which the parts of the wheel come to lie beside one another. */
const firstAbove = wheel.indexOf(24)

/** Where a number lies on the racetrack, in shares of it, clockwise from the left of the upper side. */
export function trackBoxOf(number: number): Box {
  const place = (wheel.indexOf(number) - firstAbove + wheel.length) % wheel.length
  if (place < side) return shares(1 + place, 0, 1, 1)
  const atRight = place - side
  if (atRight < ends.right) return atEnd(side + 1, atRight, ends.right)
  const below = atRight - ends.right
  if (below < side) return shares(side - below, whole.breadth - 1, 1, 1)
  return atEnd(0, ends.left - 1 - (below - side), ends.left)
}

/** The numbers of an end share it from above down. */
function atEnd(along: number, place: number, count: number): Box {
  const breadth = whole.breadth / count
  return shares(along, place * breadth, 1, breadth)
}

/** The room inside, shared by the parts of the wheel as they lie. */
export function sectorBoxes(): readonly Box[] {
  const widths = [4.6, 3.4, 4.8, 3.2]
  return widths.map((length, place) => {
    const before = widths.slice(0, place).reduce((sum, each) => sum + each, 0)
    return shares(1 + before, 1, length, whole.breadth - 2)
  })
}

function shares(along: number, across: number, length: number, breadth: number): Box {
  return {
    along: along / whole.length,
    across: across / whole.breadth,
    length: length / whole.length,
    breadth: breadth / whole.breadth,
  }
}
