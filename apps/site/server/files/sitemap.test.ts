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

test('[BONUS-01] [DATA-11] a page that tells of the offer is listed while there is one', async () => {
  await using site = await testSite(() => htmlPage())
  const isListed = async () =>
    (await site.server.inject('/sitemap.xml')).body.includes('/kampagner/tilbud</loc>')
  expect(await isListed()).toBe(false)
  site.neighbours.offering.isOn = true
  expect(await isListed()).toBe(true)
})

test('[BONUS-01] [DATA-11] of an offer in steps those pages are listed that have words for it', async () => {
  await using site = await testSite(() => htmlPage())
  site.neighbours.offering.isOn = true
  const listed = async () =>
    (await site.server.inject('/sitemap.xml')).body.match(/\/kampagner\/[^<]+/g)
  expect(await listed()).toEqual(['/kampagner/tilbud', '/kampagner/udelt'])
  site.neighbours.offering.isInSteps = true
  expect(await listed()).toEqual(['/kampagner/tilbud'])
})
