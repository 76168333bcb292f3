import { expect, test } from 'vitest'
import { buildPollMsOf } from './configuration.ts'

test('[NAV-05] [API-04] how often a newer build is asked for is the operator’s to say', () => {
  expect(buildPollMsOf({ configuration: { build_poll_seconds: 15 } })).toBe(15_000)
})

test.each([null, '15', 9, 15.5, 3_601])('[NAV-05] %s is no such time', (value) => {
  expect(buildPollMsOf({ configuration: { build_poll_seconds: value } })).toBeUndefined()
})
