import { beforeEach, expect, test } from 'vitest'
import type { WageringAnswer } from './wagering-calls.ts'
import { type WageringSurroundings, WageringWatch } from './wagering-watch.ts'

const notice = {
  toldAt: '2026-11-26T12:00:00.000Z',
  title: 'Status på din bonus',
  lead: 'Resultatet er tilfældigt; der er ingen hast.',
  wholePercent: 62,
  percent: '62 %',
  progress: '3.120 kr. af 5.000 kr.',
  label: 'Gennemspilskrav',
  facts: [],
  ways: { goOn: 'Fortsæt', end: 'Afslut bonus', terms: 'Vilkår' },
}

let told: unknown[]
let keptMs: number | undefined
let answer: WageringAnswer | undefined
let around: WageringSurroundings

beforeEach(() => {
  told = []
  keptMs = undefined
  answer = { dueInMs: 0, notice }
  around = {
    keptDueInMs: () => keptMs,
    keepDueInMs(ms) {
      keptMs = ms
    },
    hold() {
      told.push('held')
      return () => told.push('let go on')
    },
    async ask() {
      told.push('asked')
      return answer
    },
    async close(toldAt) {
      told.push(['closed', toldAt])
      return 300_000
    },
    show(due, letGoOn) {
      told.push(due)
      letGoOn()
    },
    onError: (error) => told.push(error),
  }
})

test('[BONUS-02] it is told between two rounds: the game is held until it is shown', async () => {
  const watch = new WageringWatch(around)
  await watch.roundSettled()
  expect(told).toEqual(['held', 'asked', notice, 'let go on'])
  told.length = 0
  await watch.closed(notice.toldAt)
  expect(told).toEqual([['closed', notice.toldAt]])
  expect(keptMs).toBe(300_000)
})

test('[BONUS-02] before it can be due no round has the server asked, nor the game held', async () => {
  keptMs = 1
  const watch = new WageringWatch(around)
  await watch.roundSettled()
  expect(told).toEqual([])
  keptMs = 0
  answer = { dueInMs: 90_000, notice: undefined }
  await watch.roundSettled()
  expect(told).toEqual(['held', 'asked', 'let go on'])
  expect(keptMs).toBe(90_000)
})

test('[BONUS-02] a server that does not answer, or has no bonus, stops no game', async () => {
  const down = new Error('down')
  await new WageringWatch({ ...around, ask: () => Promise.reject(down) }).roundSettled()
  expect(told).toEqual(['held', 'let go on', down])
  expect(keptMs).toBe(60_000)
  told.length = 0
  keptMs = 0
  answer = undefined
  await new WageringWatch(around).roundSettled()
  expect(told).toEqual(['held', 'asked', 'let go on'])
  expect(keptMs).toBe(60_000)
})

test('[BONUS-02] rounds that end while the server is asked ask nothing more', async () => {
  const watch = new WageringWatch(around)
  await Promise.all([watch.roundSettled(), watch.roundSettled()])
  expect(told.filter((one) => one === 'asked')).toHaveLength(1)
})

test('[BONUS-02] a closing that is not heard has it told again after the next round', async () => {
  const watch = new WageringWatch({ ...around, close: () => Promise.reject(new Error('down')) })
  await watch.closed(notice.toldAt)
  expect(keptMs).toBe(0)
})
