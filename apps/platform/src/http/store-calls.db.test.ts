import {
  acceptMarketingNotification,
  callHeaders,
  createCaller,
  createSessionExpireLog,
  createStoreCaller,
  getProperty,
  innerConfigurations,
  namedConfigurations,
  readMarketingNotification,
  readUserProfile,
  setProperties,
  smsUnsubscribe,
  storeCalls,
  systemConfigByName,
  updateDepositor,
  updateEmailNotify,
  updatePlayerType,
  validateExpire,
} from '@nordlys/contracts'
import { hourMs } from '@nordlys/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveEntry } from '../content/index.ts'
import { readMarketingConsents } from '../players/index.ts'
import { openTestStore, programCredential, type TestStore } from './test-store.ts'

const brand = 'nordlys'
let world: TestStore
let anna: Awaited<ReturnType<TestStore['players']['player']>>
let sofie: typeof anna
let hers: { secret: string; handle: string }

beforeAll(async () => {
  world = await openTestStore()
  anna = await world.players.player({ persona: 'anna' }, '6101900000')
  sofie = await world.players.player({ persona: 'sofie' }, '7309920022')
})
afterAll(() => world[Symbol.asyncDispose]())

beforeEach(async () => {
  world.clock.advance({ hours: 1 })
  const outcome = await world.players.login({ persona: 'anna' })
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  hers = outcome.session
})

const expired = { result: 0, code: 'session-expired' }
const unknown = { result: 0, code: 'unknown' }

function consents(player = anna.id) {
  return readMarketingConsents(world.players.db, player, brand)
}

async function linesOf(action: string, player = anna.id) {
  return world.players.db
    .selectFrom('audit_line')
    .select('details')
    .where('action', '=', action)
    .where('player_id', '=', player)
    .orderBy('line_id')
    .execute()
}

/** Both consents as they are after registration: given. */
async function consentToAll() {
  const { handle: sessionId } = hers
  const query = { EmailNotify: true, SMSNotify: true }
  await world.ask(updateEmailNotify, { params: { sessionId }, query }, hers)
}

test('[API-03, ERR-03] each call needs a credential and fails with the failure object', async () => {
  expect(storeCalls).toHaveLength(13)
  for (const { method, path } of storeCalls) {
    const answer = await fetch(new URL(path.replaceAll(/[{}]/g, ''), world.url), { method })
    expect([path, answer.status]).toEqual([path, 403])
    expect(await answer.json()).toEqual({
      result: 0,
      message: expect.any(String),
      code: 'unknown-credential',
    })
  }
})

test('[API-03, ERR-03] a body that is none, or of another shape, is such a failure too', async () => {
  const headers = {
    [callHeaders.credential]: `Bearer ${programCredential}`,
    'content-type': 'application/json',
  }
  const url = new URL('/Logs/CreateSessionExpireLog', world.url)
  const long = JSON.stringify({
    userId: anna.id,
    from_route: `/${'a'.repeat(300)}`,
    datetime: '2026-11-21T12:00:00Z',
  })
  for (const body of [
    long,
    '{"userId":',
    '[]',
    '{"userId":1,"from_route":"/\\u0000","datetime":1}',
  ]) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ result: 0, code: 'not-understood' })
  }
})

test('[ERR-03] a store that is gone is a failure object for its client, who is told why', async () => {
  const errors: unknown[] = []
  const gone = createStoreCaller({
    baseUrl: 'http://127.0.0.1:9',
    credential: programCredential,
    onError: (error) => void errors.push(error),
  })
  const asked = { params: {}, query: { name: 'minAge' }, body: undefined }
  expect(await gone.call(systemConfigByName, asked)).toMatchObject({ result: 0, code: 'no-answer' })
  expect(errors).toHaveLength(1)
})

