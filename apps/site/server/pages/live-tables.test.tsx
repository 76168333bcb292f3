import { catalogueAnswer } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { testLive, testTable } from '../../app/ground/finding/test-game.ts'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as game from '../../app/pages/game/page.tsx'
import * as list from '../../app/pages/game-kinds/list-page.tsx'
import { knownCookies } from '../testing/test-answering.ts'
import { type DrawnPage, drawPage } from '../testing/test-drawn-page.tsx'
import { type Loader, siteLoading } from '../testing/test-loading.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const roulette = testLive('Faelles Roulette')
const baccarat = testLive('Faelles Punto Banco', {
  kind: { id: 'live-baccarat', name: 'Live punto banco' },
})
const { games: offered } = catalogueAnswer.encode({
  games: [roulette, baccarat, testTable('Blackjack')],
})
const stand = {
  id: 'faelles-roulette',
  state: 'open',
  latest: [
    { text: '17', tone: 'black' },
    { text: '0', tone: 'green' },
  ],
  playersFrom: 200,
}

/** What the loader of a page gives, or where it leads, with live tables in the catalogue. */
async function loaded(path: string, loader: Loader, playType = 'free') {
  const gameById = path.split('/').at(-1)?.split('?')[0] ?? ''
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params: { playType, gameById } }, told)
  site.neighbours.games.push(...offered)
  site.neighbours.live.push(stand)
  const { statusCode, headers } = await site.server.inject({ url: path })
  return { told: told[0], statusCode, leadsTo: headers.location }
}

/** A page as it is drawn without script, for a visitor or for the known player. */
async function drawn(page: DrawnPage, cookie = '', table: object = stand) {
  const asked: RequestScope[] = []
  await using site = await testSite((scope) => {
    asked.push(scope)
    return htmlPage()
  })
  site.neighbours.games.push(...offered)
  site.neighbours.live.push(table)
  await site.server.inject({ url: '/', headers: { cookie } })
  const [scope] = asked
  if (!scope) throw new Error('nobody asked')
  const { html } = await drawPage(scope, page)
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

test('[ROUTE-15] a live table has its own page, and who does not play looks on', async () => {
  const { told } = await loaded('/live-casino/free/faelles-roulette', game.loader)
  expect(told).toMatchObject({
    game: { gameId: 'faelles-roulette', family: 'live' },
    play: { kind: 'frame', url: expect.stringMatching(/\/play\/faelles-roulette\?mode=free$/) },
    seo: {
      url: 'http://localhost:3000/live-casino/free/faelles-roulette',
      structured: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Live casino' }, { name: 'Faelles Roulette' }],
        },
      ],
    },
  })
  const visited = await loaded('/live-casino/money/faelles-roulette', game.loader, 'money')
  expect(visited.told).toMatchObject({ play: { kind: 'visitor' }, jackpots: undefined })
})

test.each([
  ['/live-casino/free/vikingernes-guld?a=b', '/spilleautomater/free/vikingernes-guld?a=b'],
  ['/live-casino/free/blackjack', '/bordspil/free/blackjack'],
  ['/bordspil/free/faelles-roulette', '/live-casino/free/faelles-roulette'],
  ['/spilleautomater/free/faelles-roulette', '/live-casino/free/faelles-roulette'],
])('[ROUTE-15] %s leads to the list of its family', async (path, leadsTo) => {
  expect(await loaded(path, game.loader)).toMatchObject({ statusCode: 301, leadsTo })
})

test('[ROUTE-15] [ERR-01] a live table that is not offered is not there', async () => {
  const { told } = await loaded('/live-casino/free/et-andet-bord', game.loader)
  expect(told).toMatchObject({ init: { status: 404 } })
})

test('[PROOF-02] the figures of a live table stand with those of the other tables', async () => {
  const html = await drawn({
    path: '/live-casino/free/faelles-roulette',
    page: game,
    params: { playType: 'free', gameById: 'faelles-roulette' },
  })
  expect(html).toContain('href="/bordspil/matematik/faelles-roulette"')
})

