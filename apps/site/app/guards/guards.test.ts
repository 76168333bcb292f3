import { TestClock } from '@nordlys/core'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { RequestScope } from '../request-scope.ts'
import { affiliateTag } from './affiliate-tag.ts'
import { customPage } from './custom-page.ts'
import { guardNamed } from './guards.ts'

let setCookies: string[]
let isPlayer: boolean
let content: Record<string, unknown>
let context: RouterContextProvider

beforeEach(() => {
  setCookies = []
  isPlayer = false
  content = { menu: [], redirects: [], configuration: {} }
  context = new RouterContextProvider()
})

const page = { slug: 'en-side', title: 'En side', description: 'Om noget.', body: [] }

function scope(cookies: Record<string, string> = {}): RequestScope {
  return {
    clock: new TestClock(new Date('2026-11-21T12:00:00Z')),
    content,
    cookies: new Map(Object.entries(cookies)),
    player: async () => (isPlayer ? { firstName: 'Mette' } : undefined),
    setCookie: (line: string) => setCookies.push(line),
    platform: {
      call: async (_spec: unknown, { slug }: { slug: string }) =>
        slug === page.slug ? { ok: true, page } : { ok: false, refusal: 'unknown' },
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

test('[NAV-01] player-type takes money and free, and no other way to play', async () => {
  for (const playType of ['money', 'free']) {
    expect(await run('player-type', '/', { playType })).toBeUndefined()
  }
  for (const playType of ['penge', '', 'Money']) {
    expect(await run('player-type', '/', { playType })).toBe('not-found')
  }
})

test('[NAV-01] menu-check keeps a page whose menu entry is for players to players', async () => {
  content.menu = [{ slug: '/nyheder', authRequired: true }]
  expect(goesTo(await run('menu-check', '/nyheder'))).toBe('/log-ind?redirect=%2Fnyheder')
  expect(await run('menu-check', '/kampagner')).toBeUndefined()
  isPlayer = true
  expect(await run('menu-check', '/nyheder')).toBeUndefined()
})

test('[NAV-01] payment-iq opens no payment page while every way to pay is switched off', async () => {
  expect(await run('payment-iq', '/min-konto/indbetal')).toBeUndefined()
  const card = { name: 'card', main_deposit: false, quick_deposit: false }
  content.configuration = { payment_methods: [card] }
  expect(goesTo(await run('payment-iq', '/min-konto/indbetal'))).toBe('/min-konto/oversigt')
  content.configuration = { payment_methods: [{ ...card, quick_deposit: true }] }
  expect(await run('payment-iq', '/min-konto/indbetal')).toBeUndefined()
})

test('[NAV-01] [ROUTE-20] check-custom-content finds the editor’s page, or there is none', async () => {
  expect(await run('check-custom-content', '/en-side')).toBeUndefined()
  expect(context.get(customPage)).toEqual(page)
  for (const path of ['/findes-ikke', '/', `/${'x'.repeat(331)}`]) {
    expect(await run('check-custom-content', path)).toBe('not-found')
  }
})
