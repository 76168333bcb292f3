import { wheel } from '@nordlys/game-math/tables/roulette/layout'
import { expect, test } from 'vitest'
import { sectorBoxes, trackBoxOf } from './track-places.ts'

test('[GAME-02] the racetrack has each number once, next to its neighbours of the wheel', () => {
  const boxes = wheel.map(trackBoxOf)
  expect(new Set(boxes.map(({ along, across }) => `${along} ${across}`)).size).toBe(37)
  for (const [place, box] of boxes.entries()) {
    const next = boxes[(place + 1) % boxes.length]
    if (!next) throw new Error('no next number')
    const apart = (from: number, size: number, to: number, other: number) =>
      Math.max(0, to - (from + size), from - (to + other))
    expect(apart(box.along, box.length, next.along, next.length)).toBeLessThan(1e-9)
    expect(apart(box.across, box.breadth, next.across, next.breadth)).toBeLessThan(1e-9)
  }
})

test('the sectors fill the room inside the racetrack', () => {
  const boxes = sectorBoxes()
  expect(boxes.length).toBe(4)
  expect(boxes.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(16 / 18)
})
