import { expect, test } from 'vitest'
import { nearnessOf, usedShare } from './nearness.ts'

test('[LIM-01] a limit is near from 75 percent, close from 90 and reached at 100, to the øre', () => {
  const told = (used: bigint) => nearnessOf(used, 1_000n)
  expect([0n, 749n].map(told)).toEqual(['within', 'within'])
  expect([750n, 899n].map(told)).toEqual(['near', 'near'])
  expect([900n, 999n].map(told)).toEqual(['close', 'close'])
  expect([1_000n, 1_500n].map(told)).toEqual(['reached', 'reached'])
})

test('[LIM-01] a limit of nothing is reached, though nothing is used of it', () => {
  expect(nearnessOf(0n, 0n)).toBe('reached')
  expect(usedShare(0n, 0n)).toBe(1)
})

test('a bar shows no more than the whole', () => {
  expect([250n, 1_000n, 4_000n].map((used) => usedShare(used, 1_000n))).toEqual([0.25, 1, 1])
})
