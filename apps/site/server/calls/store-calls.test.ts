import { type HttpCall, storeCalls } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { knownCookies, knownSession } from '../testing/test-answering.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'
import { storeAnswers } from '../testing/test-store-neighbour.ts'

const ours = { origin: 'http://localhost:3000' }
const token = 'token-of-an-unsubscribe-link-that-is-long'

/** What a page asks of each call. */
const requests: Record<string, { address: string; body?: unknown }> = {
  systemConfigByName: { address: '/CMScasino/systemConfigByName?name=minAge' },
  SMSUnsubscribe: { address: `/SMSUnsubscribe/${token}` },
  UnsubscribeBrand: {
    address: '/SMSUnsubscribe/UnsubscribeBrand',
    body: { playerID: token, brand: 'nordlys' },
  },
  DisablePromotionalEmail: {
    address: `/GATMaven/users/DisablePromotionalEmail?UserGuid=${token}&IpAddress=1.2.3.4`,
  },
  setProperties: {
    address: '/GATMaven/users/{sessionId}/setProperties',
    body: [{ property: 'acceptsmsoffer', value: 'True' }],
  },
  'EmailNotify/update': {
    address: '/GATMaven/users/{sessionId}/EmailNotify/update?EmailNotify=True&SMSNotify=False',
  },
  MarketingNotification: { address: '/Player/MarketingNotification/{sessionId}/40118267' },
  'MarketingNotification/accept': {
    address: '/Player/MarketingNotification/{sessionId}',
    body: { userId: '40118267', day: 1 },
  },
  getProperty: { address: '/GATMaven/users/{sessionId}/getProperty?keyProperty=firstdeposit' },
  UpdatePlayerTypeToDB: {
    address: '/CMScasino/UpdatePlayerTypeToDB?sessionId={sessionId}&playerType=money',
  },
  validateExpire: { address: '/GATMaven/users/{sessionId}/validateExpire' },
  CreateSessionExpireLog: {
    address: '/Logs/CreateSessionExpireLog',
    body: { userId: '40118267', from_route: '/', datetime: '2026-11-21T13:00:00Z' },
  },
}

const forwarded = storeCalls.filter(({ name }) => name in requests)
const ofSession = forwarded.filter(({ session }) => session)

function ask(
  site: Awaited<ReturnType<typeof testSite>>,
  spec: HttpCall,
  { cookie = knownCookies, sessionId = knownSession.handle } = {},
) {
  const { address = '', body } = requests[spec.name] ?? {}
  return site.server.inject({
    method: spec.method,
    url: `/api/store${address.replace('{sessionId}', sessionId)}`,
    headers: { ...ours, cookie },
    ...(body !== undefined && { payload: body as object }),
  })
}

test.each(forwarded)(
  '[API-03] $name is passed on as asked, with session and credential',
  async (spec) => {
    await using site = await testSite(() => htmlPage())
    const answer = await ask(site, spec)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { result: 1, data: storeAnswers[spec.name] },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    const { address = '', body } = requests[spec.name] ?? {}
    expect(site.neighbours.stored).toEqual([
      {
        name: spec.name,
        url: address.replace('{sessionId}', knownSession.handle).replace('1.2.3.4', '127.0.0.1'),
        ...knownSession,
        clientAddress: '127.0.0.1',
        credential: 'Bearer site',
        body,
      },
    ])
  },
)

test.each(ofSession)(
  '[API-03, SES-06] $name is refused to whom the session is not, unasked',
  async (spec) => {
    await using site = await testSite(() => htmlPage())
    const strangers = [
      { cookie: '' },
      { cookie: `_auth_token=${knownSession.handle}` },
      { sessionId: 'handle-of-another' },
    ]
    for (const stranger of strangers) {
      const answer = await ask(site, spec, stranger)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { result: 0, code: 'session-expired' },
      ])
    }
    expect(site.neighbours.stored).toEqual([])
  },
)

test.each(forwarded)(
  '[API-03, ERR-03] $name tells of a platform that is away with a failure object',
  async (spec) => {
    await using site = await testSite(() => htmlPage())
    await site.neighbours[Symbol.asyncDispose]()
    const answer = await ask(site, spec)
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { result: 0, message: expect.any(String), code: 'no-answer' },
    ])
  },
)

test('[API-03, ERR-03] what the platform refuses keeps its status and its reason', async () => {
  await using site = await testSite(() => htmlPage())
  const get = (url: string, cookie = knownCookies) =>
    site.server.inject({ url: `/api/store${url}`, headers: { cookie } })
  const absent = await get('/CMScasino/systemConfigByName?name=unknown')
  expect([absent.statusCode, absent.json()]).toMatchObject([404, { result: 0, code: 'unknown' }])
  const old = '__Host-session=old; _auth_token=old'
  const over = await get('/GATMaven/users/old/validateExpire', old)
  expect([over.statusCode, over.json()]).toMatchObject([
    401,
    { result: 0, code: 'session-expired' },
  ])
  expect(over.headers['set-cookie']).toBeUndefined()
})

test('[SES-03] the end of a session is told with whichever cookie is left', async () => {
  await using site = await testSite(() => htmlPage())
  const [spec] = storeCalls.filter(({ name }) => name === 'CreateSessionExpireLog')
  if (!spec) throw new Error('there is no such call')
  for (const cookie of [
    `_auth_token=${knownSession.handle}`,
    `__Host-session=${knownSession.secret}`,
  ]) {
    expect((await ask(site, spec, { cookie })).statusCode).toBe(200)
  }
  expect(site.neighbours.stored).toMatchObject([
    { secret: undefined, handle: knownSession.handle },
    { secret: knownSession.secret, handle: undefined },
  ])
})

test('[API-03] what no page has a use for is not passed on', async () => {
  await using site = await testSite(() => htmlPage())
  const headers = { ...ours, cookie: knownCookies }
  const { handle } = knownSession
  for (const [method, url] of [
    ['PUT', `/api/store/GATMaven/users/${handle}/updateDepositor`],
    ['POST', '/api/store/v1/session/read'],
    ['GET', '/api/store/healthz'],
    ['GET', `/api/store/GATMaven/users/${handle}/../../../v1/content/version`],
    ['POST', `/api/store/GATMaven/users/${handle}/validateExpire`],
  ] as const) {
    const answer = await site.server.inject({ method, url, headers })
    expect([url, answer.statusCode, answer.json()]).toMatchObject([
      url,
      404,
      { result: 0, code: 'unknown' },
    ])
  }
  expect(site.neighbours.stored).toEqual([])
})

test('[API-03] a store call from another site’s page is refused, and so is a form', async () => {
  await using site = await testSite(() => htmlPage())
  const url = '/api/store/SMSUnsubscribe/UnsubscribeBrand'
  const payload = { playerID: token, brand: 'nordlys' }
  const foreign = { origin: 'https://evil.example' }
  const asked = await site.server.inject({ method: 'PUT', url, headers: foreign, payload })
  expect(asked.statusCode).toBe(403)
  const form = await site.server.inject({
    method: 'PUT',
    url,
    headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `playerID=${token}&brand=nordlys`,
  })
  expect([form.statusCode, form.json()]).toMatchObject([415, { result: 0, code: 'not-understood' }])
  expect(site.neighbours.stored).toEqual([])
})
