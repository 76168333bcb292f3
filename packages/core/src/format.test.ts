import { expect, test } from 'vitest'
import {
  formatClock,
  formatCount,
  formatDuration,
  formatMoment,
  formatPercent,
  formatTime,
} from './format.ts'

test('[CONTENT-07] moments are Copenhagen’s, summer and winter', () => {
  expect(formatMoment(new Date('2026-11-21T19:14:00Z'))).toBe('21. november 2026 kl. 20.14')
  expect(formatMoment(new Date('2026-07-01T22:30:00Z'))).toBe('2. juli 2026 kl. 00.30')
})

test('a length of time is hours, minutes and seconds', () => {
  expect(formatDuration((42 * 60 + 17) * 1000)).toBe('00.42.17')
  expect(formatDuration(-5)).toBe('00.00.00')
})

test('a share is a percentage with a comma', () => {
  expect(formatPercent(0.962)).toBe('96,2\u00a0%')
})

test('counts have a full stop between their thousands', () => {
  expect(formatCount(12_500)).toBe('12.500')
  expect(formatCount(25_000_000n)).toBe('25.000.000')
  expect(formatCount(0)).toBe('0')
})

test.each([
  ['2026-10-24T23:59:59Z', '01.59', '01.59.59'],
  ['2026-10-25T00:00:00Z', '02.00 sommertid', '02.00.00 sommertid'],
  ['2026-10-25T00:30:00Z', '02.30 sommertid', '02.30.00 sommertid'],
  ['2026-10-25T00:59:59Z', '02.59 sommertid', '02.59.59 sommertid'],
  ['2026-10-25T01:00:00Z', '02.00 vintertid', '02.00.00 vintertid'],
  ['2026-10-25T01:30:00Z', '02.30 vintertid', '02.30.00 vintertid'],
  ['2026-10-25T02:00:00Z', '03.00', '03.00.00'],
  ['2027-10-30T00:30:00Z', '02.30', '02.30.00'],
  ['2027-10-31T00:30:00Z', '02.30 sommertid', '02.30.00 sommertid'],
  ['2026-03-29T01:30:00Z', '03.30', '03.30.00'],
])('[FLT-32] the doubled hour of autumn is told apart: %s is %s', (moment, time, clock) => {
  const at = new Date(moment)
  expect(formatTime(at).replace('\u00a0', ' ')).toBe(time)
  expect(formatClock(at).replace('\u00a0', ' ')).toBe(clock)
  expect(formatMoment(at).replace('\u00a0', ' ').endsWith(`kl. ${time}`)).toBe(true)
})
