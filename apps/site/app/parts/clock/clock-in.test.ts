import { expect, test } from 'vitest'
import { clockIn } from './clock-in.ts'

test.each([
  ['2026-01-21T19:14:32Z', '20.14.32'],
  ['2026-07-21T19:14:32Z', '21.14.32'],
])('[HEAD-04] at %s the clock shows %s in Copenhagen and in Amsterdam', (at, shown) => {
  expect(clockIn('Europe/Copenhagen', new Date(at))).toBe(shown)
  expect(clockIn('Europe/Amsterdam', new Date(at))).toBe(shown)
})

test('[FLT-32] the clock tells the doubled hour of autumn apart', () => {
  const at = (time: string) => new Date(`2026-10-25T${time}Z`)
  expect(clockIn('Europe/Copenhagen', at('00:30:05'))).toBe('02.30.05\u00a0sommertid')
  expect(clockIn('Europe/Copenhagen', at('01:30:05'))).toBe('02.30.05\u00a0vintertid')
})