test('[ERR-03] a crash is told as one, with nothing of the inside', async () => {
  const { tokens } = world.marketing
  const noPlayer = tokens.encrypt({ kind: 'sms', brand }, 0.5 as typeof anna.id)
  const answer = await world.ask(smsUnsubscribe, { params: { playerId: noPlayer } })
  expect(answer).toMatchObject({ result: 0, code: 'crashed' })
  expect(JSON.stringify(answer)).not.toMatch(/0\.5|integer/)
})

const shown = Object.entries(namedConfigurations).filter(
  ([name]) => !innerConfigurations.includes(name),
)

test.each(shown)('[API-03, DATA-06] the system configuration has %s', async (name, value) => {
  const answer = await world.ask(systemConfigByName, { query: { name } })
  expect(answer).toMatchObject({ result: 1, data: { name, isPublic: true } })
  const { data } = answer as { data: Record<string, unknown> }
  expect(Object.keys(data).sort()).toEqual(['id', 'isPublic', 'name', 'type', 'value'])
  expect(value.safeParse(data.value).error).toBeUndefined()
})

test('[DATA-06] [SEC-49] what is not public or not there is unknown', async () => {
  const value = { id: 900, name: 'inside', type: 'text', value: 'secret', isPublic: false }
  const entry = { kind: 'configuration', id: 'inside', place: 0, value } as const
  const by = { author: 'staff:vera', at: world.clock.now() }
  await world.players.db.transaction().execute((tx) => saveEntry(tx, entry, by))
  for (const name of ['inside', 'absent', ...innerConfigurations]) {
    expect(await world.ask(systemConfigByName, { query: { name } })).toMatchObject(unknown)
  }
})

test('[API-03, DATA-02] [SEC-47] properties are set all or none', async () => {
  await consentToAll()
  const params = { sessionId: hers.handle }
  const body = [
    { property: 'acceptsmsoffer', value: 'False' },
    { property: 'acceptemailoffer', value: 'True' },
  ]
  const answer = await world.ask(setProperties, { params, body }, hers)
  expect(answer).toEqual({
    result: 1,
    data: [
      { property: 'acceptsmsoffer', value: false },
      { property: 'acceptemailoffer', value: true },
    ],
  })
  expect(await consents()).toEqual({ email: true, sms: false })
  const wrong = [
    [
      { property: 'acceptsmsoffer', value: 'True' },
      { property: 'status', value: 'active' },
    ],
    [{ property: 'acceptsmsoffer', value: 'yes' }],
    [{ property: 'firstdeposit', value: 'True' }],
  ]
  for (const refused of wrong) {
    const outcome = await world.ask(setProperties, { params, body: refused }, hers)
    expect(outcome).toMatchObject({ result: 0, code: 'unknown-property' })
  }
  expect(await consents()).toEqual({ email: true, sms: false })
})

test('[API-03, MKT-05] e-mail and SMS are set at once by their own call', async () => {
  const params = { sessionId: hers.handle }
  const query = { EmailNotify: false, SMSNotify: true }
  expect(await world.ask(updateEmailNotify, { params, query }, hers)).toEqual({
    result: 1,
    data: { EmailNotify: false, SMSNotify: true },
  })
  expect(await consents()).toEqual({ email: false, sms: true })
})

test('[API-03, DATA-02] a property is read: firstdeposit is the payments’ word', async () => {
  const read = (keyProperty: string) =>
    world.ask(getProperty, { params: { sessionId: hers.handle }, query: { keyProperty } }, hers)
  expect(await read('firstdeposit')).toMatchObject({ result: 1, data: { value: false } })
  world.depositors.add(anna.id)
  expect(await read('firstdeposit')).toMatchObject({ result: 1, data: { value: true } })
  world.depositors.delete(anna.id)
  expect(await read('acceptsmsoffer')).toMatchObject({ data: { property: 'acceptsmsoffer' } })
  expect(await read('cpr')).toMatchObject({ result: 0, code: 'unknown-property' })
})

