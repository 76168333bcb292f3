import { hourMs, minuteMs, ore } from '@nordlys/core'
import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../watch/test-time.ts'
import type { NoticeAnswer } from './play-notice-calls.ts'
import { type NoticeSurroundings, PlayNoticeWatch } from './play-notice-watch.ts'

const notice = {
  toldAt: '2026-11-21T13:00:00.000Z',
  since: undefined,
  loggedInAt: '2026-11-21T12:00:00.000Z',
  stakedOre: ore(24_000),
  wonOre: ore(18_050),
}

let time: TestTime
let told: unknown[]
let kept: number | undefined
let dueAtMs: number
let around: NoticeSurroundings

beforeEach(() => {
  time = new TestTime()
  told = []
  kept = undefined
  dueAtMs = hourMs
  around = {
    time,
    keptDueInMs: () => (kept === undefined ? undefined : kept - time.nowMs()),
    keepDueInMs(ms) {
      kept = time.nowMs() + ms
    },
    async ask(): Promise<NoticeAnswer> {
      told.push('asked')
      return { dueInMs: Math.max(0, dueAtMs - time.nowMs()), notice }
    },
    async close(toldAt) {
      told.push(['closed', toldAt])
      dueAtMs = time.nowMs() + hourMs
      return hourMs
    },
    show: (due) => told.push(due),
    onError: (error) => told.push(error),
  }
})

test('[SCREEN-04] the notice comes when the server says it is due, and again an interval later', async () => {
  const watch = new PlayNoticeWatch(around)
  watch.start()
  await time.pass(hourMs - 1)
  expect(told).toEqual(['asked'])
  await time.pass(1)
  expect(told).toEqual(['asked', 'asked', notice])
  await time.pass(hourMs)
  expect(told).toHaveLength(3)
  await watch.closed(notice.toldAt)
  told.length = 0
  await time.pass(hourMs - 1)
  expect(told).toEqual([])
  await time.pass(1)
  expect(told).toEqual(['asked', notice])
})

test('[SCREEN-04] a page opened within the hour knows when, and does not ask before', async () => {
  kept = 10 * minuteMs
  dueAtMs = 10 * minuteMs
  new PlayNoticeWatch(around).start()
  await time.pass(10 * minuteMs - 1)
  expect(told).toEqual([])
  await time.pass(1)
  expect(told).toEqual(['asked', notice])
})

test('[SCREEN-04] a server that does not answer is asked again, one without a login is not', async () => {
  const answers = [() => Promise.reject(new Error('down')), async () => undefined]
  new PlayNoticeWatch({
    ...around,
    ask() {
      told.push('asked')
      return answers.shift()?.() ?? around.ask()
    },
  }).start()
  await time.pass(minuteMs - 1)
  expect(told).toEqual(['asked', new Error('down')])
  await time.pass(10 * hourMs)
  expect(told).toEqual(['asked', new Error('down'), 'asked'])
})

test('[SCREEN-04] a page that is left shows nothing more', async () => {
  dueAtMs = 0
  const stop = new PlayNoticeWatch(around).start()
  stop()
  await time.pass(hourMs)
  expect(told).toEqual([])
})
