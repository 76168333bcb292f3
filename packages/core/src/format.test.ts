import { expect, test } from 'vitest'
import { formatCount, formatDuration, formatMoment, formatPercent } from './format.ts'

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
