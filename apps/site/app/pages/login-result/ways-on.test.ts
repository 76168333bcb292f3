import type { Standing } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { waysOn } from './ways-on.ts'

/** Of an account that holds something, unless it is said what. */
const hrefs = (standing: Standing, returnTo?: string, withdrawable = kroner(50)) =>
  waysOn({ standing, returnTo, withdrawable }).map(({ href }) => href)

test('[ROUTE-04] the page a player was on the way to is the first way on', () => {
  const account = '/min-konto/oversigt'
  expect(hrefs('open', '/nyheder?side=2')).toEqual(['/nyheder?side=2', '/', account])
  expect(hrefs('paused', '/nyheder')).toEqual(['/nyheder', '/min-konto/udbetal', account])
  expect(hrefs('open')).toEqual(['/', account])
  expect(hrefs('open', account)).toEqual([account, '/'])
})

test.each(['closed', 'paused', 'rofus-registered', 'rofus-unanswered'] as const)(
  '[ROUTE-04] who may not play is led to a withdrawal and to no game and no deposit: %s',
  (standing) => {
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
      expect(hrefs(standing, wished)).toEqual(fits)
    }
  },
)

test('[ROUTE-04] who may not play and has nothing to withdraw is led to the account', () => {
  expect(hrefs('paused', undefined, kroner(0))).toEqual(['/min-konto/oversigt'])
  expect(hrefs('closed', '/nyheder', kroner(0))).toEqual(['/nyheder', '/min-konto/oversigt'])
})

test('[ROUTE-04] [FLT-64] who has no deposit limit is led to customer service: no page sets one', () => {
  const ways = ['/min-konto/begraensninger', '/min-konto/oversigt']
  expect(hrefs('no-deposit-limit')).toEqual(ways)
  expect(hrefs('no-deposit-limit', '/min-konto/indbetal')).toEqual(ways)
})
