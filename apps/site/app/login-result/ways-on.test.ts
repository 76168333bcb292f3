import { expect, test } from 'vitest'
import { waysOn } from './ways-on.ts'

const hrefs = (...asked: Parameters<typeof waysOn>) => waysOn(...asked).map(({ href }) => href)

test('[ROUTE-04] the page a player was on the way to is the first way on', () => {
  const account = '/min-konto/oversigt'
  expect(hrefs(undefined, '/nyheder?side=2')).toEqual(['/nyheder?side=2', '/', account])
  expect(hrefs('paused', '/nyheder')).toEqual(['/nyheder', '/min-konto/udbetal', account])
  expect(hrefs(undefined, undefined)).toEqual(['/', account])
  expect(hrefs(undefined, account)).toEqual([account, '/'])
})

test.each(['closed', 'paused', 'rofus-registered', 'rofus-unanswered'] as const)(
  '[ROUTE-04] who may not play is led to a withdrawal and to no game and no deposit: %s',
  (restriction) => {
    const fits = ['/min-konto/udbetal', '/min-konto/oversigt']
    for (const wished of [
      '/spilleautomater/money/vikingernes-guld',
      '/spilleautomater/free/vikingernes-guld?a=b',
      '/spilleautomater/spil-for-penge/vikingernes-guld',
      '/Live-Casino/money/roulette',
      '/mobilspil/vikingernes-guld',
      '/min-konto/indbetal',
      '/min-konto/overfoer',
      '/quick-deposit?a=b',
      undefined,
    ]) {
      expect(hrefs(restriction, wished)).toEqual(fits)
    }
  },
)

test('[ROUTE-04] who has no deposit limit is led to where one is chosen', () => {
  const ways = ['/min-konto/begraensninger', '/min-konto/oversigt']
  expect(hrefs('no-deposit-limit', undefined)).toEqual(ways)
  expect(hrefs('no-deposit-limit', '/min-konto/indbetal')).toEqual(ways)
})
