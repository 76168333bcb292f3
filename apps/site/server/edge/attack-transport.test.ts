import { once } from 'node:events'
import { connect } from 'node:net'
import { missingOfPolicy } from '@nordlys/testing/missing-of-policy'
import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const ours = { origin: 'http://localhost:3000' }
const evil = 'https://evil.example'

type Site = Awaited<ReturnType<typeof testSite>>

/** One of each kind of answer, and what each says it is. */
const answers: readonly (readonly [what: string, url: string, status: number, type: string])[] = [
  ['a shared page', '/', 200, 'text/html; charset=utf-8'],
  ['a page for one', '/registrer', 200, 'text/html; charset=utf-8'],
  ['a file', '/favicon.ico', 200, 'image/vnd.microsoft.icon'],
  ['a picture', '/billeder/nordlys.webp', 200, 'image/webp'],
  ['a missing picture', '/billeder/ukendt.webp', 404, 'image/png'],
  ['a call', '/api/menu', 200, 'application/json; charset=utf-8'],
  ['an unknown call', '/api/findes-ikke', 404, 'application/json; charset=utf-8'],
  ['a refusal', '/api/balance', 401, 'application/json; charset=utf-8'],
  ['a call of the wrong shape', '/api/cookie?key=%00', 400, 'application/json; charset=utf-8'],
  ['the style sheet', '/tema.css', 200, 'text/css; charset=utf-8'],
  ['the map', '/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ['the word to robots', '/robots.txt', 200, 'text/plain; charset=utf-8'],
  ['health', '/healthz', 200, 'application/json; charset=utf-8'],
  ['an address that cannot be read', '/%ff', 400, 'text/plain; charset=utf-8'],
  ['a call that cannot be read', '/api/%c0%af', 400, 'text/plain; charset=utf-8'],
]

test.each(answers)(
  '[SEC-09] [SEC-11] [SEC-13] %s says what it is and lets nobody in',
  async (...row) => {
    const [, url, status, type] = row
    await using site = await testSite(() => htmlPage())
    const { statusCode, headers } = await site.server.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([status, type])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    for (const denied of ['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']) {
      expect(headers['permissions-policy']).toContain(denied)
    }
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test.each([
  ['/', {}],
  ['/', { cookie: knownCookies }],
  ['/registrer', {}],
])('[FLT-78] the page %s has a whole policy', async (url, headers) => {
  await using site = await testSite(() => htmlPage())
  expect(missingOfPolicy((await site.server.inject({ url, headers })).headers)).toEqual([])
})

test.each(answers)(
  '[SEC-02] over TLS %s says to come by TLS alone, for a year',
  async (_what, url) => {
    await using site = await testSite(() => htmlPage(), { publicUrl: 'https://nordlys.example' })
    const { headers } = await site.server.inject(url)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  },
)

test.each([
  ['GET', '/nyheder?side=2', 308],
  ['HEAD', '/', 308],
  ['GET', '//evil.example', 308],
  ['GET', '/api/menu', 403],
  ['POST', '/api/marketing', 403],
  ['PUT', '/api/menu', 403],
  ['POST', '/registrer', 403],
  ['GET', '/healthz', 200],
] as const)('[SEC-03] over http %s %s is %i', async (method, url, status) => {
  await using site = await testSite(() => htmlPage(), { publicUrl: 'https://nordlys.example' })
  for (const said of ['http', 'https, http']) {
    const headers = { 'x-forwarded-proto': said, origin: 'https://nordlys.example' }
    const answer = await site.server.inject({ method, url, headers })
    expect(answer.statusCode).toBe(status)
    if (status === 200) continue
    expect(answer.headers.location).toBe(
      status === 308 ? `https://nordlys.example${url}` : undefined,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['strict-transport-security']).toBeDefined()
  }
  expect(site.rendered).toEqual([])
})

test.each([
  ['https://nordlys.example', undefined],
  ['https://nordlys.example', 'https'],
  ['https://nordlys.example', 'http, https'],
  ['http://localhost:3000', 'http'],
])('[SEC-03] at %s what came by %s is answered', async (publicUrl, said) => {
  await using site = await testSite(() => htmlPage(), { publicUrl })
  const headers = said === undefined ? {} : { 'x-forwarded-proto': said }
  for (const url of ['/', '/api/menu']) {
    expect((await site.server.inject({ url, headers })).statusCode).toBe(200)
  }
})

test('[SEC-02] so do a refused form and a page that could not be made', async () => {
  await using site = await testSite(
    () => {
      throw new Error('a bug')
    },
    { publicUrl: 'https://nordlys.example' },
  )
  const foreign = await site.server.inject({ method: 'POST', url: '/', headers: { origin: evil } })
  const broken = await site.server.inject('/log-ind')
  expect([foreign.statusCode, broken.statusCode]).toEqual([403, 503])
  for (const { headers } of [foreign, broken]) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  }
})

test.each(answers)('[SEC-12] %s is not shared with another site that asks', async (_what, url) => {
  await using site = await testSite(() => htmlPage())
  for (const origin of [evil, 'null']) {
    const { headers } = await site.server.inject({ url, headers: { origin } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  const preflight = await site.server.inject({
    method: 'OPTIONS',
    url,
    headers: { origin: evil, 'access-control-request-method': 'POST' },
  })
  expect(preflight.statusCode).toBeGreaterThanOrEqual(400)
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
})

test('[SEC-04] scripts run by a page’s own nonce or by their hashes', async () => {
  await using site = await testSite(({ nonce }) => htmlPage(String(nonce)))
  const policyOf = async (url: string) => {
    const { headers } = await site.server.inject(url)
    return String(headers['content-security-policy'])
  }
  const nonces = [await policyOf('/registrer'), await policyOf('/registrer')].map(scriptSources)
  for (const sources of nonces) expect(sources).toMatch(/^'self' 'nonce-[\w-]{22}'$/)
  expect(nonces[0]).not.toBe(nonces[1])
  const shared = await policyOf('/')
  expect(scriptSources(shared)).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(shared.split('; ')).toContain(directive)
  }
})

test('[SEC-05] a document made for one asks for trusted types, of one policy alone', async () => {
  const analyticsUrl = 'https://analytics.example/container.js'
  await using site = await testSite(() => htmlPage(), { analyticsUrl })
  const asksIn = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await site.server.inject({ url, headers })
    const policy = String(answer.headers['content-security-policy']).split('; ')
    return ["require-trusted-types-for 'script'", 'trusted-types default'].map((directive) =>
      policy.includes(directive),
    )
  }
  for (const url of ['/registrer', '/min-konto/indbetal', '/min-konto/profil', '/quick-deposit']) {
    expect([url, await asksIn(url)]).toEqual([url, [true, true]])
  }
  expect(await asksIn('/', { cookie: knownCookies })).toEqual([true, true])
  // A page for all may carry a container, which lives by no rule of ours but its origin.
  expect(await asksIn('/')).toEqual([false, false])
})

test('[SEC-07] [SEC-08] a page frames the games and the payment provider, and nobody frames it', async () => {
  await using site = await testSite(() => htmlPage())
  const games = new URL(site.neighbours.gamesUrl).origin
  for (const url of ['/', '/log-ind', '/min-konto/indbetal']) {
    const { headers } = await site.server.inject(url)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain(`frame-src ${games} http://127.0.0.1:3003`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.join()).not.toContain('*')
  }
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '[SEC-14] %s is no method of a page',
  async (method) => {
    await using site = await testSite(() => htmlPage())
    const { statusCode, headers } = await site.server.inject({ method, url: '/', headers: ours })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(site.rendered).toEqual([])
  },
)

test.each(answers)('[SEC-14] %s does not tell what made it', async (_what, url) => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await site.server.inject(url)
  for (const banner of ['server', 'x-powered-by', 'via', 'x-runtime']) {
    expect(headers).not.toHaveProperty(banner)
  }
})

/** What is somebody's own: by address, with the cookies of a player. */
const own = ['/', '/min-konto/oversigt', '/min-konto/oversigt.data', '/_root.data', '/api/balance']

test.each(own)('[SEC-15] %s of a player is kept by no cache', async (url) => {
  await using site = await testSite(async (scope) => htmlPage((await scope.player())?.firstName))
  await site.server.inject(url)
  const headers = { cookie: knownCookies }
  const answer = await site.server.inject({ url, headers })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
  expect((await site.server.inject(url)).body).not.toContain('Mette')
})

test('[SEC-15] what many receive is told apart by cookie on its way', async () => {
  await using site = await testSite(() => htmlPage())
  const { headers } = await site.server.inject('/')
  expect(headers.vary).toContain('cookie')
  expect(headers['cache-control']).toBe('no-cache')
})

test.each([
  ['two ways to tell its length', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n'],
  ['two lengths', 'Content-Length: 6\r\nContent-Length: 7\r\n'],
  ['a length that is none', 'Content-Length: +6\r\n'],
  ['an odd encoding', 'Transfer-Encoding: xchunked\r\n'],
  ['an encoding said twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n'],
  ['a space before the colon', 'Content-Length : 6\r\n'],
  ['a folded line', 'X-A: b\r\n c\r\nContent-Length: 6\r\n'],
  ['a bare line feed', 'X-A: b\nContent-Length: 6\r\n'],
])(
  '[SEC-16] a request with %s is refused, and nothing that follows is read',
  async (_what, odd) => {
    await using site = await testSite(() => htmlPage())
    const head = `POST /log-ind HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: ${ours.origin}\r\n`
    const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
    const answer = await raw(site, `${head}${form}${odd}\r\n0\r\n\r\nGET /log-ind HTTP/1.1\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(site.rendered).toEqual([])
  },
)

test('[SEC-16] a request for two hosts, or for none, is refused', async () => {
  await using site = await testSite(() => htmlPage())
  for (const hosts of ['', 'Host: localhost:3000\r\nHost: evil.example\r\n']) {
    const answer = await raw(site, `GET /log-ind HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(site.rendered).toEqual([])
})

test('[SEC-17] a visitor’s word on host and protocol changes nothing', async () => {
  await using site = await testSite(() => htmlPage())
  const told = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': '/min-konto/profil',
    'x-rewrite-url': '/min-konto/profil',
  }
  const answer = await site.server.inject({ url: '/log-ind', headers: told })
  expect(site.rendered).toEqual(['http://localhost:3000/log-ind'])
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain('evil')
})

function scriptSources(policy: string): string | undefined {
  return /script-src ([^;]*)/.exec(policy)?.[1]
}

/** Says exactly this to the server, and reads until it hangs up. */
async function raw({ server }: Site, text: string): Promise<string> {
  const { port } = new URL(
    await server.listen({ host: '127.0.0.1', port: 0 }).catch(() => at(server)),
  )
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (part) => (answer += part))
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return answer
}

function at(server: Site['server']): string {
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return `http://127.0.0.1:${address.port}`
}
