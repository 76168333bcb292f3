import { request } from 'node:http'
import { expect, test } from 'vitest'
import type { RequestScope } from '../app/ground/scope/request-scope.ts'
import { nothingAllowed } from './edge/security-headers.ts'
import { knownCookies } from './testing/test-answering.ts'
import { htmlPage, testSite } from './testing/test-site.ts'

test('every answer carries the headers that keep others out', async () => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await site.server.inject('/')
  const games = new URL(site.neighbours.gamesUrl).origin
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['permissions-policy']).toContain(`autoplay=(self "${games}")`)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain(`frame-src ${games} http://127.0.0.1:3003;`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('[FLT-56] no frame may fill the screen without the page round it', async () => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await site.server.inject('/')
  expect(headers['permissions-policy']).toMatch(/fullscreen=\(self\)$/)
})

test('[FLT-60] the words of the consent are made once for all, and held by each', async () => {
  await using site = await testSite(() => Response.json({ title: 'Cookies' }))
  const url = '/samtykke/tekster'
  const first = await site.server.inject({ url })
  expect(first.json()).toEqual({ title: 'Cookies' })
  expect(first.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'content-security-policy': nothingAllowed,
  })
  const player = await site.server.inject({ url, headers: { cookie: knownCookies } })
  expect(player.json()).toEqual(first.json())
  expect(player.headers).not.toHaveProperty('set-cookie')
  const held = { 'if-none-match': String(first.headers.etag) }
  expect((await site.server.inject({ url, headers: held })).statusCode).toBe(304)
  expect(site.rendered).toEqual([`http://localhost:3000${url}`])
})

test('[SEC-30] a form from another site is refused, our own is taken', async () => {
  await using site = await testSite(() => htmlPage())
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (from: Record<string, string>) => {
    const headers = { ...form, ...from }
    return site.server.inject({ method: 'POST', url: '/log-ind', headers, payload: 'a=b' })
  }
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post({ origin: 'null' })).statusCode).toBe(403)
  expect((await post({})).statusCode).toBe(403)
  expect((await post({ origin: 'http://localhost:3000' })).statusCode).toBe(200)
})

test('what is no form is not taken for one', async () => {
  await using site = await testSite(() => htmlPage())
  for (const type of ['application/json', 'text/plain']) {
    const headers = { origin: 'http://localhost:3000', 'content-type': type }
    const asked = { method: 'POST', url: '/log-ind', headers, payload: '{}' } as const
    expect((await site.server.inject(asked)).statusCode).toBe(415)
  }
  expect(site.rendered).toEqual([])
})

test('an address with a host of its own, as for a proxy, is none of ours', async () => {
  await using site = await testSite(() => htmlPage())
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  const status = await new Promise((resolve, reject) => {
    const asked = request({ port: new URL(url).port, path: 'http://evil.example/' })
    asked.on('response', (response) => resolve(response.resume().statusCode))
    asked.on('error', reject).end()
  })
  expect(status).toBe(404)
})

test('[SES-02] a page that waits for a payment keeps no session alive, one that is opened does', async () => {
  await using site = await testSite(async (scope) => htmlPage(String(await scope.player())))
  const headers = { cookie: knownCookies, origin: 'http://localhost:3000' }
  const url = '/min-konto/indbetal/betaling?reference=x'
  await site.server.inject({ url, headers })
  await site.server.inject({ url: '/min-konto/indbetal', headers })
  await site.server.inject({ url: '/min-konto/indbetal/betaling', method: 'POST', headers })
  expect(site.neighbours.acts).toEqual([false, true, true])
})

test('the router is told our own origin, whatever the address looks like', async () => {
  await using site = await testSite(() => htmlPage())
  await site.server.inject({ url: '//evil.example/path', headers: { host: 'evil.example' } })
  expect(new URL(String(site.rendered[0])).origin).toBe('http://localhost:3000')
})

test('[SEC-17] where a request came from is believed of our own proxies alone', async () => {
  const told: string[] = []
  const note = (scope: RequestScope) => {
    told.push(scope.clientAddress)
    return htmlPage()
  }
  // A cookie makes the page for this request, so that it is not one kept for all.
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie: knownCookies }
  await using alone = await testSite(note)
  await alone.server.inject({ url: '/', headers, remoteAddress: '198.51.100.9' })
  await using behind = await testSite(note, { trustedProxies: '10.0.0.0/8' })
  await behind.server.inject({ url: '/', headers, remoteAddress: '198.51.100.9' })
  await behind.server.inject({ url: '/', headers, remoteAddress: '10.1.2.3' })
  expect(told).toEqual(['198.51.100.9', '198.51.100.9', '203.0.113.7'])
})

test('the balance is told to the session alone', async () => {
  await using site = await testSite(() => htmlPage())
  expect((await site.server.inject('/api/balance')).statusCode).toBe(401)
  const answer = await site.server.inject({
    url: '/api/balance',
    headers: { cookie: knownCookies },
  })
  expect(answer.json()).toEqual({ totalOre: 153_450 })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('what the jackpots hold is told to anyone, for a second', async () => {
  await using site = await testSite(() => htmlPage())
  const answer = await site.server.inject('/api/jackpots')
  expect(answer.json()).toEqual({ levelsOre: { 'nordlys/mini': 12_345 } })
  expect(answer.headers['cache-control']).toBe('public, max-age=1')
})

test('ready means that both neighbours answer', async () => {
  await using site = await testSite(() => htmlPage())
  expect((await site.server.inject('/readyz')).statusCode).toBe(200)
  await site.neighbours[Symbol.asyncDispose]()
  const answer = await site.server.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ ok: false, platform: false, games: false })
  expect((await site.server.inject('/healthz')).statusCode).toBe(200)
})

test('what goes wrong in a call is told in Danish with a reference, and nothing of the inside', async () => {
  await using site = await testSite(() => htmlPage())
  await site.neighbours[Symbol.asyncDispose]()
  const url = '/api/balance'
  const answer = await site.server.inject({ url, headers: { cookie: knownCookies } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    message: 'Der er sket en fejl. Prøv igen, eller kontakt kundeservice.',
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  })
})

test('the clock tells the server time', async () => {
  await using site = await testSite(() => htmlPage())
  const answer = await site.server.inject('/api/clock')
  expect(answer.json()).toEqual({ now: '2026-11-21T13:00:00.000Z' })
})
