import {
  disablePromotionalEmail,
  smsUnsubscribe,
  unsubscribeBrand,
  updateEmailNotify,
} from '@nordlys/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../http/test-store.ts'
import { readMarketingConsents } from '../players/index.ts'

const brand = 'nordlys'
let world: TestStore
let anna: Awaited<ReturnType<TestStore['players']['player']>>

beforeAll(async () => {
  world = await openTestStore()
  anna = await world.players.player({ persona: 'anna' }, '6101900000')
})
afterAll(() => world[Symbol.asyncDispose]())

/** Before each link is followed, both consents are given. */
beforeEach(async () => {
  const params = { sessionId: anna.grant.handle }
  const query = { EmailNotify: true, SMSNotify: true }
  await world.ask(updateEmailNotify, { params, query }, anna.grant)
})

const unknown = { result: 0, code: 'unknown' }

function consents() {
  return readMarketingConsents(world.players.db, anna.id, brand)
}

async function linesOf(action: string) {
  return world.players.db
    .selectFrom('audit_line')
    .select('details')
    .where('action', '=', action)
    .where('player_id', '=', anna.id)
    .orderBy('line_id')
    .execute()
}

function tokenOf(kind: 'sms' | 'email' | 'brand') {
  return world.marketing.tokens.encrypt({ kind, brand }, anna.id)
}

test('[API-03, MKT-04] an SMS link takes back SMS alone; again it leaves no line', async () => {
  const before = await linesOf('marketing-consent-withdrawn')
  const asked = { params: { playerId: tokenOf('sms') } }
  const customer = { clientAddress: '203.0.113.9' }
  for (const _time of [1, 2]) {
    expect(await world.ask(smsUnsubscribe, asked, customer)).toEqual({
      result: 1,
      data: { unsubscribed: 'sms' },
    })
  }
  expect(await consents()).toEqual({ email: true, sms: false })
  const lines = await linesOf('marketing-consent-withdrawn')
  expect(lines.slice(before.length)).toEqual([{ details: { channel: 'sms', brand, way: 'link' } }])
  expect(await whereFrom()).toEqual(['marketing-sms', '203.0.113.9'])
})

/** The newest consent and where it was said from: in no audit line, which nobody could empty. */
async function whereFrom() {
  const row = await world.players.db
    .selectFrom('players_consent')
    .select(['kind', 'client_address'])
    .where('player_id', '=', anna.id)
    .orderBy('consent_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return [row.kind, row.client_address]
}

test('[MKT-04] those who follow a link at once leave one line', async () => {
  const { db } = world.players
  // A race is none while each runner waits for a connection of its own to be opened.
  const open = () => db.transaction().execute((tx) => sql`SELECT 1`.execute(tx))
  await Promise.all(Array.from({ length: 8 }, open))
  const before = await linesOf('marketing-consent-withdrawn')
  const asked = { params: { playerId: tokenOf('sms') } }
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => world.ask(smsUnsubscribe, asked)))
  expect(await linesOf('marketing-consent-withdrawn')).toHaveLength(before.length + 1)
})

test('[API-03, MKT-04] an e-mail link takes back the consent to e-mail, and keeps where from', async () => {
  const query = { UserGuid: tokenOf('email'), IpAddress: '2001:db8::7' }
  expect(await world.ask(disablePromotionalEmail, { query })).toMatchObject({
    result: 1,
    data: { unsubscribed: 'email' },
  })
  expect(await consents()).toEqual({ email: false, sms: true })
  const last = (await linesOf('marketing-consent-withdrawn')).at(-1)
  expect(last?.details).toEqual({ channel: 'email', brand, way: 'link' })
  expect(await whereFrom()).toEqual(['marketing-email', '2001:db8::7'])
})

test('[API-03, MKT-04] a brand’s link takes back both, of that brand alone', async () => {
  const playerID = tokenOf('brand')
  const other = { body: { playerID, brand: 'sydlys' } }
  expect(await world.ask(unsubscribeBrand, other)).toMatchObject(unknown)
  expect(await consents()).toEqual({ email: true, sms: true })
  expect(await world.ask(unsubscribeBrand, { body: { playerID, brand } })).toMatchObject({
    result: 1,
    data: { unsubscribed: 'brand' },
  })
  expect(await consents()).toEqual({ email: false, sms: false })
})

test('[MKT-04] [SEC-44] nobody’s number, a changed link and another way’s unsubscribe nobody', async () => {
  const good = tokenOf('sms')
  const changed = good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA')
  for (const playerId of [String(anna.id), changed, tokenOf('email'), tokenOf('brand'), 'x']) {
    expect(await world.ask(smsUnsubscribe, { params: { playerId } })).toMatchObject(unknown)
  }
  expect(await consents()).toEqual({ email: true, sms: true })
})
