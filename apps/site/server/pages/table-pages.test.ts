import { catalogueAnswer } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { testTable } from '../../app/ground/finding/test-game.ts'
import { loader as game } from '../../app/pages/game/page.tsx'
import { loader as gameKinds } from '../../app/pages/game-kinds/list-page.tsx'
import { loader as mathematics } from '../../app/pages/mathematics/page.tsx'
import { type Loader, siteLoading } from '../testing/test-loading.ts'

const table = catalogueAnswer.encode({ games: [testTable('Blackjack')] }).games

/** What the loader of a page gives, or where it leads, with a slot and a table in the catalogue. */
async function loaded(path: string, loader: Loader, playType = 'free') {
  const gameById = path.split('/').at(-1)?.split('?')[0] ?? ''
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params: { playType, gameById } }, told)
  site.neighbours.games.push(...table)
  const { statusCode, headers } = await site.server.inject({ url: path })
  return { told: told[0], statusCode, leadsTo: headers.location }
}

test('[ROUTE-09] [ROUTE-18] a table stands below /bordspil, and its frame is the game server’s', async () => {
  const { told } = await loaded('/bordspil/free/blackjack', game)
  expect(told).toMatchObject({
    game: { gameId: 'blackjack', family: 'table' },
    play: { kind: 'frame', url: expect.stringMatching(/\/play\/blackjack\?mode=free$/) },
    seo: { url: 'http://localhost:3000/bordspil/free/blackjack' },
  })
  const visited = await loaded('/bordspil/money/blackjack', game, 'money')
  expect(visited.told).toMatchObject({ play: { kind: 'visitor' }, jackpots: undefined })
})

test.each([
  ['/spilleautomater/free/blackjack?a=b', game, '/bordspil/free/blackjack?a=b'],
  ['/bordspil/free/vikingernes-guld', game, '/spilleautomater/free/vikingernes-guld'],
] as const)('[ROUTE-18] %s leads to the list of its family', async (path, loader, leadsTo) => {
  expect(await loaded(path, loader)).toMatchObject({ statusCode: 301, leadsTo })
})

test.each([
  ['/bordspil/free/kryds-og-bolle', game],
  ['/bordspil/matematik/kryds-og-bolle', mathematics],
] as const)('[ERR-01] %s is no table', async (path, loader) => {
  const { told } = await loaded(path, loader)
  expect(told).toMatchObject({ init: { status: 404 } })
})

test('[ROUTE-09] the list of tables shows them by kind, and tells search engines each of them', async () => {
  const { told } = await loaded('/bordspil', gameKinds)
  expect(told).toMatchObject({
    shelves: [{ name: 'Blackjack', games: [{ gameId: 'blackjack', family: 'table' }] }],
    seo: {
      structured: [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'ItemList',
          itemListElement: [
            { name: 'Blackjack', url: 'http://localhost:3000/bordspil/free/blackjack' },
          ],
        },
      ],
    },
  })
  const { told: empty } = await loaded('/bordspil/roulette', gameKinds)
  expect(empty).toMatchObject({ shelves: [], seo: { structured: [{}] } })
})
