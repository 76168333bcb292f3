import { type Call, NeighbourError } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as deposit from '../../app/pages/deposit/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'

/** The deposit page of a player whose next deposit brings the welcome offer. */
async function sentWith(catalogue: RequestScope['games']['catalogue'] | undefined) {
  let scope: RequestScope | undefined
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  if (!scope) throw new Error('the page was not asked for')
  const { platform, games } = scope
  const promised: RequestScope = {
    ...scope,
    platform: {
      ...platform,
      call: (async (spec: Call, wish: unknown) => {
        const known = advertisingAnswers.get(spec)
        if (!known) throw new Error(`these tests do not know ${spec.name}`)
        return known(wish as never)
      }) as typeof platform.call,
    },
    games: { ...games, ...(catalogue && { catalogue }) },
  }
  const page = { path: '/min-konto/indbetal', page: deposit }
  const { html } = await drawPage(promised, page)
  return html.replaceAll('\u00A0', ' ').replaceAll('<!-- -->', '')
}

const wayOut = /href="\/min-konto\/indbetal\?[^"]*"[^>]*>Fravælg</

test('[BONUS-01] before the deposit the offer stands with its games and the way out', async () => {
  const html = await sentWith(undefined)
  expect(html).toMatch(wayOut)
  expect(html).toContain('gælder i Vikingernes Guld')
})

test.each([
  [
    'the game server does not answer',
    () => Promise.reject(new NeighbourError('games', 'no answer')),
  ],
  ['none of its games is there any more', async () => []],
])('[BONUS-01] the way out of the offer is there though %s', async (_, catalogue) => {
  const html = await sentWith(catalogue)
  expect(html).toMatch(wayOut)
  expect(html).toContain('Du spiller for 10 × 500 kr.')
  expect(html).toContain('gælder i udvalgte spil uden jackpot')
})
