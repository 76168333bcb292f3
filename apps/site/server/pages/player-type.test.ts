import { updatePlayerType } from '@nordlys/contracts'
import { expect, test, vi } from 'vitest'
import { runGuards } from '../../app/frame/guards/run-guards.ts'
import { loader as game } from '../../app/pages/game/page.tsx'
import { knownCookies, knownSession } from '../testing/test-answering.ts'
import { type Loader, siteLoading } from '../testing/test-loading.ts'
import { testGame } from '../testing/test-neighbours.ts'

/** The game's page after its guards, as the router runs them. */
const page: Loader = (asked) =>
  runGuards(asked, async () => Response.json((await game(asked)).play.kind))

async function opened(playType: 'money' | 'free', cookie = knownCookies) {
  const path = `/spilleautomater/${playType}/${testGame.gameId}`
  const asked = { loader: page, path, params: { playType, gameById: testGame.gameId } }
  await using site = await siteLoading(asked, [])
  const answer = await site.server.inject({ url: path, headers: { cookie } })
  const { stored } = site.neighbours
  // The platform is told beside the page, which may be done first.
  if (cookie) await vi.waitFor(() => expect(stored).toHaveLength(1))
  return { status: answer.statusCode, stored }
}

test.each(['money', 'free'] as const)(
  '[NAV-01] [DATA-15] a player who opens a game for %s has that stored, and a visitor nothing',
  async (playType) => {
    const { status, stored } = await opened(playType)
    expect(status).toBe(200)
    expect(stored).toMatchObject([
      {
        name: updatePlayerType.name,
        url: `${updatePlayerType.path}?sessionId=${knownSession.handle}&playerType=${playType}`,
        secret: knownSession.secret,
        handle: knownSession.handle,
      },
    ])
    expect((await opened(playType, '')).stored).toEqual([])
  },
)
