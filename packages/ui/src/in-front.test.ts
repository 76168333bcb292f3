import { expect, test } from 'vitest'
import { InFront } from './in-front.ts'

test('[FLT-06] who listens is told of the first thing over the page and of the end of the last', () => {
  const front = new InFront()
  const told: boolean[] = []
  const stop = front.subscribe(() => told.push(front.isAny))
  const [takeFirst, takeSecond] = [front.put(), front.put()]
  takeFirst()
  takeFirst()
  expect(told).toEqual([true])
  takeSecond()
  expect(told).toEqual([true, false])
  stop()
  front.put()
  expect(told).toEqual([true, false])
})
