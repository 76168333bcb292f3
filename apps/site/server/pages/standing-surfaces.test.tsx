import {
  type Call,
  isBarred,
  may,
  type PlayerSegment,
  pageSurfaces,
  refusedBy,
  type SessionPlayer,
  type Standing,
  standings,
  startPlay,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as account from '../../app/pages/account/page.tsx'
import * as campaignPage from '../../app/pages/campaigns/detail-page.tsx'
import * as landingPage from '../../app/pages/campaigns/landing-page.tsx'
import * as campaigns from '../../app/pages/campaigns/page.tsx'
import * as ownCampaigns from '../../app/pages/campaigns/player-page.tsx'
import * as complaints from '../../app/pages/complaints/page.tsx'
import * as deposit from '../../app/pages/deposit/page.tsx'
import * as quickDeposit from '../../app/pages/deposit/quick-page.tsx'
import * as paymentReturn from '../../app/pages/deposit/return-page.tsx'
import * as transfer from '../../app/pages/deposit/transfer-page.tsx'
import * as game from '../../app/pages/game/page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import * as jackpots from '../../app/pages/jackpots/page.tsx'
import * as limits from '../../app/pages/limits/page.tsx'
import * as loginResult from '../../app/pages/login-result/page.tsx'
import * as newsItem from '../../app/pages/news/detail-page.tsx'
import * as winners from '../../app/pages/winners/page.tsx'
import { advertisingAnswers, advertisingContent } from '../testing/test-advertising.ts'
import { type DrawnPage, drawFailure, drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

const gameParams = { gameById: 'vikingernes-guld' }
const pages = {
  home: { path: '/', page: home },
  jackpots: { path: '/jackpots', page: jackpots },
  campaigns: { path: '/kampagner', page: campaigns },
  campaign: { path: '/kampagner/alle', page: campaignPage, params: { slug: 'alle' } },
  ownCampaigns: { path: '/min-konto/kampagne', page: ownCampaigns },
  landing: {
    path: '/lp/spil/alle',
    page: landingPage,
    params: { landingType: 'spil', landingById: 'alle' },
  },
  news: { path: '/nyheder/nyt', page: newsItem, params: { slug: 'nyt' } },
  account: { path: '/min-konto/oversigt', page: account },
  limits: { path: '/min-konto/begraensninger', page: limits },
  deposit: { path: '/min-konto/indbetal?bonuskode=NORDLYS500', page: deposit },
  quickDeposit: { path: '/quick-deposit', page: quickDeposit },
  transfer: { path: '/min-konto/overfoer', page: transfer },
  receipt: { path: '/min-konto/indbetal?reference=booked', page: deposit },
  declined: { path: '/min-konto/indbetal?reference=declined', page: deposit },
  paymentReturn: { path: '/MobilePay?reference=unknown', page: paymentReturn },
  forMoney: {
    path: '/spilleautomater/money/vikingernes-guld',
    page: game,
    params: { ...gameParams, playType: 'money' },
  },
  forFun: {
    path: '/spilleautomater/free/vikingernes-guld',
    page: game,
    params: { ...gameParams, playType: 'free' },
  },
  winners: { path: '/nyevindere', page: winners },
  complaints: { path: '/min-konto/klager', page: complaints },
  loggedIn: { path: '/loginsuccess?redirect=/min-konto/indbetal', page: loginResult },
} satisfies Record<string, DrawnPage>

type PageName = keyof typeof pages

const toMoney = 'href="/spilleautomater/money/vikingernes-guld"'

/** Where each surface of the table is met, and what is there of it for who may. */
const met = {
  'header-deposit': ['campaigns', /s-balance-pill__word">Indbetal</],
  'bottom-bar-deposit': ['campaigns', 's-bottom-bar__deposit'],
  'hero-deposit': ['home', /s-player-hero__ways.*?href="\/min-konto\/indbetal"/],
  'hero-transfer': ['home', 'href="/min-konto/overfoer"'],
  'tile-for-money': ['home', toMoney],
  'jackpot-badge': ['home', 'n-tile__badge--pool'],
  'jackpot-band': ['home', 's-jackpot-band'],
  banner: ['home', 'Et banner for alle'],
  'campaign-list': ['campaigns', 'En kampagne for alle'],
  'campaign-page': ['campaign', 'En kampagne for alle'],
  'own-campaigns': ['ownCampaigns', 'En kampagne for alle'],
  'promised-offer': ['ownCampaigns', 'Dit valgte tilbud'],
  missions: ['ownCampaigns', 'Kend dine spil'],
  'spins-badge': ['ownCampaigns', 's-spins__game'],
  'landing-page': ['landing', 'En side for alle'],
  'text-games': ['news', toMoney],
  'winners-games': ['winners', toMoney],
  'marketing-popup': ['home', '"marketing":{"title"'],
  'game-for-money': ['forMoney', 's-game__frame'],
  'game-bar-deposit': ['forFun', /s-game-bar__deposit/],
  'balance-deposit': ['account', /s-balance__line.*?href="\/min-konto\/indbetal"/],
  'empty-history-deposit': ['account', /n-empty.*?href="\/min-konto\/indbetal"/],
  'deposit-page': ['deposit', 'name="amount"'],
  'bonus-code': ['deposit', 'NORDLYS500'],
  'receipt-play': ['receipt', 'Spil nu'],
  'receipt-deposit': ['declined', /s-message__actions.*?href="\/min-konto\/indbetal"/],
  'complaint-form': ['complaints', 'name="wish"'],
  'way-on-after-login': ['loggedIn', /s-result__ways.*?href="\/min-konto\/indbetal"/],
} as const satisfies Record<keyof typeof pageSurfaces, readonly [PageName, string | RegExp]>

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const kept = new Map<string, Promise<string>>()

/** A page as it is sent to a player of a standing; each is made once. */
function sent(name: PageName, stands: Standing): Promise<string> {
  const page = kept.get(`${name} ${stands}`) ?? made(name, stands)
  kept.set(`${name} ${stands}`, page)
  return page
}

/** What a page shows, and what its popups are given. */
async function made(
  name: PageName,
  stands: Standing,
  segments: readonly PlayerSegment[] = [],
): Promise<string> {
  const { html, root } = await drawPage(await scopeFor(stands, segments), pages[name])
  return withoutClosed(html) + JSON.stringify(root.popups, amount)
}

/** Players' dialogs are loaded lazily: by the time that they take, a page has them, closed, or not yet. */
function withoutClosed(html: string): string {
  return html.replaceAll(/<dialog(?![^>]* open)[^>]*>.*?<\/dialog>/gs, '')
}

/** The request of a player of a standing. */
async function scopeFor(
  stands: Standing,
  segments: readonly PlayerSegment[] = [],
): Promise<RequestScope> {
  const player = await playerOf(stands)
  return {
    ...scope,
    content: advertisingContent(scope.content),
    knownPlayer: player,
    player: async () => player,
    platform: {
      call: async (spec: Call, wish: unknown) => answer(spec, wish, { stands, segments }),
    },
  } as RequestScope
}

const amount = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

async function playerOf(stands: Standing): Promise<SessionPlayer> {
  const known = await scope.player()
  if (!known) throw new Error('the player of these tests is known')
  const [startsAt, endsAt] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-22T12:00:00Z')]
  const pauses = {
    paused: { kind: '24-hours', startsAt, endsAt },
    closed: { kind: 'permanent', startsAt },
  } as const
  const pause = stands === 'paused' || stands === 'closed' ? pauses[stands] : undefined
  return { ...known, standing: stands, ...(pause && { pause }) }
}

/** The platform as it answers a player of a standing. */
function answer(
  spec: Call,
  asked: unknown,
  { stands, segments }: { stands: Standing; segments: readonly PlayerSegment[] },
): unknown {
  if (spec === startPlay)
    return refusedBy('start-play', stands) ?? { ok: true, launchToken: 'once' }
  const known = advertisingAnswers.get(spec)
  if (!known) throw new Error(`these tests do not know ${spec.name}`)
  const said = known(asked as never)
  return segments.length === 0 ? said : withSegments(said, segments)
}

/** The campaign or landing page of an answer, meant for these. */
function withSegments(said: unknown, segments: readonly PlayerSegment[]): unknown {
  const { campaign, landing, ...rest } = said as Record<string, object>
  return {
    ...rest,
    ...(campaign && { campaign: { ...campaign, segments } }),
    ...(landing && { landing: { ...landing, segments } }),
  }
}

const barred = standings.filter(isBarred)
const surfaces = Object.entries(met) as [keyof typeof met, (typeof met)[keyof typeof met]][]

function shows(html: string, mark: string | RegExp): boolean {
  return typeof mark === 'string' ? html.includes(mark) : mark.test(html)
}

test.each(surfaces)(
  '[FLT-02] %s is there for who may, and for nobody else',
  async (surface, [on, mark]) => {
    for (const stands of standings) {
      const isThere = may(stands, pageSurfaces[surface])
      expect([stands, shows(await sent(on, stands), mark)]).toEqual([stands, isThere])
    }
  },
)

/** Whatever a page leads to that advertises or takes: deposits, play for money, offers, registration. */
const leadsAstray = new RegExp(
  `href="/(?:${[
    'min-konto/(?:indbetal|overfoer|kampagne)',
    'quick-deposit',
    'registrer',
    'log-ind',
    'kampagner',
    'lp/',
    'spilleautomater/(?:money|spil-for-penge)',
    'live-casino/money',
  ].join('|')})[^"]*"`,
  'g',
)
const offers =
  /href="\/(?:min-konto\/kampagne|kampagner|lp\/)[^"]*"|for alle<|i bonus og \d+ spins/g
const promises = /for alle<|i bonus og \d+ spins|Kun nye kunder|Din spilkonto er klar|VINDNU/g

test.each(barred)(
  '[FLT-02] no page advertises or offers play or deposits to who is %s',
  async (stands) => {
    const found = []
    for (const name of Object.keys(pages) as PageName[]) {
      const html = await sent(name, stands)
      for (const [what] of html.matchAll(leadsAstray)) found.push(`${name}: ${what}`)
      for (const [what] of html.matchAll(promises)) found.push(`${name}: ${what}`)
    }
    expect(found).toEqual([])
  },
)

test('a player whose offers have stopped finds none on any page, and reads why', async () => {
  const found = []
  for (const name of Object.keys(pages) as PageName[]) {
    const html = await sent(name, 'offers-stopped')
    for (const [what] of html.matchAll(offers)) found.push(`${name}: ${what}`)
  }
  expect(found).toEqual([])
  expect(await sent('campaigns', 'offers-stopped')).toContain('Vi viser dig ikke tilbud for tiden')
})

const failures = {
  'is not there': { status: 404, statusText: '', internal: false, data: '' },
  failed: new Error('broken'),
}

test.each(Object.entries(failures))(
  '[FLT-02] what stands in for a page that %s invites nobody to what they may not do',
  async (_, error) => {
    const drawn = async (stands: Standing) =>
      withoutClosed(await drawFailure(await scopeFor(stands), '/her-er-intet', error))
    expect((await drawn('open')).match(leadsAstray)).not.toBeNull()
    for (const stands of barred)
      expect([stands, (await drawn(stands)).match(leadsAstray)]).toEqual([stands, null])
  },
)

test.each(barred)(
  '[FLT-02] who is %s reads why, and finds the way to their money',
  async (stands) => {
    const html = await sent('home', stands)
    expect(html).toMatch(/s-player-hero__standing">[^<]*udbetale dine penge/)
    expect(html).toContain('href="/min-konto/udbetal"')
    expect(html).toContain('href="/spilleautomater/free/vikingernes-guld"')
  },
)

test('[FLT-02] a paused player reads until when', async () => {
  expect(await sent('home', 'paused')).toContain(
    'Du holder pause til den 22. november 2026 kl. 13.00.',
  )
})

test('[FLT-02] a pause is put before everybody but who has closed the account', async () => {
  for (const stands of standings) {
    const isPut = stands !== 'closed'
    for (const name of ['account', 'limits'] as const)
      expect([stands, shows(await sent(name, stands), 'Brug for en pause?')]).toEqual([
        stands,
        isPut,
      ])
    expect(shows(await sent('limits', stands), 'Hold en pause fra spil')).toBe(isPut)
  }
})

test('[FLT-40] no offer leads a player to a page that only visitors have', async () => {
  for (const name of ['landing', 'news'] as const) {
    expect(await sent(name, 'open')).not.toMatch(/href="\/(?:registrer|log-ind)/)
  }
})

test.each(['campaign', 'landing'] as const)(
  '[FLT-02] a %s for new customers is not shown to who is none',
  async (name) => {
    const html = await made(name, 'open', ['Guests'])
    expect(html).toContain('er ikke for dig')
    expect(html).not.toContain('for alle<')
    expect(html).not.toContain('VINDNU')
  },
)
