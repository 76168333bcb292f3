import { describe, expect, test } from 'vitest'
import { countedOre, countUpMs, sizeOf } from './count-up.ts'

test.each([
  [0, 'none'],
  [199, 'no-gain'],
  [200, 'no-gain'],
  [201, 'win'],
  [2_999, 'win'],
  [3_000, 'big-win'],
])('%i øre at a stake of 200 is %s', (winOre, size) => {
  expect(sizeOf(winOre, 200)).toBe(size)
})

test('[FLT-42] a payout at or under the stake is not counted up at all', () => {
  expect([0, 199, 200].map((winOre) => countUpMs(winOre, 200, false))).toEqual([0, 0, 0])
})

test('a larger win takes longer, but never for ever', () => {
  const lengths = [201, 1_000, 10_000, 100_000, 10_000_000].map((win) => countUpMs(win, 200, false))
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  expect(lengths.at(-1)).toBe(5_000)
  expect(countUpMs(1_000, 200, true)).toBeLessThan(countUpMs(1_000, 200, false))
})

describe('the amount', () => {
  const counting = { fromOre: 400, toOre: 1_777, lengthMs: 1_000 }

  test('runs from what was shown to what was won, in whole øre, never back', () => {
    const amounts = Array.from({ length: 1_001 }, (_, atMs) => countedOre(counting, atMs))
    expect(amounts[0]).toBe(400)
    expect(amounts.at(-1)).toBe(1_777)
    expect(amounts.every(Number.isInteger)).toBe(true)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
  })

  test('[FLT-30] keeps the width of its øre on its way', () => {
    const amounts = Array.from({ length: 1_000 }, (_, atMs) => countedOre(counting, atMs))
    expect(amounts.filter((amount) => amount % 100 === 0 && amount > 400)).toEqual([])
  })

  test('is at once the whole when there is nothing to count', () => {
    expect(countedOre({ ...counting, lengthMs: 0 }, 0)).toBe(1_777)
  })
})