test('[ROUTE-15] [HEAD-05] the page of a live table is bare, and says who runs it', async () => {
  const html = await drawn(
    {
      path: '/live-casino/money/faelles-roulette',
      page: game,
      params: { playType: 'money', gameById: 'faelles-roulette' },
    },
    knownCookies,
  )
  expect(html).toMatch(/<iframe[^>]*src="[^"]*\/play\/faelles-roulette\?mode=money#token=/)
  expect(html).toContain('Styret af computer · ingen dealer')
  expect(html).toMatch(/<a[^>]*href="\/live-casino"[^>]*>/)
  expect(html).not.toContain('class="s-header')
})

test('[ROUTE-15] a visitor is led to the login, or looks on without one', async () => {
  const html = await drawn({
    path: '/live-casino/money/faelles-roulette',
    page: game,
    params: { playType: 'money', gameById: 'faelles-roulette' },
  })
  expect(html).toContain('Log ind for at spille for penge, eller se med uden at spille.')
  expect(html).toMatch(/href="\/live-casino\/free\/faelles-roulette"[^>]*>(?:<[^>]*>)*Se med/)
  expect(html).not.toContain('Spil for sjov')
})

test('[ROUTE-14] the lists show live tables by kind, and tell search engines each of them', async () => {
  const { told } = await loaded('/live-casino', list.loader)
  expect(told).toMatchObject({
    shelves: [
      { name: 'Live roulette', games: [{ gameId: 'faelles-roulette', family: 'live' }] },
      { path: '/live/andre-live-spil', games: [{ gameId: 'faelles-punto-banco' }] },
    ],
    stands: { 'faelles-roulette': { state: 'open', playersFrom: 200 } },
    seo: {
      structured: [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'ItemList',
          itemListElement: [
            { url: 'http://localhost:3000/live-casino/free/faelles-roulette' },
            { url: 'http://localhost:3000/live-casino/free/faelles-punto-banco' },
          ],
        },
      ],
    },
  })
  const { told: one } = await loaded('/live/live-blackjack', list.loader)
  expect(one).toMatchObject({ shelves: [], stands: {} })
})

test('[ROUTE-14] a live tile is complete without script', async () => {
  const html = await drawn({ path: '/live-casino', page: list })
  const tiles = [...html.matchAll(/<li class="s-live-tile">.*?<\/li>/g)].map(([tile]) => tile)
  expect(tiles.length).toBe(2)
  const [open = '', unknown = ''] = tiles
  for (const words of [
    'Fælles bord · styret af computer',
    'is-black">17<',
    'is-green">0<',
    'Fra 10 kr.',
    '200+ spillere',
    'Åbent nu',
    'Se med',
  ]) {
    expect(open).toContain(words)
  }
  expect(unknown).toContain('Ikke tilgængeligt')
  expect(unknown).toContain('Ingen endnu')
  // In every state there are as many lines, so that nothing moves.
  const linesOf = (tile: string) =>
    [...tile.matchAll(/s-live-tile__(?:source|latest|state)/g)].length
  expect([linesOf(open), linesOf(unknown)]).toEqual([3, 3])
})

test('[ROUTE-14] a tile of cards has who won as letters, and a screen reader hears the words', async () => {
  const cards = {
    ...{ id: 'faelles-punto-banco', state: 'open' },
    latest: [{ text: 'S', tone: 'blue', name: 'Spiller' }],
  }
  const html = await drawn({ path: '/live-casino', page: list }, '', cards)
  expect(html).toMatch(/is-blue" role="img" aria-label="Spiller">S</)
})

test('how live tables stand is asked for once a second for all pages', async () => {
  await using site = await testSite(() => htmlPage())
  site.neighbours.live.push(stand)
  const { id, ...rest } = stand
  for (let page = 0; page < 3; page += 1) {
    const answer = await site.server.inject('/api/live')
    expect(answer.headers['cache-control']).toBe('public, max-age=1')
    expect(answer.json()).toEqual({ tables: [{ id, stand: rest }] })
  }
  expect(site.neighbours.asked.get('/catalogue/live')).toBe(1)
})

test('[ROUTE-20] the sitemap names live tables where anybody can look on', async () => {
  await using site = await testSite(() => htmlPage())
  site.neighbours.games.push(...offered)
  const { body } = await site.server.inject('/sitemap.xml')
  expect(body).toContain('/live-casino/free/faelles-roulette</loc>')
})
