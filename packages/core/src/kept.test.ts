import { expect, test } from 'vitest'
import { Kept } from './kept.ts'
import { secondMs, TestClock } from './time.ts'

const start = new Date('2026-11-21T12:00:00Z')

test('is read once while it is kept, however many ask, and anew after that', async () => {
  const clock = new TestClock(start)
  let readings = 0
  const kept = new Kept(clock, secondMs, async () => ++readings)
  expect(await Promise.all([kept.read(), kept.read()])).toEqual([1, 1])
  clock.advance({ ms: 999 })
  expect(await kept.read()).toBe(1)
  clock.advance({ ms: 1 })
  expect(await kept.read()).toBe(2)
})

test('a reading that failed is not kept', async () => {
  let readings = 0
  const kept = new Kept(new TestClock(start), secondMs, async () => {
    if (++readings === 1) throw new Error('the database is down')
    return readings
  })
  await expect(kept.read()).rejects.toThrow('the database is down')
  expect(await kept.read()).toBe(2)
})

test('what was being read when it changed is answered and not kept', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let readings = 0
  const kept = new Kept(new TestClock(start), secondMs, async () => answers[readings++]?.promise)
  const before = kept.read()
  kept.forget()
  const after = kept.read()
  answers[0]?.resolve('old')
  answers[1]?.resolve('new')
  expect([await before, await after, await kept.read()]).toEqual(['old', 'new', 'new'])
  expect(readings).toBe(2)
})
