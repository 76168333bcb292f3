import { expect, test } from 'vitest'
import { readDay } from './typed-day.ts'

test.each([
  ['2026-12-31', '2026-12-31'],
  [' 31-12-2026 ', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['1/2/2027', '2027-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', undefined],
  ['31-11-2026', undefined],
  ['2026-13-01', undefined],
  ['0-0-0000', undefined],
  ['i går', undefined],
  ['', undefined],
])('[CP1] the day %j is read as %j', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
