import { expect, test } from 'vitest'
import { NetworkLimit } from './network-limit.ts'
import { TestClock } from './time.ts'

test('[FLT-21] a network takes so many at once and then so many a second; another is not held up', () => {
  const clock = new TestClock(new Date('2026-11-21T13:00:00Z'))
  const limit = new NetworkLimit({ burst: 3, perSecond: 2 }, clock)
  const take = (address: string) => limit.take(address)
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(take)).toEqual(Array(3).fill(undefined))
  expect(take('2001:db8::ffff')).toBe(1)
  expect(take('2001:db8:0:1::1')).toBeUndefined()
  clock.advance({ ms: 500 })
  expect(take('2001:db8::4')).toBeUndefined()
  expect(take('2001:db8::5')).toBe(1)
  clock.advance({ days: 1 })
  expect([1, 2, 3, 4].map(() => take('2001:db8::6'))).toEqual([undefined, undefined, undefined, 1])
})

test('[FLT-21] what is refused is not counted, so who waits as told is let in', () => {
  const clock = new TestClock(new Date('2026-11-21T13:00:00Z'))
  const limit = new NetworkLimit({ burst: 1, perSecond: 0.2 }, clock)
  expect(limit.take('192.0.2.1')).toBeUndefined()
  for (let time = 0; time < 50; time += 1) expect(limit.take('192.0.2.1')).toBe(5)
  clock.advance({ seconds: 5 })
  expect(limit.take('192.0.2.1')).toBeUndefined()
})

test('[FLT-21] a crowd of networks takes no more memory than there is room for', () => {
  const limit = new NetworkLimit({ burst: 1, perSecond: 1 }, new TestClock(new Date(0)))
  for (let number = 0; number < 20_001; number += 1)
    limit.take(`2001:db8:${number.toString(16)}::1`)
  // The first is forgotten and as good as new; the last is remembered.
  expect(limit.take('2001:db8:4e20::1')).toBe(1)
  expect(limit.take('2001:db8:0::1')).toBeUndefined()
})
