import { productCalls, storeCalls } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { sessionCookies } from '../../app/parts/identification/session-cookies.ts'
import { knownCookies, knownSession } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const ours = { origin: 'http://localhost:3000' }
const { handle, secret } = knownSession
const old = '__Host-session=old; _auth_token=old'

type Site = Awaited<ReturnType<typeof testSite>>

function post(site: Site, url: string, payload: object | string, headers: object = {}) {
  const asked = { method: 'POST', url, payload } as const
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
  return site.server.inject({
    ...asked,
    headers: { ...ours, cookie: knownCookies, ...type, ...headers },
  })
}

test('[SEC-18] the session’s cookie is for this host, TLS and HTTP alone', () => {
  const [line = ''] = sessionCookies({
    secret: 's',
    handle: 'h',
    logId: 'l',
    expiresAt: new Date(0),
  })
  const [pair, ...attributes] = line.split('; ')
  expect(pair).toBe('__Host-session=s')
  expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
})

test('[SEC-20] a session that somebody brought along is not the one a login gives', async () => {
  await using site = await testSite(async (scope) => htmlPage(String(await scope.player())))
  // Planted by another: neither half opens anything without the other one of the same login.
  for (const cookie of [
    `__Host-session=${secret}; _auth_token=planted`,
    `__Host-session=planted; _auth_token=${handle}`,
    `_auth_token=${handle}`,
    `__host-session=${secret}; _auth_token=${handle}`,
  ]) {
    const { body } = await site.server.inject({ url: '/log-ind', headers: { cookie } })
    expect(body).toContain('undefined')
  }
})

test('[SEC-21] [SEC-31] [FLT-88] a logout ends the session, and takes its cookies', async () => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await post(site, '/api/auth/logout', { sessionId: handle })
  expect(site.neighbours.asked.get('/v1/session/end')).toBe(1)
  // What a player saw is in no cache: to walk through one takes seconds where it is full.
  expect(headers['clear-site-data']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
  for (const line of headers['set-cookie'] ?? []) expect(line).toContain('Max-Age=0')
})

test('[SEC-21] [SES-08] a browser forgets its login though the platform does not answer', async () => {
  await using site = await testSite(() => htmlPage())
  site.neighbours.failing.add('/v1/session/end')
  const { statusCode, headers } = await post(site, '/api/auth/logout', { sessionId: handle })
  expect(statusCode).toBe(503)
  expect(headers['set-cookie']).toHaveLength(5)
  for (const line of headers['set-cookie'] ?? []) expect(line).toContain('Max-Age=0')
})

test('[SEC-31] [FLT-88] a session found to have ended takes its cookies with it, and no cache', async () => {
  await using site = await testSite(async (scope) => htmlPage(String(await scope.player())))
  for (const url of ['/', '/min-konto/oversigt', '/api/balance']) {
    const { headers } = await site.server.inject({ url, headers: { cookie: old } })
    expect([url, headers['clear-site-data']]).toEqual([url, undefined])
    expect(headers['set-cookie']).toHaveLength(5)
  }
})

test('[SEC-21] what a session could ask is refused once it has ended', async () => {
  await using site = await testSite(() => htmlPage())
  for (const { path } of productCalls.filter(({ session }) => session)) {
    const { statusCode } = await post(site, path, { sessionId: 'old' }, { cookie: old })
    expect([path, statusCode]).toEqual([path, 401])
  }
})

const secretNames = [
  '__Host-session',
  '_Host-session',
  'Host-session',
  '__host-session',
  '__HOST-SESSION',
  '%5F%5FHost-session',
  '__Host%2Dsession',
  '%255F_Host-session',
  ' __Host-session',
  '__Host-session%00',
  '__Host-session%20',
  '__Secure-session',
  'session',
  '_session',
  'registration',
  '__Host-registration',
  '__proto__',
  'constructor',
]

test.each(secretNames)('[SEC-26] asking for the cookie %j tells nothing', async (name) => {
  await using site = await testSite(() => htmlPage())
  const cookie = `${knownCookies}; registration=mine; __Host-registration=mine`
  for (const key of [name, `_player_type&key=${name}`]) {
    const { statusCode, body } = await site.server.inject({
      url: `/api/cookie?key=${key}`,
      headers: { cookie },
    })
    expect([key, statusCode]).toEqual([key, 400])
    expect(body).not.toMatch(/of-mette|mine/)
  }
})

test.each([
  ...['__Host-session', '__host-session', '_auth_token', '_access_token', '_check_cpr'],
  ...['_acc_user_id', '_player_type', '_wagering', '__proto__', 'a; Path=/; HttpOnly', ''],
])('[SEC-27] no call of a page’s sets or clears the cookie %j', async (key) => {
  await using site = await testSite(() => htmlPage())
  for (const max_age of [60, 0]) {
    const answer = await post(site, '/api/cookie', { key, value: 'x', max_age })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
  }
})

