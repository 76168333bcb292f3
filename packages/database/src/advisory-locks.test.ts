import { expect, test } from 'vitest'
import { lockKeys, lockSeeds, lockSpaces } from './advisory-locks.ts'

test('no two uses of advisory locks share a number', () => {
  const numbers = [lockKeys, lockSpaces, lockSeeds].flatMap((each) => Object.values<number>(each))
  expect(new Set(numbers).size).toBe(numbers.length)
})
