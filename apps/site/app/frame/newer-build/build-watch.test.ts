import { expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { buildPollMs } from '../../ground/constants/business-constants.ts'
import { watchBuild } from './build-watch.ts'

function watched(answers: (string | undefined)[]) {
  const time = new TestTime()
  const told: string[] = []
  let asked = 0
  const stop = watchBuild({
    time,
    pollMs: buildPollMs,
    own: 'a',
    async latest() {
      asked += 1
      return answers[asked - 1]
    },
    onNewer: () => told.push('newer'),
  })
  return { time, told, stop, asked: () => asked }
}

test('[NAV-05] a newer build is asked for every 60 s, and told once', async () => {
  const { time, told, asked } = watched(['a', undefined, 'b', 'b'])
  await time.pass(59_999)
  expect(asked()).toBe(0)
  await time.pass(1)
  expect(asked()).toBe(1)
  await time.pass(60_000)
  expect(told).toEqual([])
  await time.pass(600_000)
  expect(told).toEqual(['newer'])
  expect(asked()).toBe(3)
})

test('[NAV-05] an ended watch asks no more', async () => {
  const { time, stop, asked } = watched(['b'])
  stop()
  await time.pass(600_000)
  expect(asked()).toBe(0)
})