test.each(['ja\r\nSet-Cookie: a=b', 'ja; HttpOnly; Domain=evil', '\u2028', '"', '<b>'])(
  '[SEC-27] [SEC-78] a cookie’s value %j adds nothing to its line',
  async (value) => {
    await using site = await testSite(() => htmlPage())
    const body = { key: '_accept_news', value, max_age: 60 }
    const lines = (await post(site, '/api/cookie', body)).headers['set-cookie']
    expect(lines).toHaveLength(1)
    expect(String(lines)).toMatch(
      /^_accept_news=[\w%.~!*'()-]*; Path=\/; Secure; SameSite=Lax; Max-Age=60$/,
    )
  },
)

test.each([-1, 1.5, '60', 2 ** 60, null, [60], '60; Domain=evil'])(
  '[SEC-27] a cookie lives for no %j seconds',
  async (max_age) => {
    await using site = await testSite(() => htmlPage())
    const answer = await post(site, '/api/cookie', { key: '_accept_news', value: 'x', max_age })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
  },
)

test('[SEC-28] another player’s number in the cookie changes nothing that is shown or asked', async () => {
  await using site = await testSite(async (scope) =>
    htmlPage(`${(await scope.player())?.playerId}`),
  )
  const cookie = `${knownCookies}; _acc_user_id=1`
  const page = await site.server.inject({ url: '/min-konto/profil', headers: { cookie } })
  expect(page.body).toContain('40118267')
  expect(page.headers['set-cookie']).toEqual([expect.stringContaining('_acc_user_id=40118267')])
  const profile = await post(site, '/api/user/user-profile', { sessionId: handle }, { cookie })
  expect(profile.json()).toMatchObject({ data: { userInfo: { userId: '40118267' } } })
  const alone = await site.server.inject({ url: '/', headers: { cookie: '_acc_user_id=40118267' } })
  expect(alone.body).not.toContain('40118267')
})

const ofSession = [
  ...productCalls.filter(({ session }) => session),
  ...storeCalls
    .filter(({ session }) => session)
    .map((c) => ({ ...c, path: `/api/store${c.path}` })),
]

test.each(ofSession)(
  '[SEC-29] [SEC-43] $name tells of another’s session exactly what it tells of none',
  async ({ method, path }) => {
    await using site = await testSite(() => htmlPage())
    const ask = async (sessionId: string) => {
      const url = path.replace('{sessionId}', sessionId).replace('{userId}', '40118267')
      const query = url.includes('?') ? '' : '?'
      const { statusCode, body, headers } = await site.server.inject({
        method,
        url: `${url}${query}sessionId=${sessionId}&playerType=free&keyProperty=firstdeposit`,
        headers: { ...ours, cookie: '__Host-session=own; _auth_token=own' },
        ...(method !== 'GET' && { payload: { sessionId, userId: '40118267', day: 1 } }),
      })
      return { statusCode, body, cookies: headers['set-cookie'] }
    }
    const [anothers, nobodys] = [await ask(handle), await ask('of-nobody')]
    expect(anothers).toEqual(nobodys)
    expect(anothers.statusCode).toBeGreaterThanOrEqual(400)
    expect(site.neighbours.stored).toEqual([])
  },
)

test.each(['/?logout=true', '/min-konto/profil?logout=true', '/api/auth/logout', '/api/logout'])(
  '[SEC-30] another site’s picture or form of %s logs nobody out',
  async (url) => {
    await using site = await testSite(() => htmlPage())
    const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
    await site.server.inject({ url, headers: { cookie: knownCookies, ...from } })
    const origins = [{ origin: 'https://evil.example' }, { origin: 'null' }, from]
    for (const headers of origins) {
      const answer = await site.server.inject({
        method: 'POST',
        url,
        headers: { cookie: knownCookies, 'content-type': 'text/plain', ...headers },
        payload: JSON.stringify({ sessionId: handle }),
      })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(site.neighbours.asked.get('/v1/session/end')).toBeUndefined()
  },
)

test('[SEC-48] who says to be an administrator is told no more than anybody', async () => {
  await using site = await testSite(() => htmlPage())
  const admin = await post(site, '/api/navigation', { active: '/', isAdmin: true })
  expect([admin.statusCode, admin.json().data]).toEqual([403, undefined])
  const extra = { active: '/', isAdmin: false, role: 'admin', admin: true }
  const plain = await post(site, '/api/navigation', { active: '/', isAdmin: false })
  expect((await post(site, '/api/navigation', extra)).json()).toEqual(plain.json())
})

test('[SEC-50] what a profile tells has no personal number, code, address or inner name', async () => {
  await using site = await testSite(() => htmlPage())
  const profile = await post(site, '/api/user/user-profile', { sessionId: handle })
  const { userInfo } = profile.json().data
  for (const name of [
    'nationalId',
    'pin',
    'clientIP',
    'externalId',
    'password',
    'securityAnswer',
  ]) {
    expect([name, userInfo[name] ?? '']).toEqual([name, ''])
  }
  expect(profile.body).not.toContain(secret)
})

test('[SEC-45] a mailbox’s own button needs no origin, a browser’s form does', async () => {
  await using site = await testSite(() => htmlPage())
  const press = async (url: string, headers: Record<string, string> = {}) => {
    const type = 'application/x-www-form-urlencoded'
    const payload = 'List-Unsubscribe=One-Click'
    const sent = {
      method: 'POST',
      url,
      headers: { 'content-type': type, ...headers },
      payload,
    } as const
    return (await site.server.inject(sent)).statusCode
  }
  const link = '/unsubscribe?UserGuid=sealed'
  expect(await press(link)).toBe(200)
  expect(await press('/unsubscribebrand?playerID=sealed&brand=nordlys')).toBe(200)
  const rendered = site.rendered.length
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    expect(await press(link, headers)).toBe(403)
  }
  for (const url of [
    '/unsubscribe',
    '/unsubscribed?a=b',
    '/min-konto/profil/sessioner?unsubscribe?',
  ]) {
    expect(await press(url)).toBe(403)
  }
  expect(site.rendered).toHaveLength(rendered)
})
