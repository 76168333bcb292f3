import { expect, test } from 'vitest'
import { ageYears, isOldEnough } from './age.ts'

test('[VAL-02] one turns 18 at midnight in Copenhagen, not in Greenwich', () => {
  expect(ageYears('2008-11-22', new Date('2026-11-21T22:59:59Z'))).toBe(17)
  expect(ageYears('2008-11-22', new Date('2026-11-21T23:00:00Z'))).toBe(18)
})

test('[VAL-02] one born on 29 February turns a year older on 1 March of a common year', () => {
  expect(ageYears('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(17)
  expect(ageYears('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBe(18)
})

test('[VAL-02] configuration may raise the minimum age, never lower it below 18', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  expect(isOldEnough('2008-11-21', 18, at)).toBe(true)
  expect(isOldEnough('2008-11-21', 21, at)).toBe(false)
  expect(isOldEnough('2005-11-21', 21, at)).toBe(true)
  expect(isOldEnough('2008-11-22', 16, at)).toBe(false)
})
