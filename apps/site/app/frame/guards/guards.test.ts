import { circleOf, failureOf, updatePlayerType } from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { affiliateTag } from '../../ground/cookies/affiliate-tag.ts'
import { customPage } from '../../ground/scope/custom-page.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { loader as quick } from '../../pages/deposit/quick-redirect.ts'
import { loader as free } from '../../pages/game/free-redirect.ts'
import { loader as money } from '../../pages/game/money-redirect.ts'
import { loader as live } from '../../pages/game-kinds/live-redirect.ts'
import { guardNamed } from './guards.ts'

let setCookies: string[]
let isPlayer: boolean
let content: Record<string, unknown>
let stored: unknown[]
let storeAnswer: unknown
let failures: unknown[]
let context: RouterContextProvider

beforeEach(() => {
  setCookies = []
  isPlayer = false
  content = { menu: [], redirects: [], configuration: {} }
  stored = []
  storeAnswer = { result: 1, data: { playerType: 'money' } }
  failures = []
  context = new RouterContextProvider()
})

const page = { slug: 'en-side', title: 'En side', description: 'Om noget.', body: [] }
/** Some were saved when nothing was kept from content. */
const pages = [page.slug, 'min-konto', 'api', 'min-konto/x']

function scope(cookies: Record<string, string> = {}): RequestScope {
  return {
    clock: new TestClock(new Date('2026-11-21T12:00:00Z')),
    content,
    cookies: new Map(Object.entries(cookies)),
    player: async () => (isPlayer ? { firstName: 'Mette' } : undefined),
    knownPlayer: isPlayer ? { firstName: 'Mette' } : undefined,
    session: isPlayer ? { secret: 'secret', handle: 'handle' } : undefined,
    clientAddress: '203.0.113.7',
    publicUrl: 'https://nordlys.example',
    games: { catalogue: async () => [{ gameId: 'vikingernes-guld' }] },
    store: {
      call: async (spec: unknown, asked: unknown, customer: unknown) => {
        stored.push([spec, asked, customer])
        return storeAnswer
      },
    },
    noteFailure: (error: unknown) => failures.push(error),
    setCookie: (line: string) => setCookies.push(line),
    platform: {
      call: async (_spec: unknown, { slug }: { slug: string }) =>
        pages.includes(slug) ? { ok: true, page } : { ok: false, refusal: 'unknown' },
    },
  } as unknown as RequestScope
}

async function run(name: string, path: string, params: Record<string, string> = {}) {
  const url = new URL(path, 'https://nordlys.example')
  try {
    return await guardNamed(name)({ scope: scope(), url, params, context })
  } catch (thrown) {
    return thrown
  }
}

function goesTo(outcome: unknown): string | null {
  expect(outcome).toBeInstanceOf(Response)
  return (outcome as Response).headers.get('location')
}

test('[NAV-01] auth-user lets players pass and leads others to the login and back', async () => {
  const way = '/log-ind?redirect=%2Fmin-konto%2Fprofil%3Fa%3Db'
  expect(goesTo(await run('auth-user', '/min-konto/profil?a=b'))).toBe(way)
  isPlayer = true
  expect(await run('auth-user', '/min-konto/profil')).toBeUndefined()
})

test('[NAV-01] [ROUTE-16] mobile-check leads a phone’s address to the page for all sizes', async () => {
  const slot = await run('mobile-check', '/mobilspil/vikingernes-guld', {
    slugGames: 'vikingernes-guld',
  })
  expect(goesTo(slot)).toBe('/spilleautomater/money/vikingernes-guld')
  const live = await run('mobile-check', '/mobil-live-casino/roulette', { slugGames: 'roulette' })
  expect(goesTo(live)).toBe('/live-casino/money/roulette')
  expect(await run('mobile-check', '/')).toBeUndefined()
})

test('[SEC-78] a phone’s address adds nothing to the header that leads on', async () => {
  const odd = { slugGames: 'a\r\nSet-Cookie: a=b//evil.example' }
  const escaped = 'a%0D%0ASet-Cookie%3A%20a%3Db%2F%2Fevil.example'
  expect(goesTo(await run('mobile-check', '/mobilspil/x', odd))).toBe(
    `/spilleautomater/money/${escaped}`,
  )
  expect(goesTo(await run('mobile-check', '/mobil-live-casino/x', odd))).toBe(
    `/live-casino/money/${escaped}`,
  )
})

test('[NAV-01] [REG-07] btag keeps a tag for the browser session alone, and nothing else', async () => {
  await run('btag', '/?btag=partner_7-a')
  expect(setCookies).toEqual(['btag=partner_7-a; Path=/; HttpOnly; Secure; SameSite=Lax'])
  for (const odd of ['', 'a b', 'x'.repeat(65), 'a;Domain=x']) {
    await run('btag', `/?btag=${encodeURIComponent(odd)}`)
  }
  await run('btag', '/')
  expect(setCookies).toHaveLength(1)
  expect(affiliateTag(scope({ btag: 'partner_7-a' }))).toBe('partner_7-a')
  expect(affiliateTag(scope({ btag: '<script>' }))).toBeUndefined()
})

