import type { Banner, Call, Standing } from '@nordlys/contracts'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import { knownCookies } from './test-answering.ts'
import { type DrawnPage, drawPage } from './test-drawn-page.tsx'
import { testSite } from './test-site.ts'

export interface PageReader {
  /** What the platform answers in place of what it would. */
  answers: ReadonlyMap<Call, (asked: never) => unknown>
  banners?: Banner[]
  isPlayer: boolean
  /** How that player stands. */
  standing?: Standing
  /** What a visitor's browser has. */
  cookie?: string
}

/** What a person reads on a page, in its main part. */
export async function pageText(page: DrawnPage, reader: PageReader): Promise<string> {
  const { answers, banners = [], isPlayer, standing = 'open', cookie = '' } = reader
  let scope: RequestScope | undefined
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  const headers = { cookie: isPlayer ? knownCookies : cookie }
  await site.server.inject({ url: page.path, headers })
  if (!scope) throw new Error('the page was not asked for')
  const { platform, content, knownPlayer } = scope
  const asked: RequestScope = {
    ...scope,
    knownPlayer: knownPlayer && { ...knownPlayer, standing },
    content: { ...content, banners },
    platform: {
      ...platform,
      call: (async (spec: Call, wish: unknown, session: never) => {
        const known = answers.get(spec)
        return known ? known(wish as never) : platform.call(spec, wish as never, session)
      }) as typeof platform.call,
    },
  }
  const { html } = await drawPage(asked, page)
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
}
