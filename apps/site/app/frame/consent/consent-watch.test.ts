import { expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { watchConsent } from './consent-watch.ts'

function watched(hasChoice: () => boolean = () => false) {
  const time = new TestTime()
  const asked: string[] = []
  const idle: (() => void)[] = []
  const stop = watchConsent({
    time,
    hasChoice,
    ask: () => asked.push('asked'),
    whenIdle(act) {
      idle.push(act)
      return () => idle.splice(idle.indexOf(act), 1)
    },
  })
  const becomeIdle = () => {
    for (const act of idle) act()
  }
  return { time, asked, stop, becomeIdle }
}

test('[CONTENT-05] consent is asked for 10 s after the page is idle, once', async () => {
  const { time, asked, becomeIdle } = watched()
  await time.pass(60_000)
  expect(asked).toEqual([])
  becomeIdle()
  await time.pass(9_999)
  expect(asked).toEqual([])
  await time.pass(1)
  expect(asked).toEqual(['asked'])
  await time.pass(600_000)
  expect(asked).toHaveLength(1)
})

test('[CONTENT-05] who has answered is not asked, were it in another tab meanwhile', async () => {
  let hasAnswered = true
  const before = watched(() => hasAnswered)
  before.becomeIdle()
  await before.time.pass(60_000)
  expect(before.asked).toEqual([])
  hasAnswered = false
  const meanwhile = watched(() => hasAnswered)
  meanwhile.becomeIdle()
  await meanwhile.time.pass(5_000)
  hasAnswered = true
  await meanwhile.time.pass(60_000)
  expect(meanwhile.asked).toEqual([])
})

test('[CONTENT-05] a page that is left, idle or not, asks nothing', async () => {
  const waiting = watched()
  waiting.becomeIdle()
  await waiting.time.pass(9_000)
  waiting.stop()
  await waiting.time.pass(60_000)
  const busy = watched()
  busy.stop()
  busy.becomeIdle()
  await busy.time.pass(60_000)
  expect([...waiting.asked, ...busy.asked]).toEqual([])
})
