import { expect, test } from 'vitest'
import { throwIdOf } from './throw-id.ts'

test('number and round alone choose the throw, and rounds with the same number differ', () => {
  expect(throwIdOf(17, 48_213)).toBe(throwIdOf(17, 48_213))
  const throws = Array.from({ length: 30 }, (_, round) => throwIdOf(17, 48_213 + round) % 300)
  expect(new Set(throws).size).toBe(30)
  expect(Number.isSafeInteger(throwIdOf(36, Number.MAX_SAFE_INTEGER))).toBe(true)
})
