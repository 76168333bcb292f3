import { expect, test } from 'vitest'
import { serialize } from '../../app/ground/fast/serialized-piece/serialized-piece.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { testSite } from '../testing/test-site.ts'
import { payloadPage } from './payload-page.ts'

/** The data of one route in the router's own form: a title, an amount, a time and a piece. */
const routerData = [
  '[{"_1":2},"root",{"_3":4},"data",{"_5":6,"_7":8,"_9":10,"_11":12},"title","Hej","total",',
  `["B","12345"],"at",["D",1795266000000],"menu",${JSON.stringify(serialize(['Hjem']))}]\n`,
].join('')

function dataPage(more: Partial<ResponseInit> = {}): Response {
  return new Response(routerData, { headers: { 'content-type': 'text/x-script' }, ...more })
}

test('[API-04] a prerendered page tells its data as JSON, made once for everybody', async () => {
  await using site = await testSite(() => dataPage())
  const first = await site.server.inject('/nyheder/_payload.json')
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  expect(first.json()).toEqual({
    data: {
      root: { title: 'Hej', total: 12345, at: '2026-11-21T13:00:00.000Z', menu: ['Hjem'] },
    },
  })
  await site.server.inject('/nyheder/_payload.json?x=y')
  expect(site.rendered).toEqual(['http://localhost:3000/nyheder.data'])
  const again = await site.server.inject({
    url: '/nyheder/_payload.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('[API-04] every prerendered page has one, home as well', async () => {
  await using site = await testSite(() => dataPage())
  const { id } = (await site.server.inject('/builds/latest.json')).json()
  const { prerendered } = (await site.server.inject(`/builds/meta/${id}.json`)).json()
  expect(prerendered.length).toBeGreaterThan(5)
  for (const path of prerendered) {
    const address = `${path === '/' ? '' : path}/_payload.json`
    expect([path, (await site.server.inject(address)).statusCode]).toEqual([path, 200])
  }
  expect(site.rendered[0]).toBe('http://localhost:3000/_.data')
})

test('[API-04] whoever is logged in gets what everybody gets', async () => {
  await using site = await testSite(async (scope) => {
    const player = await scope.player()
    return dataPage(player || scope.session || scope.cookies.size > 0 ? { status: 500 } : {})
  })
  const own = await site.server.inject({
    url: '/_payload.json',
    headers: { cookie: knownCookies },
  })
  expect(own.statusCode).toBe(200)
  expect(own.headers['set-cookie']).toBeUndefined()
  expect(own.body).toBe((await site.server.inject('/_payload.json')).body)
})

test('[API-04] no other page tells its data, by whatever way its address is written', async () => {
  await using site = await testSite(() => new Response('none', { status: 404 }))
  const addresses = [
    '/min-konto/oversigt/_payload.json',
    '/min-konto/..%2f_payload.json',
    '/nyheder/%5fpayload.json',
    '/nyheder/vaskepanden/_payload.json',
    '/NYHEDER/_payload.json',
    '/nyheder/_payload.json/',
    '/..%5c..%5cetc/_payload.json',
  ]
  for (const url of addresses) {
    expect([url, (await site.server.inject(url)).statusCode]).toEqual([url, 404])
  }
})

test('[API-04] an address counts as it was sent, before anything of it is resolved', () => {
  expect(payloadPage('GET', '/nyheder/_payload.json?x=y')).toBe('/nyheder')
  expect(payloadPage('HEAD', '/_payload.json')).toBe('/')
  for (const address of [
    '/min-konto/../_payload.json',
    '/%2e%2e/_payload.json',
    '//_payload.json',
  ]) {
    expect(payloadPage('GET', address)).toBeUndefined()
  }
  expect(payloadPage('POST', '/_payload.json')).toBeUndefined()
})

test('[API-04] a page whose data cannot be made is a failure and is not kept', async () => {
  let status = 500
  await using site = await testSite(() => dataPage({ status }))
  const failed = await site.server.inject('/jackpots/_payload.json')
  expect(failed.statusCode).toBe(503)
  expect(failed.json()).toMatchObject({ result: 0, code: 'no-answer' })
  expect(failed.headers['cache-control']).toBe('no-store')
  status = 200
  expect((await site.server.inject('/jackpots/_payload.json')).statusCode).toBe(200)
})
