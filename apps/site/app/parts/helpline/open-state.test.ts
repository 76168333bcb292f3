import { type OpenDay, usualStopSpilletHours } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { openState } from './open-state.ts'

const { phone, chat } = usualStopSpilletHours
const opens = (day: OpenDay['day'], fromHour: number, isToday = false) => ({
  isOpen: false,
  day,
  fromHour,
  isToday,
})

test.each([
  ['Monday, an hour before it opens in winter', '2026-11-23T07:59:59Z', opens(1, 9, true)],
  ['Monday, when it opens', '2026-11-23T08:00:00Z', { isOpen: true, untilHour: 21 }],
  ['Thursday, its last minute', '2026-11-26T19:59:59Z', { isOpen: true, untilHour: 21 }],
  ['Thursday, when it closes', '2026-11-26T20:00:00Z', opens(5, 9)],
  ['Friday, its last minute', '2026-11-27T15:59:59Z', { isOpen: true, untilHour: 17 }],
  ['Friday, when it closes', '2026-11-27T16:00:00Z', opens(1, 9)],
  ['Saturday', '2026-11-28T10:00:00Z', opens(1, 9)],
  ['Sunday, the last minute in Denmark', '2026-11-29T22:59:59Z', opens(1, 9)],
  ['Monday, the first minute in Denmark', '2026-11-29T23:00:00Z', opens(1, 9, true)],
  ['Monday, when it opens in summer', '2026-07-20T07:00:00Z', { isOpen: true, untilHour: 21 }],
])('[LIM-07] the phone, %s', (_moment, at, state) => {
  expect(openState(phone, new Date(at))).toEqual(state)
})

test.each([
  ['Tuesday in the evening', '2026-11-24T16:00:00Z', { isOpen: true, untilHour: 21 }],
  ['Wednesday, a day without it', '2026-11-25T17:00:00Z', opens(4, 17)],
  ['Thursday night', '2026-11-26T20:00:00Z', opens(1, 17)],
])('[LIM-07] the chat, %s', (_moment, at, state) => {
  expect(openState(chat, new Date(at))).toEqual(state)
})

test('a week of one day opens on that day again, and an empty one never', () => {
  const tuesday = [{ day: 2, fromHour: 9, untilHour: 10 }] as const
  expect(openState(tuesday, new Date('2026-11-24T12:00:00Z'))).toEqual(opens(2, 9))
  expect(openState([], new Date('2026-11-24T12:00:00Z'))).toBeUndefined()
})
