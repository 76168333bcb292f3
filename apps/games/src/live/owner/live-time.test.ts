import { expect, test } from 'vitest'
import { NeverBack } from './live-time.ts'

test('[LV3] a clock that is set back goes on from the latest moment, at its own pace', () => {
  let read = 1_000
  const clock = new NeverBack(() => read)
  const moments: number[] = []
  for (read of [1_000, 1_500, 200, 700, 1_200, 900, 2_900]) moments.push(clock.now())
  expect(moments).toEqual([1_000, 1_500, 1_500, 2_000, 2_500, 2_500, 4_500])
  expect(clock.aheadMs).toBe(1_600)
})
