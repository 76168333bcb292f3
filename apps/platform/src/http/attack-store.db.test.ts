import { callHeaders, smsUnsubscribe, updateEmailNotify } from '@nordlys/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMarketingConsents } from '../players/index.ts'
import { openTestStore, programCredential, type TestStore } from './test-store.ts'

let world: TestStore
let anna: Awaited<ReturnType<TestStore['players']['player']>>
let sofie: typeof anna

beforeAll(async () => {
  world = await openTestStore()
  anna = await world.players.player({ persona: 'anna' }, '6101900000')
  sofie = await world.players.player({ persona: 'sofie' }, '7309920022')
})
afterAll(() => world[Symbol.asyncDispose]())

/** What would tell a statement from a value: an error, another answer, or a long wait. */
const statements = [
  "'",
  "' OR '1'='1",
  "'; DROP TABLE players_player; --",
  "' UNION SELECT secret_hash FROM players_session --",
  "x' || pg_sleep(5) || '",
  '1); SELECT pg_sleep(5); --',
  '\\',
  '%27%20OR%201%3D1',
]

test.each(statements)('[SEC-70] %j is a value to every call that takes a text', async (odd) => {
  const players = await countPlayers()
  const typed = encodeURIComponent(odd)
  const own = `/GATMaven/users/${anna.grant.handle}`
  const { secret } = anna.grant
  const answers = [
    await raw('GET', `/CMScasino/systemConfigByName?name=${typed}`, secret),
    await raw('PUT', `/SMSUnsubscribe/${typed}`, secret),
    await raw('GET', `${own}/getProperty?keyProperty=${typed}`, secret),
    await raw('POST', `${own}/setProperties`, secret, [{ property: odd, value: 'True' }]),
    await raw('GET', `/GATMaven/users/${typed}/validateExpire`, secret),
    await raw('POST', '/Logs/CreateSessionExpireLog', secret, expiry(odd, { userId: odd })),
  ]
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toMatchObject({ result: 0 })
  }
  expect(await countPlayers()).toBe(players)
})

test.each([
  { property: '__proto__', value: 'True' },
  { property: 'constructor', value: 'True' },
  { property: 'isAdmin', value: 'True' },
  { property: 'AcceptSmsOffer', value: 'True' },
  { property: 'acceptsmsoffer', value: true },
  { property: 'acceptsmsoffer', value: ['True'] },
  { property: 'acceptsmsoffer', value: 'true ' },
  { property: ['acceptsmsoffer'], value: 'True' },
  { property: 'acceptsmsoffer' },
])('[SEC-47] %j is nothing that a player may set', async (pair) => {
  const before = await consents(anna.id)
  const path = `/GATMaven/users/${anna.grant.handle}/setProperties`
  const answer = await raw('POST', path, anna.grant.secret, [pair])
  expect([400, 422]).toContain(answer.status)
  expect(await consents(anna.id)).toEqual(before)
})

test('[SEC-43] [SEC-29] a session of one with the secret of another sets and tells nothing', async () => {
  const before = await consents(sofie.id)
  const path = (call: string) => `/GATMaven/users/${sofie.grant.handle}/${call}`
  const query = '?EmailNotify=True&SMSNotify=True&keyProperty=firstdeposit'
  const attempts = [
    ['PUT', `${path('EmailNotify/update')}${query}`],
    ['GET', `${path('getProperty')}${query}`],
    ['GET', path('validateExpire')],
    ['PUT', path('updateDepositor')],
    ['PUT', `/CMScasino/UpdatePlayerTypeToDB?sessionId=${sofie.grant.handle}&playerType=free`],
  ] as const
  for (const [method, url] of attempts) {
    const strange = await raw(method, url, anna.grant.secret)
    const none = await raw(method, url.replace(sofie.grant.handle, 'of-nobody'), anna.grant.secret)
    expect([url, strange.status, strange.body]).toEqual([url, 401, none.body])
  }
  expect(await consents(sofie.id)).toEqual(before)
})

test.each(['admin', 'Money', 'VIP', '', 'money,free', '__proto__'])(
  '[SEC-46] no player becomes of the type %j, nor a depositor by saying so',
  async (playerType) => {
    const address = `/CMScasino/UpdatePlayerTypeToDB?sessionId=${anna.grant.handle}`
    const typed = `${address}&playerType=${encodeURIComponent(playerType)}`
    expect(await raw('PUT', typed, anna.grant.secret)).toMatchObject({ status: 400 })
    const path = `/GATMaven/users/${anna.grant.handle}/updateDepositor?segment=Depositor`
    const wish = { segment: 'Depositor', isDepositor: true }
    expect(await raw('PUT', path, anna.grant.secret, wish)).toMatchObject({ status: 400 })
    const told = await raw('PUT', path, anna.grant.secret)
    expect(told.body).toMatchObject({ data: { segment: 'Non-Depositor' } })
  },
)

test('[SEC-51] a word of a session’s end is short, of its session, and one line of text', async () => {
  const log = (over: object) =>
    raw('POST', '/Logs/CreateSessionExpireLog', anna.grant.secret, expiry('/', over))
  for (const over of [
    { from_route: 'a'.repeat(301) },
    { datetime: 'now' },
    { datetime: '2026-11-21T13:00:00Z\n{"level":50}' },
    { userId: '1 OR 1=1' },
  ]) {
    expect(await log(over)).toMatchObject({ status: 400 })
  }
  expect(await log({ userId: String(sofie.id) })).toMatchObject({ status: 404 })
  const forged = '/"}\u0000\n{"level":60,"msg":"forged"}'
  expect(await log({ from_route: forged })).toMatchObject({ status: 200 })
  const rows = await world.players.db.selectFrom('players_session_expiry').selectAll().execute()
  expect(rows.map(({ from_route }) => from_route)).toEqual(['/"} {"level":60,"msg":"forged"}'])
  for (const line of world.players.logLines) expect(JSON.parse(line).msg).not.toBe('forged')
})

test('[SEC-44] a player’s number, in any dress, is no link', async () => {
  const query = { EmailNotify: true, SMSNotify: true }
  const params = { sessionId: anna.grant.handle }
  await world.ask(updateEmailNotify, { params, query }, anna.grant)
  const number = String(anna.id)
  const guesses = [number, Buffer.from(number).toString('base64url'), number.padStart(60, '0')]
  for (const playerId of [...guesses, 'A'.repeat(60)]) {
    expect(await world.ask(smsUnsubscribe, { params: { playerId } })).toMatchObject({ result: 0 })
  }
  expect(await consents(anna.id)).toEqual({ email: true, sms: true })
})

function expiry(route: string, over: object = {}) {
  const datetime = '2026-11-21T13:00:00Z'
  return { userId: String(anna.id), from_route: route, datetime, ...over }
}

function consents(player: typeof anna.id) {
  return readMarketingConsents(world.players.db, player, 'nordlys')
}

async function countPlayers() {
  const rows = await world.players.db.selectFrom('players_player').select('player_id').execute()
  return rows.length
}

async function raw(method: string, path: string, secret: string, body?: unknown) {
  const answer = await fetch(new URL(path, world.url), {
    method,
    headers: {
      [callHeaders.credential]: `Bearer ${programCredential}`,
      [callHeaders.sessionSecret]: secret,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
