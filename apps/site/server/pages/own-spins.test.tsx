import {
  type Call,
  readMissions,
  readPlayerGames,
  readSpinHistory,
  type SessionPlayer,
  type Standing,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as account from '../../app/pages/account/page.tsx'
import * as campaigns from '../../app/pages/campaigns/player-page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import { advertisingAnswers, advertisingContent } from '../testing/test-advertising.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { type DrawnPage, drawPage } from '../testing/test-drawn-page.tsx'
import { testGame } from '../testing/test-neighbours.ts'
import { testSite } from '../testing/test-site.ts'

let site: Awaited<ReturnType<typeof testSite>>
let scope: RequestScope
let known: SessionPlayer
beforeAll(async () => {
  site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  const player = await scope.player()
  if (!player) throw new Error('the player of these tests is known')
  known = player
})
afterAll(() => site[Symbol.asyncDispose]())

const pages = {
  home: { path: '/', page: home },
  overview: { path: '/min-konto/oversigt', page: account },
  own: { path: '/min-konto/kampagne', page: campaigns },
} satisfies Record<string, DrawnPage>

const spins = [{ gameId: testGame.gameId, left: 12 }]
const ownAnswers = new Map<Call, object>([
  [readPlayerGames, { ok: true, favourites: [], recent: [], spins }],
  [
    readSpinHistory,
    {
      ok: true,
      days: [
        { day: '2026-11-21', played: 87, wonOre: kroner(14) },
        { day: '2026-11-20', played: 1, wonOre: kroner(0) },
      ],
      ended: [
        {
          grantId: '00000000-0000-4000-8000-000000000013',
          valueOre: kroner(1),
          count: 20,
          left: 3,
          wonOre: kroner(5),
          grantedAt: new Date('2026-09-01T12:00:00Z'),
          state: 'expired',
          endedAt: new Date('2026-10-31T12:00:00Z'),
        },
        {
          grantId: '00000000-0000-4000-8000-000000000014',
          valueOre: kroner(1),
          count: 20,
          left: 4,
          wonOre: kroner(0),
          grantedAt: new Date('2026-09-01T12:00:00Z'),
          state: 'void',
          reason: 'paused',
          endedAt: new Date('2026-10-01T12:00:00Z'),
        },
      ],
    },
  ],
  [
    readMissions,
    {
      ok: true,
      missions: [
        { missionId: 'kend-tallene', kind: 'read-figures', state: 'started' },
        { missionId: 'graense', kind: 'set-limit', state: 'offered' },
        {
          missionId: 'selvtest',
          kind: 'take-self-test',
          state: 'done',
          doneAt: new Date('2026-11-21T12:00:00Z'),
        },
      ],
    },
  ],
])

/** A page as a player of a standing is sent it; a visitor has none. */
async function drawn(
  page: DrawnPage,
  standing: Standing | undefined,
  answers: ReadonlyMap<Call, object> = ownAnswers,
) {
  const asked: string[] = []
  const call = async (spec: Call, wish: unknown) => {
    asked.push(spec.name)
    return answers.get(spec) ?? advertisingAnswers.get(spec)?.(wish as never)
  }
  const player = standing && { ...known, standing }
  const { html } = await drawPage(
    {
      ...scope,
      content: advertisingContent(scope.content),
      knownPlayer: player,
      player: async () => player,
      platform: { call },
    } as unknown as RequestScope,
    page,
  )
  return { html: html.replaceAll('\u00a0', ' '), asked }
}

test('[SCREEN-14] a tile tells how many spins are left, in a call that is made already', async () => {
  const { html, asked } = await drawn(pages.home, 'open')
  expect(html).toContain('n-tile__badge--spins">12 spins<')
  expect(asked.filter((name) => name === readPlayerGames.name)).toHaveLength(1)
  expect(asked).not.toContain(readSpinHistory.name)
})

test('[SCREEN-14] no tile tells of spins to a visitor, or to whoever may be offered nothing', async () => {
  const visitor = await drawn(pages.home, undefined)
  expect(visitor.asked).not.toContain(readPlayerGames.name)
  expect(visitor.html).not.toContain('12 spins')
  for (const standing of ['offers-stopped', 'paused', 'no-deposit-limit'] as const) {
    expect((await drawn(pages.home, standing)).html).not.toContain('12 spins')
  }
})

test.each([pages.overview, pages.own])(
  '[SCREEN-14] $path tells spins that are left, their end and the way to their game',
  async (page) => {
    const { html } = await drawn(page, 'open')
    for (const words of [
      '12 spins tilbage',
      '488 af 500 spillet',
      '0,20 kr.',
      'intet gennemspilskrav',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).toContain(`href="/spilleautomater/money/${testGame.gameId}"`)
  },
)

test('[SCREEN-14] who may not play is told so, and led into no game', async () => {
  const { html } = await drawn(pages.own, 'paused')
  expect(html).toContain('Du kan ikke spille dine spins lige nu')
  expect(html).not.toContain('s-spins__game')
})

test('[SCREEN-14] spins are told by the day with their wins, and what ended with what was left', async () => {
  const { html } = await drawn(pages.own, 'open')
  const [table] = /Spins, du har spillet.*?<\/table>/s.exec(html) ?? ['']
  const cells = [...table.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)
  const first = ['21. november 2026', '87 spins', '14 kr.']
  expect(cells).toEqual([...first, '20. november 2026', '1 spin', '0 kr.'])
  expect(html).toContain(
    '31. oktober 2026: Bonus bortfaldet: 3 af 20 spins udløb, før de var spillet. I alt vundet 5 kr.',
  )
  expect(html).toContain('Bonus bortfaldet: 4 af 20 spins, fordi du holdt pause.')
})

test('[SCREEN-14] days of a year are all told, the latest in sight, the rest behind a press', async () => {
  const days = Array.from({ length: 40 }, (_, day) => ({
    day: new Date(Date.UTC(2026, 10, 21 - day)).toISOString().slice(0, 10),
    played: 1,
    wonOre: kroner(0),
  }))
  const answers = new Map<Call, object>([
    ...ownAnswers,
    [readSpinHistory, { ok: true, days, ended: [] }],
  ])
  const { html } = await drawn(pages.own, 'open', answers)
  const [inSight = '', folded = ''] = html.split('>Tidligere dage med spins</summary>')
  expect(inSight.match(/>1 spin</g)).toHaveLength(31)
  expect(folded.match(/>1 spin</g)).toHaveLength(9)
  expect(folded).toContain('13. oktober 2026')
})

test('[SCREEN-14] missions are begun, answered and left by forms, and a badge says when', async () => {
  const { html } = await drawn(pages.own, 'open')
  expect(html).toContain('1 af 3 mærker')
  expect(html).toContain('Mærket Kend dig selv')
  expect(html).toContain('Fået den 21. november 2026')
  const form = /<form [^>]*action="\/min-konto\/kampagne\/opgave".*?<\/form>/gs
  const sentBy = (html.match(form) ?? []).map((text) =>
    [...text.matchAll(/value="([^"]+)"/g)].map(([, value]) => value),
  )
  expect(sentBy).toEqual([
    ['kend-tallene', 'svar', 'fortryd'],
    ['graense', 'begynd'],
  ])
})

test('[LIM-06] whoever may be offered nothing is not asked about missions at all', async () => {
  for (const standing of ['offers-stopped', 'paused', 'rofus-registered', 'closed'] as const) {
    const { html, asked } = await drawn(pages.own, standing)
    expect([standing, asked.includes(readMissions.name)]).toEqual([standing, false])
    expect(html).not.toContain('Kend dine spil')
  }
})
