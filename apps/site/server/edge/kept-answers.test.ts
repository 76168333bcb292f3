import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

test('[FLT-88] [SEC-15] no cache holds anything of a player', async () => {
  await using site = await testSite(async (scope) =>
    htmlPage(String((await scope.player())?.email)),
  )
  const pages = (await routes).map(({ path = '' }) => `/${path}`)
  const addresses = [...pages, '/min-konto/profil.data', ...site.paths]
    .filter((path) => path !== '/api/events')
    .map((path) => path.replace(/:\w+\??|\*/g, 'nordlys.webp'))
  const kept: string[] = []
  for (const url of new Set(addresses)) {
    const asked = await site.server.inject({ url, headers: { cookie: knownCookies } })
    if (asked.headers['cache-control'] === 'no-store') continue
    kept.push(url)
    const asVisitor = await site.server.inject(url)
    expect([url, asked.headers['set-cookie'], asked.body]).toEqual([url, undefined, asVisitor.body])
  }
  expect(kept).toContain('/billeder/nordlys.webp')
  expect(kept).not.toContain('/min-konto/profil')
})
