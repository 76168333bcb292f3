import { expect, test } from 'vitest'
import { courses } from './courses.ts'
import { measurePopulation } from './judge-population.ts'
import { makeUp } from './population.ts'

const seed = 1
const players = 300

test('300 made-up players of a seed are judged within fixed bounds', () => {
  const { harmed, byLevel } = measurePopulation(seed, players)
  expect(harmed).toBeGreaterThan(15)
  expect(byLevel[1].recall).toBeGreaterThanOrEqual(0.85)
  expect(byLevel[2].recall).toBeGreaterThanOrEqual(0.65)
  expect(byLevel[2].precision).toBeGreaterThanOrEqual(0.85)
  expect(byLevel[3].recall).toBeGreaterThanOrEqual(0.35)
  expect(byLevel[3].precision).toBeGreaterThanOrEqual(0.95)
  expect(byLevel[1].leadDays.middle).toBeGreaterThanOrEqual(5)
})

test('a made-up player is the same for the same seed, whatever others there are', () => {
  expect(makeUp(seed, 7)).toEqual(makeUp(seed, 7))
  expect(makeUp(seed, 7).observed).not.toEqual(makeUp(seed + 1, 7).observed)
})

test('the shares of the courses are a thousand, and of each kind there are some', () => {
  expect(courses.reduce((total, { share }) => total + share, 0)).toBe(1_000)
  const harmed = courses.filter(({ harm }) => harm)
  expect(harmed).toHaveLength(6)
  expect(harmed.length).toBeLessThan(courses.length)
})
