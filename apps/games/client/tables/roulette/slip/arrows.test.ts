import { findSpot, type Spot, spots } from '@nordlys/game-math/tables/roulette/spots'
import { expect, test } from 'vitest'
import { type Arrow, type Lie, spotTowards } from './arrows.ts'

const arrows: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

function walk(from: string, keys: readonly Arrow[], lie: Lie): string {
  let spot = findSpot(from)
  for (const key of keys) spot = spot && spotTowards(spot, key, lie)
  return spot?.id ?? 'none'
}

test('[GAME-02] arrows go from seam to seam, as the layout lies', () => {
  expect(walk('n17', ['ArrowRight'], 'across')).toBe('split-17-20')
  expect(walk('n17', ['ArrowRight', 'ArrowRight'], 'across')).toBe('n20')
  expect(walk('n17', ['ArrowUp'], 'across')).toBe('split-17-18')
  expect(walk('n17', ['ArrowDown'], 'upright')).toBe('split-17-20')
  expect(walk('n17', ['ArrowRight'], 'upright')).toBe('split-17-18')
  expect(walk('n1', ['ArrowDown'], 'across')).toBe('street-1-2-3')
  expect(walk('n36', ['ArrowRight'], 'across')).toBe('column-3')
  expect(walk('column-3', ['ArrowRight'], 'across')).toBe('column-3')
})

test.each(['across', 'upright'] as const)(
  '[GAME-02] every spot of the 157 is reached by arrows from zero, layout %s',
  (lie) => {
    const reached = new Set<Spot>()
    const next = spots.filter(({ id }) => id === 'n0')
    for (let spot = next.pop(); spot; spot = next.pop()) {
      if (reached.has(spot)) continue
      reached.add(spot)
      for (const arrow of arrows) next.push(spotTowards(spot, arrow, lie))
    }
    expect(spots.filter((spot) => !reached.has(spot)).map(({ id }) => id)).toEqual([])
  },
)
