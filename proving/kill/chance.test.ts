import { expect, test } from 'vitest'
import { Chance } from './chance.ts'

const draws = (chance: Chance) => Array.from({ length: 50 }, () => chance.between(3, 7))

test('the same seed and name draw the same, another name draws otherwise', () => {
  expect(draws(new Chance('seed', 'faults'))).toEqual(draws(new Chance('seed', 'faults')))
  expect(draws(new Chance('seed', 'faults'))).not.toEqual(draws(new Chance('seed', 'rounds')))
})

test('every number of a range is drawn, and none beyond it', () => {
  const drawn = new Set(draws(new Chance('seed', 'faults')))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7])
})
