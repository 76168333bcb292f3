import { expect, test } from 'vitest'
import { isOwnVisit } from './is-own-visit.ts'

test.each([
  ['none', true],
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['cross-site, none', false],
])('[SEC-30] a visit from %s is the player’s own: %s', (from, isOwn) => {
  expect(isOwnVisit(new Headers({ 'sec-fetch-site': from }))).toBe(isOwn)
})

test('[SEC-30] a browser that does not say is believed', () => {
  expect(isOwnVisit(new Headers())).toBe(true)
})