test('[API-03, MKT-02] the popup is accepted for a day, whatever a page asks for', async () => {
  const { handle: sessionId } = hers
  const read = () =>
    world.ask(readMarketingNotification, { params: { sessionId, userId: anna.id } }, hers)
  expect(await read()).toEqual({ result: 1, data: { accepted: false, day: 1 } })
  const at = world.clock.now()
  const accepted = {
    result: 1,
    data: {
      accepted: true,
      acceptedAt: at,
      validUntil: new Date(at.getTime() + 24 * hourMs),
      day: 1,
    },
  }
  const body = { userId: String(anna.id), day: 300 }
  expect(
    await world.ask(acceptMarketingNotification, { params: { sessionId }, body }, hers),
  ).toEqual(accepted)
  expect(await read()).toEqual(accepted)
})

test('[API-03] [SEC-42] another’s number beside one’s own session is not allowed', async () => {
  const { handle: sessionId } = hers
  const refused = { result: 0, code: 'not-allowed' }
  const params = { sessionId, userId: sofie.id }
  expect(await world.ask(readMarketingNotification, { params }, hers)).toMatchObject(refused)
  const body = { userId: sofie.id, day: 1 }
  expect(
    await world.ask(acceptMarketingNotification, { params: { sessionId }, body }, hers),
  ).toMatchObject(refused)
})

test('[API-03, DATA-15] [SEC-46] a depositor is whom the payments call one', async () => {
  const params = { sessionId: hers.handle }
  const ask = () => world.ask(updateDepositor, { params }, hers)
  expect(await ask()).toEqual({ result: 1, data: { segment: 'Non-Depositor' } })
  world.depositors.add(anna.id)
  const depositorSince = world.clock.now()
  const depositor = { result: 1, data: { segment: 'Depositor', depositorSince } }
  expect(await ask()).toEqual(depositor)
  world.clock.advance({ minutes: 5 })
  expect(await ask()).toEqual(depositor)
  expect(await linesOf('became-depositor')).toHaveLength(1)
})

test('[API-03, DATA-15] [SEC-46] the player type is stored: money or free, and nothing else', async () => {
  const { handle: sessionId } = hers
  for (const playerType of ['money', 'free', 'money'] as const) {
    const query = { sessionId, playerType }
    expect(await world.ask(updatePlayerType, { query }, hers)).toEqual({
      result: 1,
      data: { playerType },
    })
  }
  const row = await world.players.db
    .selectFrom('marketing_player')
    .select('player_type')
    .where('player_id', '=', anna.id)
    .executeTakeFirstOrThrow()
  expect(row.player_type).toBe('money')
})

test('[API-03, SES-02] a session that lives is told with data, and asking renews nothing', async () => {
  const params = { sessionId: hers.handle }
  const expiresAt = new Date(world.clock.now().getTime() + hourMs / 2)
  for (const _time of [1, 2]) {
    expect(await world.ask(validateExpire, { params }, hers)).toEqual({
      result: 1,
      data: { sessionId: hers.handle, userId: String(anna.id), expiresAt },
    })
    world.clock.advance({ minutes: 14 })
  }
  world.clock.advance({ minutes: 2 })
  expect(await world.ask(validateExpire, { params }, hers)).toMatchObject(expired)
})

