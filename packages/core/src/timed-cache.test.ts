import { expect, test } from 'vitest'
import { secondMs, TestClock } from './time.ts'
import { TimedCache } from './timed-cache.ts'

const start = new Date('2026-11-21T12:00:00Z')

test('is read once while it is kept, however many ask, and anew after that', async () => {
  const clock = new TestClock(start)
  let readings = 0
  const cache = new TimedCache(clock, secondMs, async () => ++readings)
  expect(await Promise.all([cache.read(), cache.read()])).toEqual([1, 1])
  clock.advance({ ms: 999 })
  expect(await cache.read()).toBe(1)
  clock.advance({ ms: 1 })
  expect(await cache.read()).toBe(2)
})

test('a reading that failed is not kept', async () => {
  let readings = 0
  const cache = new TimedCache(new TestClock(start), secondMs, async () => {
    if (++readings === 1) throw new Error('the database is down')
    return readings
  })
  await expect(cache.read()).rejects.toThrow('the database is down')
  expect(await cache.read()).toBe(2)
})

test('what was being read when it changed is answered and not kept', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let readings = 0
  const cache = new TimedCache(
    new TestClock(start),
    secondMs,
    async () => answers[readings++]?.promise,
  )
  const before = cache.read()
  cache.forget()
  const after = cache.read()
  answers[0]?.resolve('old')
  answers[1]?.resolve('new')
  expect([await before, await after, await cache.read()]).toEqual(['old', 'new', 'new'])
  expect(readings).toBe(2)
})
