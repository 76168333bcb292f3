import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const inlineHash = `'sha256-${createHash('sha256').update('inline()').digest('base64')}'`

test('a visitor page is made once and allows exactly its own inline script', async () => {
  await using site = await testSite(() => htmlPage())
  const first = await site.server.inject('/')
  const second = await site.server.inject({
    url: '/?utm_source=x',
    headers: { 'accept-encoding': 'br' },
  })
  expect(site.rendered).toEqual(['http://localhost:3000/'])
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' ${inlineHash};`)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(second.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body)
})

test('a browser that has the page is told so', async () => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await site.server.inject('/')
  const again = await site.server.inject({
    url: '/',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('[SEC-15] a page with a session is made for it alone, with a nonce, and never stored', async () => {
  await using site = await testSite(async (scope) => {
    const player = await scope.player()
    return htmlPage(`${player?.firstName} ${scope.nonce}`)
  })
  const load = () => site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  const [one, other] = [await load(), await load()]
  expect(one.body).toContain('Mette')
  expect(one.headers['cache-control']).toBe('no-store')
  expect(one.headers.etag).toBeUndefined()
  const nonce = /Mette ([\w-]+)/.exec(one.body)?.[1]
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(other.body).not.toBe(one.body)
  expect((await site.server.inject('/')).body).not.toContain('Mette')
})

test.each(['__Host-session=secret-of-mette', '_auth_token=handle-of-mette', '_auth_token='])(
  'half a session (%s) is no visitor: nothing is shared with it',
  async (cookie) => {
    await using site = await testSite(() => htmlPage())
    await site.server.inject('/')
    const half = await site.server.inject({ url: '/', headers: { cookie } })
    expect(half.headers['cache-control']).toBe('no-store')
    expect(site.rendered).toHaveLength(2)
  },
)

test('[SEC-15] a shared page cannot see the cookies of the visitor it is made for', async () => {
  await using site = await testSite((scope) => htmlPage([...scope.cookies.keys()].join()))
  const { body } = await site.server.inject({ url: '/', headers: { cookie: 'registration=mine' } })
  expect(body).not.toContain('registration')
})

test.each([
  ['sets a cookie', () => new Response('x', { headers: { 'set-cookie': 'a=b' } })],
  ['is not found', () => new Response('x', { status: 404 })],
  ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/log-ind' } })],
])('an answer that %s is never kept', async (_what, page) => {
  await using site = await testSite(page)
  for (const _time of [1, 2]) {
    const { headers } = await site.server.inject('/')
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(site.rendered).toHaveLength(4)
})

test('pages not on the list are never shared', async () => {
  await using site = await testSite(() => htmlPage())
  await site.server.inject('/log-ind?redirect=/a')
  await site.server.inject('/log-ind?redirect=/a')
  expect(site.rendered).toHaveLength(2)
  expect(site.rendered[0]).toBe('http://localhost:3000/log-ind?redirect=/a')
})

test('a page is made anew after half a minute', async () => {
  await using site = await testSite(() => htmlPage())
  await site.server.inject('/')
  site.clock.advance({ seconds: 29 })
  await site.server.inject('/')
  expect(site.rendered).toHaveLength(1)
  site.clock.advance({ seconds: 2 })
  await site.server.inject('/')
  expect(site.rendered).toHaveLength(2)
})

test('a session the platform no longer knows loses its cookies and becomes a visitor', async () => {
  await using site = await testSite(async (scope) => htmlPage(String(await scope.player())))
  const cookie = '__Host-session=old; _auth_token=old'
  const { headers, body } = await site.server.inject({ url: '/', headers: { cookie } })
  expect(body).toContain('undefined')
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^_acc_user_id=; .*Max-Age=0/),
    expect.stringMatching(/^_login_log_id=; .*Max-Age=0/),
    expect.stringMatching(/^_register_log_id=; .*Max-Age=0/),
    expect.stringMatching(/^__Host-session=; .*Max-Age=0/),
    expect.stringMatching(/^_auth_token=; .*Max-Age=0/),
  ])
})

test('when a page cannot be made the player reads a Danish sentence with a reference', async () => {
  await using site = await testSite(() => {
    throw new Error('a bug')
  })
  const answer = await site.server.inject('/log-ind')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toMatch(/Oplys referencen [2-9A-Z]{4}-[2-9A-Z]{4}/)
  expect(answer.body).not.toContain('a bug')
})

test('[ERR-01] a failure without a page of its own is told all the same, to who wants a page', async () => {
  await using site = await testSite(() => new Response(null, { status: 500 }))
  const told = await site.server.inject({ url: '/vaskeri', headers: { accept: 'text/html,*/*' } })
  expect([told.statusCode, told.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(told.body).toMatch(/Oplys referencen [A-Z0-9]{4}-[A-Z0-9]{4}/)
  const script = await site.server.inject({ url: '/vaskeri', headers: { accept: '*/*' } })
  expect([script.statusCode, script.body]).toEqual([500, ''])
})