test.each(storeCalls.filter(({ session }) => session))(
  '[API-03, SES-06] [SEC-43] $name is refused to another’s session or without its secret',
  async (spec) => {
    const path = (sessionId: string) =>
      spec.path.replace('{sessionId}', sessionId).replace('{userId}', String(anna.id))
    const values = 'playerType=free&keyProperty=firstdeposit&EmailNotify=True&SMSNotify=True'
    const query = `sessionId=${hers.handle}&${values}`
    const bodies = [[{ property: 'acceptsmsoffer', value: 'True' }], { userId: anna.id, day: 1 }]
    const body = bodies.find((each) => spec.body.safeParse(each).success)
    const theirs = sofie.grant
    const attempts = [
      { path: path(hers.handle), secret: undefined },
      { path: path(hers.handle), secret: theirs.secret },
      { path: path(hers.handle), secret: hers.handle },
    ]
    for (const { path: address, secret } of attempts) {
      const answer = await fetch(new URL(`${address}?${query}`, world.url), {
        method: spec.method,
        headers: {
          [callHeaders.credential]: `Bearer ${programCredential}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(secret && { [callHeaders.sessionSecret]: secret }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      expect([answer.status, await answer.json()]).toMatchObject([401, expired])
    }
  },
)

test('[API-03, SES-03] [SEC-51] a session’s end is logged for its own player alone', async () => {
  world.clock.advance({ hours: 13 })
  const body = {
    userId: String(anna.id),
    from_route: '/min-konto/oversigt?fane=1',
    datetime: '2026-11-21T13:00:00+01:00',
  }
  const handle = { handle: hers.handle, clientAddress: '203.0.113.20' }
  expect(await world.ask(createSessionExpireLog, { body }, handle)).toEqual({ result: 1, data: {} })
  const another = { ...body, userId: String(sofie.id) }
  expect(await world.ask(createSessionExpireLog, { body: another }, handle)).toMatchObject(unknown)
  const guess = { handle: 'never-given-out', clientAddress: '203.0.113.20' }
  expect(await world.ask(createSessionExpireLog, { body }, guess)).toMatchObject(unknown)
  expect(await world.ask(createSessionExpireLog, { body })).toMatchObject(unknown)
  const bySecret = { secret: hers.secret, clientAddress: '203.0.113.20' }
  expect(await world.ask(createSessionExpireLog, { body }, bySecret)).toMatchObject({ result: 1 })
  const rows = await world.players.db.selectFrom('players_session_expiry').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ handle: hers.handle, player_id: anna.id })
  expect(rows.slice(0, 1)).toMatchObject([
    {
      handle: hers.handle,
      player_id: anna.id,
      from_route: body.from_route,
      said_at: new Date('2026-11-21T12:00:00Z'),
      at: world.clock.now(),
    },
  ])
})

test('[SES-03] [SEC-51] the twenty-first word of a session’s end in ten minutes is refused', async () => {
  const customer = { handle: hers.handle, clientAddress: '203.0.113.21' }
  const body = { userId: anna.id, from_route: '/', datetime: '2026-11-21T12:00:00Z' }
  const outcomes = []
  for (let time = 0; time < 21; time += 1) {
    outcomes.push(await world.ask(createSessionExpireLog, { body }, customer))
  }
  expect(outcomes.filter((each) => (each as { result: number }).result === 1)).toHaveLength(20)
  expect(outcomes.at(-1)).toMatchObject({ result: 0, code: 'too-many-attempts' })
})

test('[DATA-01] [SEC-50] the profile has every field; what we do not hold is empty', async () => {
  await consentToAll()
  const site = createCaller({ baseUrl: world.url, credential: programCredential })
  const answer = await site.call(readUserProfile, {}, hers)
  if (!answer.ok) throw new Error(answer.refusal)
  const held = Object.entries(answer.userInfo).filter(([, value]) => value !== '')
  expect(Object.keys(answer.userInfo)).toHaveLength(40)
  expect(Object.fromEntries(held)).toEqual({
    userId: String(anna.id),
    birthday: expect.stringMatching(/^19\d\d-\d\d-\d\d$/),
    firstName: 'Anna',
    lastName: 'Nielsen',
    email: expect.stringContaining('@example.dk'),
    mobileCC: '+45',
    mobileNo: '20304050',
    currency: 'DKK',
    language: 'da',
    timeZone: 'Europe/Copenhagen',
    emailNotify: 'True',
    customPromotionalChannels: 'email,sms',
    registered: '2026-11-21T12:00:00.000Z',
  })
  expect(answer).toMatchObject({
    playerType: 'money',
    userProfileOffer: [
      { property: 'acceptsmsoffer', value: true },
      { property: 'acceptemailoffer', value: true },
    ],
  })
  expect(JSON.stringify(answer)).not.toContain('6101900000')
  const nobody = await site.call(readUserProfile, {}, { ...hers, secret: 'x' })
  expect(nobody).toEqual({ ok: false, refusal: 'session-expired' })
})
