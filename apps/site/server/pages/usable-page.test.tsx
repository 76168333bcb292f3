import { expect, test } from 'vitest'
import * as gameKind from '../../app/pages/game-kinds/list-page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import * as logIn from '../../app/pages/log-in/page.tsx'
import * as news from '../../app/pages/news/page.tsx'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'
import { loadStartup, readersOf, type StartupPart } from './startup.ts'

const pages = [
  { path: '/', page: home },
  { path: '/bordspil', page: gameKind },
  { path: '/live-casino', page: gameKind },
  { path: '/nyheder', page: news },
  { path: '/log-ind', page: logIn },
]

const nothing = async () => undefined
const parts = Object.keys(readersOf(nothing as never, nothing)) as StartupPart[]

/** What a visitor is answered at each page while some parts cannot be loaded. */
async function answersWithout(failing: readonly StartupPart[]) {
  const failed: StartupPart[] = []
  await using site = await testSite(async (scope) => {
    const away = failing.map((part) => [part, () => Promise.reject(new Error(part))])
    const readers = readersOf(async () => scope.content, scope.player)
    const { content, player } = await loadStartup(
      { ...readers, ...Object.fromEntries(away) },
      (part) => failed.push(part),
    )
    const asked = new URL(site.rendered.at(-1) ?? '')
    const page = pages.find(({ path }) => path === asked.pathname)
    if (!page) return new Response(null, { status: 404 })
    return new Response((await drawPage({ ...scope, content, knownPlayer: player }, page)).html)
  })
  const answers = []
  for (const { path } of pages) {
    const { statusCode, body } = await site.server.inject(path)
    answers.push({ path, statusCode, headings: body.match(/<h1[ >]/g)?.length, body })
  }
  return { answers, failed: new Set(failed) }
}

test.each([...parts.map((part) => [part]), parts].map((failing) => [failing.join(', '), failing]))(
  '[ERR-05] [API-01] without %s each page is there, with its heading',
  async (_named, failing) => {
    const { answers, failed } = await answersWithout(failing as StartupPart[])
    expect([...failed]).toEqual(failing)
    for (const { path, statusCode, headings, body } of answers) {
      expect([path, statusCode, headings]).toEqual([path, 200, 1])
      // A text that is missing would be shown by its key.
      expect([
        path,
        /\b(?:shell|menu|game_kinds|news|authentication)\.\w+/.exec(body)?.[0],
      ]).toEqual([path, undefined])
    }
  },
)
