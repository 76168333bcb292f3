import { NeighbourError, readPage } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runGuards } from '../../app/frame/guards/run-guards.ts'
import { loader as contentPage } from '../../app/pages/content-page/page.tsx'
import { loader as gameKind } from '../../app/pages/game-kinds/list-page.tsx'
import { type Loader, siteLoading } from '../testing/test-loading.ts'
import { testSite } from '../testing/test-site.ts'

/** The page's loader, reached through its guards. */
function guarded(loader: Loader, reached: string[]): Loader {
  return (asked) =>
    runGuards(asked, async () => {
      reached.push(asked.url.pathname)
      return (await loader(asked)) as Response
    })
}

test.each(['/cookiepolitik', '/contents/ansvarligt-spil', '/casino-aarhus', '/findes-ikke'])(
  '[ERR-05] without the platform %s fails in its own loader, so that the shell stands round it',
  async (path) => {
    const reached: string[] = []
    const loader = guarded(contentPage, reached)
    await using site = await siteLoading({ loader, path, params: {} }, [])
    site.neighbours.failing.add(readPage.path)
    const answer = await site.server.inject({ url: path, headers: { accept: 'text/html' } })
    expect([answer.statusCode, reached.includes(path)]).toEqual([503, true])
  },
)

test.each(['/bordspil', '/bordspil/roulette', '/live-casino', '/live/andre-live-spil'])(
  '[ERR-05] %s is there without its text',
  async (path) => {
    const seen: unknown[] = []
    await using site = await siteLoading({ loader: gameKind, path, params: {} }, seen)
    site.neighbours.failing.add(readPage.path)
    const answer = await site.server.inject(path)
    expect([answer.statusCode, seen]).toMatchObject([200, [{ body: [], here: path }]])
  },
)

test.each([
  ['a neighbour', true, 503],
  ['a bug', false, 500],
])(
  '[ERR-05] a page that failed by %s last says so by its status',
  async (_what, isAway, status) => {
    await using site = await testSite(async (scope) => {
      const away = await scope.platform.call(readPage, { slug: 'x' }).catch((error) => error)
      expect(away).toBeInstanceOf(NeighbourError)
      const bug = new Error('a bug')
      for (const failure of isAway ? [bug, away] : [away, bug]) scope.noteFailure(failure)
      return new Response('the shell and the words', { status: 500 })
    })
    site.neighbours.failing.add(readPage.path)
    const answer = await site.server.inject('/kampagner')
    expect([answer.statusCode, answer.body]).toEqual([status, 'the shell and the words'])
  },
)
