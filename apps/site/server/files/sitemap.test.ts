import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'

test('[ROUTE-20] the sitemap lists the pages, what editors wrote and the games, each once', async () => {
  await using site = await testSite(() => htmlPage())
  const { body, headers } = await site.server.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  for (const path of ['/', '/nyheder', '/nyheder/nyt', '/vilkaar', '/kampagner']) {
    expect(paths).toContain(path)
  }
  expect(paths).toContain('/spilleautomater/free/vikingernes-guld')
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path?.startsWith('/min-konto'))).toEqual([])
})
