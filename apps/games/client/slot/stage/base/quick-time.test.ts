import { expect, test } from 'vitest'
import { QuickTime, rateOf } from './quick-time.ts'

test('time runs faster from the moment it is asked to, without a jump', () => {
  const time = new QuickTime(1)
  expect(time.at(100)).toBe(100)
  time.quicken(100, 4)
  expect(time.at(100)).toBe(100)
  expect(time.at(150)).toBe(300)
})

test('asking again never slows it down', () => {
  const time = new QuickTime(4)
  time.quicken(50, 1)
  expect(time.at(100)).toBe(400)
})

test('a hurried spin is the fastest, whatever the preference', () => {
  const rates = [
    rateOf({ isFast: false, isHurried: false }),
    rateOf({ isFast: true, isHurried: false }),
    rateOf({ isFast: true, isHurried: true }),
  ]
  expect(rates).toEqual([...rates].sort((a, b) => a - b))
  expect(rates[0]).toBe(1)
})
