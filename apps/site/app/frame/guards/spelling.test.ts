import { expect, test } from 'vitest'
import { chainFor } from './chains.ts'
import { runGuards } from './run-guards.ts'
import { isSameAddress } from './spelling.ts'

const origin = 'http://localhost:3000'

/** What a visitor is answered at a path whose guards let them pass, or do not. */
async function answerAt(path: string, method = 'GET') {
  const url = new URL(path, origin)
  const scope = {
    content: { redirects: [], menu: [], configuration: {} },
    cookies: new Map(),
    player: async () => ({ firstName: 'Mette' }),
    platform: { call: async () => ({ ok: false, refusal: 'unknown' }) },
  }
  const asked = {
    context: { get: () => scope, set: () => undefined },
    url,
    request: new Request(url, { method }),
  }
  try {
    const passed = await runGuards(asked as never, async () => new Response())
    return [(passed as Response).status, null]
  } catch (led) {
    return [(led as Response).status, (led as Response).headers.get('location')]
  }
}

test.each([
  ['/nyheder/', '/nyheder'],
  ['/Nyheder', '/nyheder'],
  ['/%6Eyheder', '/nyheder'],
  ['/nyheder//?side=2&btag=a', '/nyheder?side=2&btag=a'],
  ['/Kampagner/velkomstbonus', '/kampagner/velkomstbonus'],
  ['/MIN-KONTO/oversigt', '/min-konto/oversigt'],
  ['/min-konto/transaktioner/Runde/A1b', '/min-konto/transaktioner/runde/A1b'],
  ['/quick-deposit/', '/quick-deposit'],
  ['/Spilleautomater/Mine-Favoritter', '/spilleautomater/mine-favoritter'],
  ['/spilleautomater/FREE/x/', '/spilleautomater/FREE/x'],
  ['/lp/spil/jackpots/', '/lp/spil/jackpots'],
  ['/LP/spil/jackpots', '/lp/spil/jackpots'],
  ['/unsubscribe/?UserGuid=Sealed%2B', '/unsubscribe?UserGuid=Sealed%2B'],
  ['/UnsubscribeSMS?playerId=x', '/unsubscribesms?playerId=x'],
  ['/Bordspil', '/bordspil'],
  ['/bordspil/video-poker/', '/bordspil/video-poker'],
  ['/mobilepay/?id=1', '/MobilePay?id=1'],
  ['/mobilepayquick', '/MobilePayQuick'],
  ['/quickdeposit', '/QuickDeposit'],
  ['/ExtPayment', '/extpayment'],
  ['/mobilspil/vikingernes-guld/', '/mobilspil/vikingernes-guld'],
  ['/cookiepolitik/', '/cookiepolitik'],
  ['/contents/om-os/', '/contents/om-os'],
  ['/casino-aarhus/', '/casino-aarhus'],
])('[NAV-01] %s is led to its own spelling, %s', async (path, own) => {
  expect(await answerAt(path)).toEqual([308, own])
})

test.each([
  ['/spilleautomater/spil-for-sjov/'],
  ['/Spilleautomater/spil-for-penge/x'],
  ['/live-casino/spil-for-penge/'],
  ['/MobilePay?id=1'],
  ['/MobilePayQuick'],
  ['/'],
  ['/nyheder?side=2'],
])('[ROUTE-15] [ROUTE-18] %s goes to its own route at once', async (path) => {
  expect(await answerAt(path)).toEqual([200, null])
})

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '//evil.example/nyheder/',
  '//nyheder/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/nyheder/..//evil.example/',
  '/%09//evil.example/',
])('[SEC-78] no spelling of %s leads to another site', (path) => {
  const { spelledAt = '/' } = chainFor(new URL(origin + path).pathname)
  expect(new URL(spelledAt, origin).origin).toBe(origin)
  expect(spelledAt).toMatch(/^\/(?![/\\])/)
})

test('[ROUTE-06] what comes back by POST is never led on by its spelling', async () => {
  expect(await answerAt('/extpayment/', 'POST')).toEqual([200, null])
})

test('[NAV-01] a form of another spelling meets the same guards', () => {
  expect(chainFor('/Min-Konto/Profil/')).toMatchObject({
    path: '/min-konto/profil',
    pattern: '/min-konto/profil',
  })
})

test('[NAV-03] addresses are the same but for case, escapes and the last slash', () => {
  expect(isSameAddress('/gammel-side', '/Gammel%2Dside/')).toBe(true)
  expect(isSameAddress('/', '/')).toBe(true)
  expect(isSameAddress('/gammel-side', '/gammel-side/x')).toBe(false)
  expect(isSameAddress('/a%', '/A%')).toBe(true)
})
