import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

type Site = Awaited<ReturnType<typeof testSite>>

const ask = (site: Site, headers: Record<string, string>, url = '/') =>
  site.server.inject({ url, headers })

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip, deflate, br, zstd', true],
  ['*', true],
  ['br;q=0.1', true],
  ['BR', true],
  ['br;q=0', false],
  ['gzip, br;q=0', false],
  ['br; q=0.000', false],
  ['*, br;q=0', false],
  ['*;q=0.5, br;q=0', false],
  ['identity, br;q=0.5', false],
  ['gzip', false],
  ['x-br', false],
  ['br-x', false],
  ['identity', false],
  ['', false],
])('[FLT-27] a browser that accepts %j is sent brotli: %j', async (accepted, isPacked) => {
  await using site = await testSite(() => htmlPage())
  for (const cookie of ['', knownCookies]) {
    const answer = await ask(site, { 'accept-encoding': accepted, cookie })
    expect(answer.headers['content-encoding']).toBe(isPacked ? 'br' : undefined)
    expect(answer.headers.vary).toContain('accept-encoding')
    const { rawPayload } = answer
    expect(String(isPacked ? brotliDecompressSync(rawPayload) : rawPayload)).toContain('inline()')
  }
})

test('[FLT-27] two ways to send a page are two things to hold', async () => {
  await using site = await testSite(() => htmlPage())
  const packed = String((await ask(site, { 'accept-encoding': 'br' })).headers.etag)
  const plain = String((await ask(site, {})).headers.etag)
  expect(packed).not.toBe(plain)
  const again = (accepted: string, etag: string) =>
    ask(site, { 'accept-encoding': accepted, 'if-none-match': etag })
  expect((await again('br', packed)).statusCode).toBe(304)
  expect((await again('', plain)).statusCode).toBe(304)
  expect((await again('br', plain)).statusCode).toBe(200)
  expect((await again('', packed)).statusCode).toBe(200)
})

function heldBy(etag: string) {
  const loose = etag.startsWith('W/') ? etag : `W/${etag}`
  return [etag, loose, `"x", ${etag}`, `W/"x",${loose} , "y"`, '*']
}

test.each(['/', '/billeder/nordlys.webp', '/billeder/film.mp4', '/favicon.ico'])(
  '[FLT-27] %s is not sent again to whoever holds it, however that is said',
  async (url) => {
    await using site = await testSite(() => htmlPage())
    const first = await ask(site, {}, url)
    const etag = String(first.headers.etag)
    for (const held of heldBy(etag)) {
      const again = await ask(site, { 'if-none-match': held }, url)
      expect([held, again.statusCode, again.rawPayload.length]).toEqual([held, 304, 0])
      expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] })
    }
    for (const other of ['"x"', 'W/"x", "y"', etag.slice(1, -1), '']) {
      expect((await ask(site, { 'if-none-match': other }, url)).statusCode).toBe(200)
    }
  },
)
