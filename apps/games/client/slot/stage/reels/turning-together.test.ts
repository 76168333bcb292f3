import { expect, test } from 'vitest'
import { leaderOf, turningTogether } from './turning-together.ts'

test('reels turn one by one, twins as one, and what is held not at all', () => {
  expect(turningTogether(3, {})).toEqual([[0], [1], [2]])
  expect(turningTogether(5, { twins: [1, 2, 3] })).toEqual([[0], [1, 2, 3], [4]])
  expect(turningTogether(5, { twins: [0, 1, 2, 3, 4] })).toEqual([[0, 1, 2, 3, 4]])
  expect(turningTogether(4, { held: [1, 3] })).toEqual([[0], [2]])
})

test('twins show the strip of the first of them', () => {
  expect([0, 1, 2, 3].map((reel) => leaderOf(reel, [1, 2]))).toEqual([0, 1, 1, 3])
  expect(leaderOf(2, [])).toBe(2)
})
