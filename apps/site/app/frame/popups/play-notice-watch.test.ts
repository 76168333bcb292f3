import { hourMs, minuteMs, ore } from '@nordlys/core'
import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
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

test('[FLT-16] a server that does not answer is asked less and less often, and never given up', async () => {
  let failures = 12
  dueAtMs = 0
  new PlayNoticeWatch({
    ...around,
    ask: () => (failures-- > 0 ? Promise.reject(new Error('down')) : around.ask()),
  }).start()
  await time.pass(5_000 + 15_000 + minuteMs)
  expect(told).toEqual(Array(4).fill(new Error('down')))
  await time.pass(9 * 5 * minuteMs)
  expect(told).toEqual([...Array(12).fill(new Error('down')), 'asked', notice])
})

test('[FLT-16] a closing that is not heard is asked about, even where nobody can be told of it', async () => {
  dueAtMs = 0
  const watch = new PlayNoticeWatch({
    ...around,
    close: () => Promise.reject(new Error('down')),
    onError() {
      throw new TypeError('Illegal invocation')
    },
  })
  await expect(watch.closed(notice.toldAt)).rejects.toThrow('Illegal invocation')
  await time.pass(5_000)
  expect(told).toEqual(['asked', notice])
})

test('[SCREEN-04] a server that says that the login is over is not asked again', async () => {
  let asked = 0
  new PlayNoticeWatch({
    ...around,
    async ask() {
      asked += 1
      return undefined
    },
  }).start()
  await time.pass(10 * hourMs)
  expect(asked).toBe(1)
})

test('[FLT-06] a game that was refused a round has the server asked, whatever is kept here', async () => {
  kept = hourMs
  dueAtMs = 0
  const watch = new PlayNoticeWatch(around)
  watch.start()
  watch.askNow()
  await time.pass(0)
  expect(told).toEqual(['asked', notice])
})

test('[SCREEN-04] a page that is left shows nothing more', async () => {
  dueAtMs = 0
  const stop = new PlayNoticeWatch(around).start()
  stop()
  await time.pass(hourMs)
  expect(told).toEqual([])
})