test('[NAV-03] [SEC-75] navigation follows a path’s rule; one to another site is told of first', async () => {
  content.redirects = [
    { path: '/gammel', to: '/ny', status: 301 },
    { path: '/ude', to: 'https://venue.example/', status: 302 },
    { path: '/ring', to: 'tel:+4570222825', status: 302 },
  ]
  const own = await run('navigation', '/gammel')
  expect(goesTo(own)).toBe('/ny')
  expect((own as Response).status).toBe(301)
  expect((own as Response).headers.has('x-remix-reload-document')).toBe(false)
  const outside = await run('navigation', '/ude')
  expect(goesTo(outside)).toBe('/videre?fra=%2Fude')
  expect((outside as Response).headers.get('x-remix-reload-document')).toBe('true')
  const phone = await run('navigation', '/ring')
  expect(goesTo(phone)).toBe('tel:+4570222825')
  expect((phone as Response).headers.get('x-remix-reload-document')).toBe('true')
  expect(await run('navigation', '/anden')).toBeUndefined()
})

test('[NAV-03] a rule is followed in any spelling of its path, and never to its own path', async () => {
  content.redirects = [
    { path: '/gammel-side', to: '/ny', status: 301 },
    { path: '/Slut/', to: '/anden', status: 301 },
    { path: '/Nyheder', to: '/nyheder', status: 301 },
  ]
  for (const path of ['/gammel-side', '/gammel-side/', '/Gammel-side', '/gammel%2Dside']) {
    expect(goesTo(await run('navigation', path))).toBe('/ny')
  }
  expect(goesTo(await run('navigation', '/slut'))).toBe('/anden')
  expect(await run('navigation', '/nyheder')).toBeUndefined()
})

test('[FLT-26] rules that lead round in a circle are not followed: the page is shown', async () => {
  content.redirects = [
    { path: '/a', to: '/b', status: 302 },
    { path: '/b', to: '/a?x=1', status: 302 },
    { path: '/ind', to: '/A/', status: 302 },
    { path: '/selv', to: '/selv?x=1', status: 302 },
    { path: '/os', to: 'https://nordlys.example/os/', status: 302 },
    { path: '/ny', to: '/nyere', status: 302 },
    { path: '/nyere', to: '/nyest', status: 302 },
  ]
  for (const path of ['/a', '/b', '/B/', '/ind', '/selv', '/os']) {
    expect([path, await run('navigation', path)]).toEqual([path, undefined])
  }
  expect(goesTo(await run('navigation', '/ny'))).toBe('/nyere')
})

test('[FLT-62] a rule that leads back through a redirect of ours is not followed either', async () => {
  content.redirects = [
    { path: '/quick-deposit', to: '/QuickDeposit', status: 302 },
    { path: '/log-ind', to: '/min-konto/oversigt', status: 302 },
    { path: '/gammel', to: '/QuickDeposit', status: 302 },
  ]
  for (const path of ['/quick-deposit', '/Quick-deposit/', '/log-ind', '/gammel']) {
    expect([path, await run('navigation', path)]).toEqual([path, undefined])
  }
  content.redirects = [{ path: '/', to: '/min-konto/oversigt', status: 302 }]
  expect(goesTo(await run('navigation', '/'))).toBe('/min-konto/oversigt')
})

