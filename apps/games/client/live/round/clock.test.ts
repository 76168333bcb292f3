import { expect, test } from 'vitest'
import { ownMoment, secondsLeft, withSample } from './clock.ts'
import { secondsToSay } from './countdown.ts'

test('the server’s clock decides: a browser that is wrong by minutes shows the same', () => {
  const heardAt = 1_000
  // It is two minutes behind, and messages take 30 to 400 ms.
  const offsets = [400, 30, 90].reduce<number[]>(
    (known, wayMs) => withSample(known, heardAt + 120_000 - wayMs, heardAt),
    [],
  )
  const until = ownMoment(offsets, heardAt + 120_000 + 5_000)
  expect(until - heardAt).toBe(5_030)
  expect([secondsLeft(until, heardAt), secondsLeft(until, until + 1)]).toEqual([6, 0])
})

test('a screen reader hears that 10 and that 5 seconds are left, each once', () => {
  const said = Array.from({ length: 16 }, (_, gone) => secondsToSay(16 - gone, 15 - gone))
  expect(said.filter((each) => each !== undefined)).toEqual([10, 5])
  // A page that slept says what is left now, and one that opens late nothing at once.
  expect([secondsToSay(12, 4), secondsToSay(undefined, 9), secondsToSay(1, 0)]).toEqual([
    5,
    undefined,
    undefined,
  ])
})
