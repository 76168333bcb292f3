import { expect, test } from 'vitest'
import { isTimeKey, timeKey, timeOfKey } from './ids.ts'
import { systemRandom } from './random.ts'
import { TestClock } from './time.ts'

test('a time key is a version 7 UUID that carries its moment', () => {
  const clock = new TestClock(new Date('2026-11-21T12:00:00.123Z'))
  const key = timeKey(clock, systemRandom)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(timeOfKey(key)).toEqual(clock.now())
})

test('a later key sorts behind an earlier one', () => {
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const first = timeKey(clock, systemRandom)
  clock.advance({ ms: 1 })
  expect(timeKey(clock, systemRandom) > first).toBe(true)
})

test.for(['', 'x', '019aa5d4-0000-4000-8000-000000000000', '019aa5d4-0000-7000-8000-00000000000G'])(
  '"%s" is not a time key',
  (text) => {
    expect(isTimeKey(text)).toBe(false)
  },
)
