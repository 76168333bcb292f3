import { expect, test } from 'vitest'
import { testTable } from '../../app/ground/finding/test-game.ts'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as game from '../../app/pages/game/page.tsx'
import { knownCookies } from '../testing/test-answering.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'

test('[ROUTE-09] [PROOF-02] who plays at a table has its return, stakes and rules a press away', async () => {
  const asked: RequestScope[] = []
  await using site = await testSite((scope) => {
    asked.push(scope)
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  const [scope] = asked
  if (!scope) throw new Error('nobody asked')
  const table = testTable('Blackjack')
  const games = { ...scope.games, catalogue: async () => [table] }
  const { html } = await drawPage({ ...scope, games } as RequestScope, {
    path: '/bordspil/money/blackjack',
    page: game,
    params: { playType: 'money', gameById: 'blackjack' },
  })
  expect(html).toMatch(/<iframe[^>]*src="[^"]*\/play\/blackjack\?mode=money#token=/)
  const plain = html.replaceAll('\u00a0', ' ')
  for (const told of ['Om bordet', '99,5 % med grundstrategi', '10 kr. til 5.000 kr.']) {
    expect(plain).toContain(told)
  }
  const ways = [...html.matchAll(/<a[^>]*href="\/bordspil\/matematik\/blackjack"[^>]*>([^<]*)/g)]
  expect(ways.map(([, words]) => words)).toEqual([
    'Styret af computer · ingen dealer',
    'Regler og tal',
    'Computerstyret',
  ])
})
