import { forwardedStoreCalls, productCalls } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { knownCookies, knownSession } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const ours = { origin: 'http://localhost:3000' }
const form = 'application/x-www-form-urlencoded'

type Site = Awaited<ReturnType<typeof testSite>>

function call(site: Site, url: string, payload: string) {
  const headers = { ...ours, cookie: knownCookies, 'content-type': 'application/json' }
  return site.server.inject({ method: 'POST', url, headers, payload })
}

test.each([
  ['nothing and no type', '', undefined],
  [
    'a form cut off',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    'multipart/form-data; boundary=x',
  ],
  ['a form without its boundary', 'a=b', 'multipart/form-data'],
])(
  '[SEC-98] a page that is sent %s says so, and the site goes on',
  async (_what, payload, type) => {
    await using site = await testSite(() => htmlPage())
    const headers = { ...ours, ...(type && { 'content-type': type }) }
    const answer = await site.server.inject({ method: 'POST', url: '/log-ind', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(site.rendered).toEqual([])
    expect((await site.server.inject('/healthz')).statusCode).toBe(200)
  },
)

test('[SEC-98] an empty form is a form', async () => {
  await using site = await testSite(() => htmlPage())
  const headers = { ...ours, 'content-type': form }
  const asked = { method: 'POST', url: '/log-ind', headers, payload: '' } as const
  expect((await site.server.inject(asked)).statusCode).toBe(200)
})

test.each([
  '{"sessionId":"x","__proto__":{"isAdmin":true}}',
  '{"sessionId":"x","constructor":{"prototype":{"isAdmin":true}}}',
  '{"sessionId":["x"]}',
  '{"sessionId":{"$ne":""}}',
  '{"sessionId":null}',
  '{"sessionId":1}',
  '{"sessionId":"\\u0000',
  '["x"]',
  '"x"',
  'null',
  '',
  '{"a":'.repeat(5_000),
])('[SEC-80] a body of %j is none of this call', async (payload) => {
  await using site = await testSite(() => htmlPage())
  const answer = await call(site, '/api/deposit/account-summary', payload)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'not-understood' }])
  expect(Object.prototype).not.toHaveProperty('isAdmin')
})

test('[SEC-81] a parameter told twice is refused, in an address and in a body', async () => {
  await using site = await testSite(() => htmlPage())
  const twice = '/api/cookie?key=_player_type&key=_acc_user_id'
  expect((await site.server.inject(twice)).statusCode).toBe(400)
  const { handle } = knownSession
  const own = `"sessionId":"${handle}"`
  for (const payload of [
    `{"sessionId":"of-another",${own}}`,
    `{${own},${own}}`,
    `{${own},"session\\u0049d":"of-another"}`,
    `{${own},"x":[{"a":1,"a":2}]}`,
  ]) {
    const answer = await call(site, '/api/deposit/account-summary', payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'not-understood' }])
  }
  expect(site.neighbours.asked.get('/v1/session/read')).toBeUndefined()
  expect((await call(site, '/api/deposit/account-summary', `{${own}}`)).statusCode).toBe(200)
})

test('[SEC-70] [SEC-78] what is typed where a cookie or header is read reaches no neighbour', async () => {
  await using site = await testSite(async (scope) => htmlPage(String(await scope.player())))
  for (const odd of ["' OR 1=1--", '"; DROP TABLE players_player;--', '%00', 'a%0d%0aX-A:b']) {
    const cookie = `__Host-session=${odd}; _auth_token=${odd}; _acc_user_id=${odd}`
    const headers = { cookie, key: odd, timestamp: odd }
    expect((await site.server.inject({ url: '/', headers })).body).toContain('undefined')
    const info = await site.server.inject({ url: '/api/siteInfo', headers })
    expect(info.statusCode).toBe(200)
    expect(info.body).not.toContain('DROP')
  }
  expect(site.neighbours.asked.get('/v1/session/read')).toBeUndefined()
})

test.each([
  'http://127.0.0.1:3001/v1/content/version',
  'https://evil.example/a.png',
  '//169.254.169.254/latest/meta-data',
  '[::1]:3001',
  '0x7f.1',
  '2130706433',
  'file:///etc/passwd',
  'gopher://127.0.0.1:5432/x',
  '../v1/content/version',
  'nordlys.webp/../../version',
  'nordlys.webp%00.png',
  'nordlys.webp?url=http://127.0.0.1',
  'NORDLYS.WEBP',
  'nordlys.html',
  'nordlys.webp#.png',
])('[SEC-76] [SEC-77] the way to pictures leads to none of %s', async (name) => {
  await using site = await testSite(() => htmlPage())
  for (const url of [`/billeder/${name}`, `/billeder/${encodeURIComponent(name)}`]) {
    const answer = await site.server.inject({ url, headers: { cookie: '' } })
    expect(answer.body).not.toContain('version')
    expect([...site.neighbours.asked.keys()].filter((path) => path.startsWith('/v1/'))).toEqual(
      [...site.neighbours.asked.keys()].filter((path) =>
        /^\/v1\/content\/(?:images\/nordlys\.webp|read|version)$/.test(path),
      ),
    )
  }
})

test('[SEC-77] a picture is passed on as it is: nothing is unpacked, drawn or fetched for it', async () => {
  await using site = await testSite(() => htmlPage())
  const url = '/billeder/nordlys.webp?w=99999&h=99999&url=http://127.0.0.1/'
  const answer = await site.server.inject(url)
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  const asked = [...site.neighbours.asked.keys()].filter((path) => path.includes('/images/'))
  expect(asked).toEqual([expect.stringMatching(/\/images\/nordlys\.webp$/)])
})

test('[SEC-52] the description of the calls tells of those alone that a page may ask', async () => {
  await using site = await testSite(() => htmlPage())
  const { body } = await site.server.inject('/api/openapi.json')
  const paths = Object.keys(JSON.parse(body).paths)
  const known = [...productCalls, ...forwardedStoreCalls].map(({ path }) => path)
  expect(paths).toEqual([...new Set(known)])
  expect(body).not.toMatch(/updateDepositor|127\.0\.0\.1|\/v1\//)
})

test('[SEC-54] nobody is given a connection that stays open', async () => {
  await using site = await testSite(() => htmlPage())
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'x',
    'sec-websocket-version': '13',
    cookie: knownCookies,
  }
  for (const url of ['/', '/ws', '/api/menu']) {
    expect((await site.server.inject({ url, headers })).statusCode).not.toBe(101)
  }
})

test('[SEC-97] a call that breaks says a sentence and nothing of the inside', async () => {
  await using site = await testSite(() => {
    throw new Error('SELECT secret FROM players_player at /srv/app/index.ts:1')
  })
  const page = await site.server.inject('/log-ind')
  await site.neighbours[Symbol.asyncDispose]()
  const { handle: sessionId } = knownSession
  const calls = [
    await site.server.inject({ url: '/api/balance', headers: { cookie: knownCookies } }),
    await call(site, '/api/deposit/account-summary', JSON.stringify({ sessionId })),
    await site.server.inject('/billeder/nordlys.webp'),
  ]
  for (const { statusCode, body } of [page, ...calls]) {
    expect(statusCode).toBe(503)
    expect(body).not.toMatch(
      /SELECT|players_player|\.ts:|\bat \/|ECONNREFUSED|127\.0\.0\.1|content image/,
    )
  }
})
