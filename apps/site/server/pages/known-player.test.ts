import { readSession } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { requestScope } from '../../app/ground/scope/request-scope.ts'
import { requirePlayer } from '../../app/ground/scope/require-player.ts'
import { loader as campaigns } from '../../app/pages/campaigns/page.tsx'
import { loader as contact } from '../../app/pages/contact/page.tsx'
import { loader as game } from '../../app/pages/game/page.tsx'
import { loader as gameKind } from '../../app/pages/game-kinds/list-page.tsx'
import { loader as home } from '../../app/pages/home/page.tsx'
import { loader as jackpots } from '../../app/pages/jackpots/page.tsx'
import { loader as logIn } from '../../app/pages/log-in/page.tsx'
import { loader as register } from '../../app/pages/register/page.tsx'
import { loader as slots } from '../../app/pages/slots/page.tsx'
import { knownCookies } from '../testing/test-answering.ts'
import { type Loader, siteLoading } from '../testing/test-loading.ts'
import { testGame } from '../testing/test-neighbours.ts'

const money = { playType: 'money', gameById: testGame.gameId }

/** Each page that anybody may see and that shows a player something of their own. */
const pages: readonly (readonly [string, Loader, Record<string, string>])[] = [
  ['/', home, {}],
  ['/spilleautomater', slots, {}],
  [`/spilleautomater/money/${testGame.gameId}`, game, money],
  ['/bordspil', gameKind, {}],
  ['/jackpots', jackpots, {}],
  ['/kampagner', campaigns, {}],
  ['/kontaktos', contact, {}],
  ['/log-ind', logIn, {}],
  ['/registrer', register, {}],
]

test.each(pages)(
  '[ERR-05] %s is there for a player whose profile cannot be read',
  async (path, loader, params) => {
    const seen: unknown[] = []
    await using site = await siteLoading({ loader, path, params }, seen)
    site.neighbours.failing.add(readSession.path)
    const answer = await site.server.inject({ url: path, headers: { cookie: knownCookies } })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(seen).toHaveLength(1)
    expect(seen[0]).not.toMatchObject({ isPlayer: true })
    expect(site.logged.join()).toContain('a part of a page could not be loaded')
  },
)

test('[ERR-05] what is a player’s own is refused while the profile cannot be read', async () => {
  const own: Loader = async ({ context, url }) => requirePlayer(context.get(requestScope), url)
  await using site = await siteLoading({ loader: own, path: '/', params: {} }, [])
  site.neighbours.failing.add(readSession.path)
  const answer = await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  expect(answer.statusCode).toBe(503)
})

test('[ERR-05] with the profile the same pages know the player', async () => {
  const seen: unknown[] = []
  await using site = await siteLoading({ loader: home, path: '/', params: {} }, seen)
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  expect(seen).toMatchObject([{ player: { firstName: 'Mette' }, offer: undefined }])
})
