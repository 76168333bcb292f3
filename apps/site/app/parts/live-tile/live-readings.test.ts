import { expect, test } from 'vitest'
import type { WatchTime } from '../../ground/browser/surroundings.ts'
import { isLiveReading, LiveReadings, readingMs } from './live-readings.ts'
import type { LiveStand } from './live-stand.ts'

const open: LiveStand = { state: 'open', latest: [{ text: '17', tone: 'black' }], playersFrom: 200 }

/** A page whose clock is moved by hand, and a server that may be away. */
function scene() {
  let due: (() => void) | undefined
  const time: WatchTime = {
    nowMs: () => 0,
    later(ms, act) {
      expect(ms).toBe(readingMs)
      due = act
      return () => {
        if (due === act) due = undefined
      }
    },
  }
  const page = { asked: 0, isHidden: false, isAway: false }
  const readings = new LiveReadings({
    time,
    isHidden: () => page.isHidden,
    async ask() {
      page.asked += 1
      return page.isAway ? undefined : { tables: [{ id: 'faelles-roulette', stand: open }] }
    },
  })
  const pass = async () => {
    due?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { page, readings, pass, isWaiting: () => due !== undefined }
}

test('all tiles of a page are read together, while one is in view', async () => {
  const { page, readings, pass, isWaiting } = scene()
  const told: unknown[] = []
  const leave = [1, 2].map(() => readings.subscribe((stands) => told.push(stands)))
  await pass()
  expect(page.asked).toBe(2)
  expect(told.at(-1)).toEqual({ 'faelles-roulette': open })
  leave[0]?.()
  expect(isWaiting()).toBe(true)
  leave[1]?.()
  expect(isWaiting()).toBe(false)
})

test('a page that nobody looks at reads nothing', async () => {
  const { page, readings, pass } = scene()
  page.isHidden = true
  readings.subscribe(() => undefined)
  await pass()
  expect(page.asked).toBe(0)
  page.isHidden = false
  await pass()
  expect(page.asked).toBe(1)
})

test('a reading that fails leaves the last; after ten seconds nothing is known', async () => {
  const { page, readings, pass } = scene()
  const told: unknown[] = []
  readings.subscribe((stands) => told.push(stands))
  await pass()
  const before = told.length
  page.isAway = true
  for (let reading = 0; reading < 4; reading += 1) await pass()
  expect(told.length).toBe(before)
  await pass()
  expect(told.slice(before)).toEqual([{}])
})

test('an answer of another shape is none', () => {
  const tables = [{ id: 'faelles-roulette', stand: open }]
  expect(isLiveReading({ tables })).toBe(true)
  expect(isLiveReading({ tables: [{ id: 'x', stand: { ...open, state: 'full' } }] })).toBe(false)
  expect(isLiveReading({})).toBe(false)
})