test.each([
  ['/QuickDeposit', quick, {}],
  ['/spilleautomater/spil-for-penge', money, {}],
  ['/spilleautomater/spil-for-penge/odin', money, { gameById: 'odin' }],
  ['/spilleautomater/spil-for-sjov/odin', free, { gameById: 'odin' }],
  ['/live-casino/spil-for-penge', live, {}],
  ['/live-casino/spil-for-penge/odin', live, { gameById: 'odin' }],
] as const)('[FLT-62] a rule back to %s is known to lead round', (to, loader, params) => {
  const url = new URL(to, 'https://nordlys.example')
  const path = goesTo(loader({ url, params } as unknown as LoaderFunctionArgs)) ?? ''
  expect(path).toMatch(/^\//)
  expect(circleOf({ path, to }, [])).toEqual(expect.any(Array))
})

test('[FLT-45] no page of content is shown at an address that begins as one of ours', async () => {
  for (const path of ['/min-konto', '/api', '/Min-konto/x', '/mobilspil', '/bordspil/en-side']) {
    expect([path, await run('check-custom-content', path)]).toEqual([path, 'not-found'])
  }
  expect(await run('check-custom-content', '/en-side')).toBeUndefined()
})

test('[NAV-01] player-type takes money and free, and no other way to play', async () => {
  for (const playType of ['money', 'free']) {
    expect(await run('player-type', '/', { playType })).toBeUndefined()
  }
  for (const playType of ['penge', '', 'Money']) {
    expect(await run('player-type', '/', { playType })).toBe('not-found')
  }
})

/** What a guard leaves to be done beside the page has been done. */
const meanwhile = () => new Promise((resolve) => setImmediate(resolve))
const game = { gameById: 'vikingernes-guld' }

test('[NAV-01] [DATA-15] player-type has the platform keep what a player opens a game for', async () => {
  isPlayer = true
  for (const playType of ['money', 'free'] as const) {
    expect(await run('player-type', '/', { playType, ...game })).toBeUndefined()
    await meanwhile()
    const query = { sessionId: 'handle', playerType: playType }
    const customer = { secret: 'secret', handle: 'handle', clientAddress: '203.0.113.7' }
    const asked = { params: {}, query, body: undefined }
    expect(stored.splice(0)).toEqual([[updatePlayerType, asked, customer]])
  }
  expect(failures).toEqual([])
})

test('[NAV-01] [DATA-15] nothing is kept of a visitor, nor of a game that is not there', async () => {
  await run('player-type', '/', { playType: 'money', ...game })
  isPlayer = true
  await run('player-type', '/', { playType: 'penge', ...game })
  await run('player-type', '/', { playType: 'money', gameById: 'findes-ikke' })
  await meanwhile()
  expect(stored).toEqual([])
})

test('[NAV-01] [DATA-15] what could not be kept is written down, and the page is there', async () => {
  isPlayer = true
  storeAnswer = failureOf('session-expired')
  expect(await run('player-type', '/', { playType: 'money', ...game })).toBeUndefined()
  await meanwhile()
  expect(String(failures)).toContain('session-expired')
})

test('[NAV-01] menu-check keeps a page whose menu entry is for players to players', async () => {
  content.menu = [{ slug: '/nyheder', authRequired: true }]
  expect(goesTo(await run('menu-check', '/nyheder'))).toBe('/log-ind?redirect=%2Fnyheder')
  for (const path of ['/Nyheder', '/nyheder/', '/%6Eyheder']) {
    expect(goesTo(await run('menu-check', path))).toContain('/log-ind')
  }
  expect(await run('menu-check', '/kampagner')).toBeUndefined()
  isPlayer = true
  expect(await run('menu-check', '/nyheder')).toBeUndefined()
})

test('[NAV-01] payment-iq opens no payment page while every way to pay is switched off', async () => {
  expect(await run('payment-iq', '/min-konto/indbetal')).toBeUndefined()
  const card = { method: 'card', main_deposit: false, quick_deposit: false }
  content.configuration = { payment_methods: [card] }
  expect(goesTo(await run('payment-iq', '/min-konto/indbetal'))).toBe('/min-konto/oversigt')
  content.configuration = { payment_methods: [] }
  expect(goesTo(await run('payment-iq', '/quick-deposit'))).toBe('/min-konto/oversigt')
})

test('[FLT-53] payment-iq keeps a page open for a payment that has begun', async () => {
  content.configuration = { payment_methods: [] }
  for (const path of [...mainPages, ...quickPages]) {
    expect(await run('payment-iq', `${path}?reference=0193-a`)).toBeUndefined()
    expect(goesTo(await run('payment-iq', `${path}?reference=`))).toBe('/min-konto/oversigt')
    expect(goesTo(await run('payment-iq', `${path}?reference=%3Cb%3E`))).toBe('/min-konto/oversigt')
  }
})

const mainPages = ['/min-konto/indbetal', '/min-konto/overfoer']
const quickPages = ['/quick-deposit']

test.each([
  ['main_deposit', mainPages, quickPages],
  ['quick_deposit', quickPages, mainPages],
])('[DATA-15] with %s alone switched on, only its pages open', async (kind, opened, closed) => {
  const card = { method: 'card', main_deposit: false, quick_deposit: false }
  content.configuration = { payment_methods: [{ ...card, [kind]: true }] }
  for (const path of opened) expect(await run('payment-iq', path)).toBeUndefined()
  for (const path of closed) {
    expect(goesTo(await run('payment-iq', path))).toBe('/min-konto/oversigt')
  }
})

test('[NAV-01] [ROUTE-20] check-custom-content finds the editor’s page, or there is none', async () => {
  expect(await run('check-custom-content', '/en-side')).toBeUndefined()
  expect(context.get(customPage)()).toEqual(page)
  expect(goesTo(await run('check-custom-content', '/En-Side?a=B'))).toBe('/en-side?a=B')
  for (const path of ['/findes-ikke', '/Findes-Ikke', '/', `/${'x'.repeat(331)}`]) {
    expect(await run('check-custom-content', path)).toBe('not-found')
  }
})
