import { expect, test } from 'vitest'
import { readDate } from './typed-date.ts'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['1/2/2027', '2027-02-01'],
  [' 1 2 2027 ', '2027-02-01'],
  ['29.02.2028', '2028-02-29'],
])('[VAL-11] %j is a date', (typed, date) => {
  expect(readDate(typed)).toBe(date)
})

test.each([
  '',
  '29.02.2027',
  '31-04-2026',
  '2026-13-01',
  '00-01-2026',
  '1.1.126',
  'i går',
  '2026-1-1',
  '01-01-0000',
  '31-12-1999',
  '31-12-9999',
])('[VAL-11] %j is none', (typed) => {
  expect(readDate(typed)).toBeUndefined()
})
