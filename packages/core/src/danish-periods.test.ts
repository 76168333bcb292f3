import { expect, test } from 'vitest'
import { addDays, beginOf, dateOf, partsOf } from './danish-periods.ts'
import { hourMs } from './time.ts'

test('a date in Copenhagen begins one or two hours before it does in UTC', () => {
  expect(beginOf('2026-12-01')).toEqual(new Date('2026-11-30T23:00:00Z'))
  expect(beginOf('2026-07-01')).toEqual(new Date('2026-06-30T22:00:00Z'))
  expect(dateOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(dateOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
})

test('the days on which clocks change have 23 and 25 hours', () => {
  const hours = (date: string) => (+beginOf(addDays(date, 1)) - +beginOf(date)) / hourMs
  expect([hours('2027-03-28'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24])
})

test('a period is divided by days, by weeks from Monday, and by months', () => {
  expect(partsOf('2028-02-27', '2028-03-02', 'day')).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  // The 30th of November 2026 is a Monday.
  expect(partsOf('2026-11-27', '2026-12-09', 'week')).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-07',
  ])
  expect(partsOf('2026-11-30', '2027-02-01', 'month')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2027-01-01',
  ])
  expect(partsOf('2026-11-30', '2026-12-01', 'month')).toEqual(['2026-11-30'])
})
