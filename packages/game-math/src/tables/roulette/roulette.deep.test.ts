import { expect, test } from 'vitest'
import { chiSquareOfDraws } from './test-draws.ts'

test.for([0, 1, 2, 3])('[PROOF-04] ten million draws give each number alike, seed %i', (first) => {
  const seed = Uint8Array.from({ length: 32 }, (_, at) => first + at * 3)
  // Of 36 degrees of freedom, one in 10,000 fair wheels lies above 77.
  expect(chiSquareOfDraws(seed, 10_000_000)).toBeLessThan(77)
})
