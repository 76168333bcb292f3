import { spots } from '@nordlys/game-math/tables/roulette/spots'
import { expect, test } from 'vitest'
import { boxOf } from './places.ts'

const boxes = spots.map((spot) => ({ spot, box: boxOf(spot) }))
const isSeam = (kind: string) => ['split', 'street', 'corner', 'line'].includes(kind)

test('[GAME-02] every spot has its own place inside the layout', () => {
  for (const { spot, box } of boxes) {
    expect(box.along, spot.id).toBeGreaterThanOrEqual(0)
    expect(box.across, spot.id).toBeGreaterThanOrEqual(0)
    expect(box.along + box.length, spot.id).toBeLessThanOrEqual(1 + 1e-9)
    expect(box.across + box.breadth, spot.id).toBeLessThanOrEqual(1 + 1e-9)
  }
})

test('[GAME-02] no two boxes lie on one another, and no two seams do', () => {
  for (const seams of [false, true]) {
    const some = boxes.filter(({ spot }) => isSeam(spot.kind) === seams)
    for (const [place, one] of some.entries()) {
      for (const other of some.slice(place + 1)) {
        expect(overlaps(one.box, other.box), `${one.spot.id} ${other.spot.id}`).toBe(false)
      }
    }
  }
})

type Box = ReturnType<typeof boxOf>

function overlaps(one: Box, other: Box): boolean {
  const least = 1e-6
  return (
    one.along + one.length > other.along + least &&
    other.along + other.length > one.along + least &&
    one.across + one.breadth > other.across + least &&
    other.across + other.breadth > one.across + least
  )
}
