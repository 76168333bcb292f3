import { expect, test } from 'vitest'
import { sparing } from './sparing.ts'
import { TestTime } from './test-time.ts'

function start() {
  const time = new TestTime()
  const acted: number[] = []
  return { time, acted, ...sparing(() => acted.push(time.nowMs()), { everyMs: 20, time }) }
}

test('the first call acts at once, and many that follow act once, when the time is over', async () => {
  const { time, acted, call } = start()
  call()
  await time.pass(5)
  call()
  await time.pass(10)
  call()
  expect(acted).toEqual([0])
  await time.pass(100)
  expect(acted).toEqual([0, 20])
})

test('a call after a rest acts at once again', async () => {
  const { time, acted, call } = start()
  call()
  await time.pass(20)
  call()
  expect(acted).toEqual([0, 20])
})

test('what waits is taken back', async () => {
  const { time, acted, call, stop } = start()
  call()
  call()
  stop()
  await time.pass(100)
  expect(acted).toEqual([0])
})
