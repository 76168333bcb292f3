import { expect, test } from 'vitest'
import { afterEnding, type Ending } from './restarts.ts'

test('[FLT-21] a program that keeps ending is started again ever later, at most half a minute', () => {
  let ending: Ending | undefined
  const delays = Array.from({ length: 9 }, () => {
    ending = afterEnding(ending, 1_000)
    return ending.delayMs
  })
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('[FLT-21] one that has run for a minute is started again at once', () => {
  expect(afterEnding({ inARow: 7, delayMs: 16_000 }, 60_000)).toEqual({ inARow: 1, delayMs: 250 })
  expect(afterEnding({ inARow: 7, delayMs: 16_000 }, 59_999).inARow).toBe(8)
})
