import { expect, test } from 'vitest'
import { dueAfter, endOfPromisedDay, promisedBy } from './complaint-dates.ts'

test.each([
  ['in winter', '2026-11-21T12:00:00Z', '2026-12-05T22:59:59.999Z'],
  ['in summer', '2026-06-01T12:00:00Z', '2026-06-15T21:59:59.999Z'],
  ['over the end of summer time', '2026-10-20T12:00:00Z', '2026-11-03T22:59:59.999Z'],
  ['over its beginning', '2027-03-20T12:00:00Z', '2027-04-03T21:59:59.999Z'],
  ['at the last moment of a Danish day', '2026-11-21T22:59:59.999Z', '2026-12-05T22:59:59.999Z'],
  ['at the first moment of the next', '2026-11-21T23:00:00Z', '2026-12-06T22:59:59.999Z'],
  ['on the day of 25 hours', '2026-10-25T00:30:00Z', '2026-11-08T22:59:59.999Z'],
  ['on the day of 23 hours', '2027-03-28T01:30:00Z', '2027-04-11T21:59:59.999Z'],
])('[CP3] a complaint %s is due at the end of the 14th Danish day', (_, receivedAt, dueAt) => {
  expect(dueAfter(new Date(receivedAt)).toISOString()).toBe(dueAt)
})

const dueAt = new Date('2026-10-15T21:59:59.999Z')
const just = new Date('2026-10-15T22:00:01Z')

test('[CP4] a notice names the day 14 Danish days on, or the later one that staff promised', () => {
  const usual = '2026-10-29T22:59:59.999Z'
  expect(promisedBy({ dueAt, expectedBy: null }, just).toISOString()).toBe(usual)
  const promised = new Date('2026-11-20T22:59:59.999Z')
  expect(promisedBy({ dueAt, expectedBy: promised }, just)).toEqual(promised)
  const over = new Date('2026-10-12T21:59:59.999Z')
  expect(promisedBy({ dueAt, expectedBy: over }, just).toISOString()).toBe(usual)
})

test('[CP4] a notice that comes late itself never names a day that is over', () => {
  const at = new Date('2026-12-01T12:00:00Z')
  const named = promisedBy({ dueAt, expectedBy: null }, at)
  expect(named.toISOString()).toBe('2026-12-15T22:59:59.999Z')
})

test.each([
  ['2026-10-16', '2026-10-16T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2027-01-13', '2027-01-13T22:59:59.999Z'],
  ['2027-01-14', undefined],
  ['2026-10-15', undefined],
  ['2026-10-14', undefined],
])('[CP4] staff promise a day of the next 90: %s', (day, end) => {
  const at = new Date('2026-10-15T12:00:00Z')
  expect(endOfPromisedDay(day, at)?.toISOString()).toBe(end)
})
