import { isForPlayersOnly } from '@nordlys/contracts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../../routes.ts'
import { chainFor, chains } from './chains.ts'
import { guardNamed } from './guards.ts'

const paths = (await routes).map(({ path = '' }: RouteConfigEntry) => `/${path}`)

test('[NAV-02] a guard that nobody knows is an unknown route middleware', () => {
  expect(() => guardNamed('auth-user')).not.toThrow()
  for (const name of ['auth', '', 'toString', 'constructor']) {
    expect(() => guardNamed(name)).toThrow('Unknown route middleware')
  }
})

test.each(paths.filter((path) => path !== '/*'))('[NAV-01] %s has a chain of its own', (path) => {
  const example = path.replace(/\/:[A-Za-z]+\?/g, '').replace(/:[A-Za-z]+/g, 'eksempel') || '/'
  expect(chainFor(example).pattern).not.toBe('*')
})

describe('[NAV-01] a path runs the chain of the route that takes it', () => {
  test.each([
    ['/', '/'],
    ['/spilleautomater/mine-favoritter', '/spilleautomater/mine-favoritter'],
    ['/spilleautomater/senest-spillede', '/spilleautomater/senest-spillede'],
    ['/spilleautomater/nye-spil', '/spilleautomater/:list'],
    ['/spilleautomater/free/vikingernes-guld', '/spilleautomater/:playType/:gameById'],
    ['/spilleautomater/matematik/vikingernes-guld', '/spilleautomater/matematik/:gameById'],
    ['/contents/om-os', '*'],
    ['/casino-aarhus/poker', '*'],
    ['/bordspil/roulette', '/bordspil/roulette'],
    ['/bordspil/money/blackjack', '/bordspil/:playType/:gameById'],
    // No route takes it, so an editor's page may.
    ['/bordspil/kryds-og-bolle', '*'],
    ['/findes-ikke', '*'],
  ])('%s runs that of %s', (path, pattern) => {
    expect(chainFor(path).pattern).toBe(pattern)
  })
})

/** What each kind of page runs, written here once more: a guard that is taken out is missed. */
const expected: readonly (readonly [names: string, ...paths: string[]])[] = [
  [
    'btag navigation menu-check',
    '/',
    '/log-ind',
    '/registrer',
    '/lp',
    '/lp/spil/jackpots',
    '/nyheder',
    '/nyheder/nye-spil',
    '/bordspil',
    '/bordspil/roulette',
    '/bordspil/blackjack',
    '/bordspil/video-poker',
    '/bordspil/matematik/blackjack',
    '/jackpots',
    '/kampagner',
    '/kampagner/velkomstbonus',
    '/kontaktos',
    '/nyevindere',
    '/live-casino',
    '/live/live-casino',
    '/live/live-roulette',
    '/live/live-blackjack',
    '/live/andre-live-spil',
    '/live-casino/spil-for-penge/',
    '/spilleautomater',
    '/spilleautomater/nye-spil',
    '/spilleautomater/alle-spil',
    '/spilleautomater/bedste-spil',
    '/spilleautomater/matematik/x',
    '/spilleautomater/spil-for-sjov/',
    '/spilleautomater/spil-for-penge/',
    '/billedkilder',
    '/selvtest',
  ],
  [
    'btag navigation menu-check check-custom-content',
    '/contents/om-os',
    '/cookiepolitik',
    '/persondatapolitik',
    '/casino-aarhus',
    '/casino-aarhus/poker',
    '/findes-ikke',
  ],
  [
    'btag navigation player-type',
    '/spilleautomater/free/x',
    '/bordspil/free/x',
    '/live-casino/money/x',
  ],
  ['btag navigation mobile-check', '/mobilspil/x', '/mobil-live-casino/x'],
  [
    'auth-user navigation menu-check',
    '/spilleautomater/mine-favoritter',
    '/spilleautomater/senest-spillede',
    '/min-konto/profil',
    '/min-konto/profil/e-mail',
    '/min-konto/profil/mobil',
    '/min-konto/profil/data',
    '/min-konto/oversigt',
    '/min-konto/udbetal',
    '/min-konto/beskeder',
    '/min-konto/beskeder/1',
    '/min-konto/klager',
    '/min-konto/klager/10001',
    '/min-konto/kampagne',
    '/min-konto/transaktioner',
    '/min-konto/transaktioner/runde/x',
    '/min-konto/transaktioner/runde/x/se',
    '/min-konto/begraensninger',
  ],
  [
    'auth-user navigation payment-iq',
    '/quick-deposit',
    '/min-konto/indbetal',
    '/min-konto/overfoer',
  ],
  [
    'navigation',
    '/loginsuccess',
    '/MobilePay',
    '/MobilePayQuick',
    '/extpayment',
    '/QuickDeposit',
    '/unsubscribe',
    '/unsubscribesms',
    '/unsubscribebrand',
    '/bekraeft-e-mail',
  ],
  [
    'auth-user',
    '/min-konto/profil/dokumenter',
    '/min-konto/profil/dokumenter/filer',
    '/min-konto/profil/kort',
    '/min-konto/profil/oplysninger',
    '/min-konto/profil/sessioner',
    '/min-konto/profil/tilbud',
    '/min-konto/begraensninger/status',
    '/min-konto/kampagne/status',
    '/min-konto/kampagne/opgave',
    '/min-konto/indbetal/betaling',
    '/min-konto/transaktioner/runde',
    '/min-konto/transaktioner/runde/x/fakta.json',
  ],
  [
    '',
    '/videre',
    '/spilleautomater/favorit',
    '/spilleautomater/liste/nye-spil',
    '/kontaktos/captcha',
    '/gennemspilning',
    '/spilstatus',
    '/spilstatus/session',
    '/samtykke/tekster',
    '/mitid/retur',
  ],
]

const namesOf = (path: string) => chains[chainFor(path).pattern]?.join(' ')

test.each(expected.flatMap(([names, ...paths]) => paths.map((path) => [path, names] as const)))(
  '[NAV-01] [ROUTE-23] %s runs %s',
  (path, names) => {
    expect(namesOf(path)).toBe(names)
    expect(chainFor(path).guards).toEqual(names.split(' ').filter(Boolean).map(guardNamed))
  },
)

test('[NAV-01] no chain is without a row above', () => {
  const seen = new Set(expected.flatMap(([, ...paths]) => paths.map((at) => chainFor(at).pattern)))
  expect([...seen].sort()).toEqual(Object.keys(chains).sort())
})

test('[ROUTE-23] a login is asked for by the pages that are a player’s alone, and by no other', () => {
  const guarded = Object.keys(chains).filter((path) => chains[path]?.includes('auth-user'))
  expect(guarded).toEqual(Object.keys(chains).filter((path) => isForPlayersOnly(path)))
})

test('[FLT-53] the ways back from a payment run no guard that closes ways to pay', () => {
  for (const path of ['/MobilePay', '/MobilePayQuick', '/extpayment']) {
    expect(chains[path]).not.toContain('payment-iq')
  }
})
