import { expect, test } from 'vitest'
import { timeInPlay } from './play-time.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const minutes = (count: number) => count * 60_000
const day = { from: at('00:00'), to: at('23:00') }
const acted = new Map([
  ['morning', at('09:00')],
  ['evening', at('20:00')],
])

test('[SCREEN-13] time in play goes from a game to the next one, or to the last act of the login', () => {
  const openings = [
    { at: at('08:00'), sessionId: 'morning' },
    { at: at('08:20'), sessionId: 'morning' },
    { at: at('19:30'), sessionId: 'evening' },
  ]
  expect(timeInPlay(openings, acted, day)).toBe(minutes(20 + 40 + 30))
})

test('[SCREEN-13] a period takes its own part of a game that goes over its edge', () => {
  const openings = [{ at: at('08:00'), sessionId: 'morning' }]
  expect(timeInPlay(openings, acted, { from: at('08:45'), to: at('23:00') })).toBe(minutes(15))
  expect(timeInPlay(openings, acted, { from: at('00:00'), to: at('08:10') })).toBe(minutes(10))
  expect(timeInPlay(openings, acted, { from: at('10:00'), to: at('23:00') })).toBe(0)
})

test('[SCREEN-13] nothing that was not opened counts, nor a game opened after the last act known', () => {
  expect(timeInPlay([], acted, day)).toBe(0)
  expect(timeInPlay([{ at: at('09:05'), sessionId: 'morning' }], acted, day)).toBe(0)
  expect(timeInPlay([{ at: at('08:00'), sessionId: 'unknown' }], acted, day)).toBe(0)
})
