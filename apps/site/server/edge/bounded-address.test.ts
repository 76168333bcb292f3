import { expect, test } from 'vitest'
import { htmlPage, testSite } from '../testing/test-site.ts'
import { isBounded } from './bounded-address.ts'

test.each([
  ['7,000 parts', '/a'.repeat(7_000)],
  ['as many parts of a page’s data', `${'/a'.repeat(7_000)}.data`],
  ['parts without a name', '/'.repeat(7_000)],
  ['parts after a page’s own', `/spilleautomater${'/a'.repeat(16)}`],
  ['parts of a call', `/api${'/a'.repeat(6_000)}`],
  ['one endless part', `/${'a'.repeat(2_048)}`],
  ['an endless query', `/?q=${'a'.repeat(9_000)}`],
  ['an endless list of names', `/?${'a&'.repeat(5_000)}`],
  ['more links than a page has', `/__manifest?version=x&paths=${'/a,'.repeat(300)}`],
  ['dots', '/lp/%2e%2e/%2e%2e.data'],
  ['dots and a page’s ending', '/..data'],
])('[FLT-01] an address of %s is not there, and nothing is made for it', async (_what, url) => {
  await using site = await testSite(() => htmlPage())
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await site.server.inject({ method, url })).statusCode).toBe(404)
  }
  const headers = { origin: 'http://localhost:3000', 'content-type': 'multipart/form-data' }
  const posted = await site.server.inject({ method: 'POST', url, headers, payload: 'a=b' })
  expect(posted.statusCode).toBe(404)
  expect(site.rendered).toEqual([])
})

test.each(['/%09/%09', '/%09/example.com', '/nyheder/a%0Ab', '/a%0d/b.data', '/api/%09'])(
  '[FLT-24] %s, which parsers read as another address, is not there',
  async (url) => {
    await using site = await testSite(() => htmlPage())
    const { statusCode } = await site.server.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, site.rendered]).toEqual([404, []])
  },
)

test('[FLT-01] what the product itself asks for is within the bounds', () => {
  const paths = ['/min-konto/transaktioner/runde', '/spilleautomater/money', '/nyheder', '/lp/a']
  const manifest = `/__manifest?paths=${encodeURIComponent(paths.join(','))}`.padEnd(7_680, 'a')
  const back = `/mitid/retur?state=${'s'.repeat(200)}&code=${'c'.repeat(4_000)}`
  for (const address of ['/', manifest, back, `/${'a'.repeat(80)}`.repeat(4)]) {
    expect(isBounded(address)).toBe(true)
  }
})
