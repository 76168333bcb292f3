import { ore, playerId, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { readBalances } from '../../ledger/index.ts'
import { depositStandings } from '../../limits/index.ts'
import { contactOf, TestPlayers } from '../base/test-players.ts'
import {
  forgetExpired,
  logSessionExpiry,
  readRegistration,
  saveContact,
  startIdentification,
  startRegistration,
} from '../index.ts'

const anna = { persona: 'anna' }
const annaCpr = '610190-0000'

let clock: TestClock
let players: TestPlayers

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
// Each test stands an hour and more after the one before it, so that no throttle window is shared.
beforeEach(() => clock.advance({ hours: 2 }))

function person(cpr: string) {
  return { cpr, name: 'En Person' }
}

async function playerCount(): Promise<number> {
  const rows = await players.db.selectFrom('players_player').select('player_id').execute()
  return rows.length
}

test('[REG-01][REG-02][REG-03] three steps make an account, limit and session', async () => {
  const done = await players.register(anna, annaCpr, { email: 'Anna@Example.dk' })
  expect(done).toMatchObject({ ok: true, firstName: 'Anna' })
  if (!done.ok) return
  const session = await players.read(done.session, false)
  expect(session).toMatchObject({ loggedInAt: clock.now() })
  expect(session?.standing).toBe('open')
  const id = playerId(session?.playerId ?? 0)
  expect(await readBalances(players.db, id)).toMatchObject({ cashOre: 0n, bonusOre: 0n })
  expect(await depositStandings(players.db, id, clock.now())).toMatchObject({
    limits: [{ period: 'day', amountOre: ore(100_000), usedOre: 0n }],
    leftOre: 100_000n,
  })
  const consents = await players.db
    .selectFrom('players_consent')
    .select(['kind', 'given'])
    .where('player_id', '=', id)
    .orderBy('consent_id')
    .execute()
  expect(consents.map(({ kind, given }) => `${kind} ${given}`)).toEqual([
    'terms true',
    'offer-terms true',
    'marketing-email true',
    'marketing-sms true',
  ])
})

test('[MKT-05] each way of offers is consented to on its own, and a no is kept', async () => {
  const chosen = { email: 'sms@example.dk', marketing_email: false, marketing_sms: true }
  const { id } = await players.player(person('6112900000'), '6112900000', chosen)
  const consents = await players.db
    .selectFrom('players_consent')
    .select(['kind', 'given'])
    .where('player_id', '=', id)
    .where('kind', 'in', ['marketing-email', 'marketing-sms'])
    .orderBy('consent_id')
    .execute()
  expect(consents).toEqual([
    { kind: 'marketing-email', given: false },
    { kind: 'marketing-sms', given: true },
  ])
})

test('[FLT-05] while there is no offer nobody has chosen it, whatever a form says', async () => {
  const { clientAddress } = players
  const asked = { offer: 'welcome', clientAddress, at: clock.now() } as const
  const first = await startRegistration(players.context, asked)
  if (!first.ok) throw new Error(first.refusal)
  const { registration } = first
  const chosen = async () =>
    (await readRegistration(players.context, registration, clock.now()))?.offer
  expect(await chosen()).toBe('welcome')
  players.isWelcomeOffered = false
  try {
    await startRegistration(players.context, { ...asked, registration })
    expect(await chosen()).toBe('none')
  } finally {
    players.isWelcomeOffered = true
  }
})

test('[REG-03] [ID38] the welcome e-mail and a link follow once the account exists', async () => {
  const email = 'velkommen@example.dk'
  await players.player(person('6102900000'), '6102900000', { email })
  await players.runTasks()
  const inbox = await fetch(`${players.sandboxUrl}/messages/api?to=${email}`)
  expect(await inbox.json()).toMatchObject({
    messages: [{ subject: 'Velkommen til Nordlys Casino', category: 'transactional' }],
  })
  await players.runTasks()
  const both = await fetch(`${players.sandboxUrl}/messages/api?to=${email}`)
  expect(await both.json()).toMatchObject({
    messages: [{ subject: 'Bekræft din e-mailadresse hos Nordlys Casino' }, {}],
  })
})

test('[REG-01] going on without the offer needs no offer terms; changing the mind does', async () => {
  const { clientAddress } = players
  const at = clock.now()
  const started = await startRegistration(players.context, { offer: 'none', clientAddress, at })
  if (!started.ok) throw new Error(started.refusal)
  const { registration } = started
  const contact = { ...contactOf('uden@example.dk'), offer_terms: false }
  expect(await saveContact(players.context, { registration, contact, clientAddress, at })).toEqual({
    ok: true,
  })
  const again = { offer: 'welcome', registration, clientAddress, at } as const
  expect(await startRegistration(players.context, again)).toEqual({ ok: true, registration })
  const asked = { purpose: 'register', registration, clientAddress, at } as const
  expect(await startIdentification(players.context, asked)).toEqual({
    ok: false,
    refusal: 'registration-incomplete',
  })
})

test('[REG-02][REG-04] no MitID without contact and limit, no account without MitID', async () => {
  const { clientAddress } = players
  const at = clock.now()
  const started = await startRegistration(players.context, { offer: 'none', clientAddress, at })
  if (!started.ok) throw new Error(started.refusal)
  const { registration } = started
  const asked = { purpose: 'register', registration, clientAddress, at } as const
  expect(await startIdentification(players.context, asked)).toMatchObject({
    refusal: 'registration-incomplete',
  })
  expect(await players.complete(registration, annaCpr)).toEqual({
    ok: false,
    refusal: 'not-identified',
  })
  expect(await players.complete(await players.contacted(), annaCpr)).toEqual({
    ok: false,
    refusal: 'not-identified',
  })
})

test('[REG-06] a registration that nobody touched for an hour is over; each step renews it', async () => {
  const registration = await players.contacted()
  clock.advance({ minutes: 59 })
  const visit = await players.startMitid('register', registration)
  await players.finish(visit, person('6103900000'))
  clock.advance({ minutes: 59, seconds: 59 })
  expect(await readRegistration(players.context, registration, clock.now())).toMatchObject({
    identified: true,
    cprAttemptsLeft: 3,
  })
  clock.advance({ seconds: 1 })
  expect(await readRegistration(players.context, registration, clock.now())).toBeUndefined()
  expect(await players.tryMitid('register', registration)).toEqual({
    ok: false,
    refusal: 'registration-expired',
  })
  expect(await players.complete(registration, '6103900000')).toEqual({
    ok: false,
    refusal: 'registration-expired',
  })
})

test('what was typed and not finished is deleted when the registration is over', async () => {
  await players.contacted({ email: 'opgivet@example.dk' })
  const typed = async () =>
    JSON.stringify(await players.db.selectFrom('players_registration').selectAll().execute())
  await forgetExpired(players.db, clock.now())
  expect(await typed()).toContain('opgivet@example.dk')
  clock.advance({ hours: 1 })
  await forgetExpired(players.db, clock.now())
  expect(await typed()).not.toContain('opgivet@example.dk')
})

test('[VAL-01] what is no CPR number is told without costing an attempt', async () => {
  const registration = await players.identified(person('6104900000'))
  expect(await players.complete(registration, '610490000')).toMatchObject({
    refusal: 'cpr-not-ten-digits',
  })
  expect(await players.complete(registration, '3002900000')).toMatchObject({
    refusal: 'cpr-no-such-date',
  })
  expect(await players.complete(registration, '6104900000')).toMatchObject({ ok: true })
})

test('[REG-06] a CPR number of somebody else is refused three times, then no more', async () => {
  const registration = await players.identified(person('6105900000'))
  for (const attemptsLeft of [2, 1, 0]) {
    expect(await players.complete(registration, '6105900009')).toEqual({
      ok: false,
      refusal: 'cpr-mismatch',
      attemptsLeft,
    })
  }
  expect(await players.complete(registration, '6105900000')).toEqual({
    ok: false,
    refusal: 'cpr-too-many-attempts',
  })
  // A new sign-in with MitID gives three new attempts.
  await players.finish(await players.startMitid('register', registration), person('6105900000'))
  expect(await players.complete(registration, '6105900000')).toMatchObject({ ok: true })
})

test('[REG-06] 15 minutes after the sign-in the number is no longer compared', async () => {
  const registration = await players.identified(person('6106900000'))
  clock.advance({ minutes: 15 })
  expect(await players.complete(registration, '6106900000')).toEqual({
    ok: false,
    refusal: 'not-identified',
  })
})

test('[REG-06] a broker that does not answer costs no attempt', async () => {
  const registration = await players.identified(person('6107900000'))
  await players.force('mitid', 'down')
  expect(await players.complete(registration, '6107900000')).toEqual({
    ok: false,
    refusal: 'identity-provider-down',
  })
  expect(await readRegistration(players.context, registration, clock.now())).toMatchObject({
    cprAttemptsLeft: 3,
  })
  expect(await players.complete(registration, '6107900000')).toMatchObject({ ok: true })
})

test('[VAL-02] one under 18 gets no account and leaves nothing but that it happened', async () => {
  const before = await playerCount()
  const registration = await players.identified({ persona: 'bo' })
  expect(await players.complete(registration, '7212089006')).toEqual({
    ok: false,
    refusal: 'under-age',
    minimumAgeYears: 18,
  })
  expect(await playerCount()).toBe(before)
  expect(await readRegistration(players.context, registration, clock.now())).toBeUndefined()
})

test('[VAL-02] where 21 is configured, one of 19 gets no account', async () => {
  players.minimumAgeYears = 21
  const refused = await players.register({ persona: 'dan' }, '7403074015')
  players.minimumAgeYears = 18
  expect(refused).toEqual({ ok: false, refusal: 'under-age', minimumAgeYears: 21 })
})

test('[VAL-03] a mobile number may have the country codes that are configured, and no others', async () => {
  const registration = await players.contacted()
  const contact = contactOf('faroe@example.dk')
  const save = (mobile_country_code: string, mobile: string) =>
    saveContact(players.context, {
      registration,
      contact: { ...contact, mobile_country_code, mobile },
      clientAddress: '203.0.113.9',
      at: clock.now(),
    })
  const invalid = (field: string, reason: string, count?: number) => ({
    ok: false,
    refusal: 'invalid-fields',
    problems: [{ field, reason, ...(count !== undefined && { count }) }],
  })
  expect(await save('+298', '212345')).toEqual(invalid('mobile_country_code', 'invalid'))
  players.mobileDigits = { '+298': 6, '+45': 9 }
  expect(await save('+298', '212345')).toEqual({ ok: true })
  expect(await save('+298', '2123456')).toEqual(invalid('mobile', 'wrong-digits', 6))
  expect(await save('+45', '12345678')).toEqual(invalid('mobile', 'wrong-digits', 9))
  expect(await save('+299', '123456')).toEqual(invalid('mobile_country_code', 'invalid'))
  players.mobileDigits = undefined
  expect(await save('+299', '123456')).toEqual({ ok: true })
})

test('[VAL-02] ROFUS knows better: under 18 there is under age here', async () => {
  expect(await players.register({ persona: 'hugo' }, '7104820005')).toMatchObject({
    refusal: 'under-age',
  })
})

test.each([
  ['clara', '7506004009'],
  ['eva', '6502850002'],
])('[REG-06] %s is registered in ROFUS and gets no account', async (persona, cpr) => {
  const before = await playerCount()
  expect(await players.register({ persona }, cpr)).toEqual({
    ok: false,
    refusal: 'rofus-registered',
  })
  expect(await playerCount()).toBe(before)
})

test.each([
  ['fault', '6108600000'],
  ['silent', '6108610000'],
  ['down', '6108620000'],
  ['reset', '6108630000'],
  ['nonsense', '6108640000'],
])(
  '[REG-06] when ROFUS is %s there is no account yet, and one when it answers',
  async (outcome, cpr) => {
    const registration = await players.identified(person(cpr))
    await players.force('rofus', outcome)
    expect(await players.complete(registration, cpr)).toEqual({ ok: false, refusal: 'rofus-down' })
    expect(await players.complete(registration, cpr)).toMatchObject({ ok: true })
  },
)

test('[REG-06] a CPR number has one account, under whatever MitID', async () => {
  await players.register(anna, annaCpr)
  expect(await players.register(anna, annaCpr)).toEqual({ ok: false, refusal: 'cpr-in-use' })
  expect(await players.register({ persona: 'anna-ny' }, annaCpr)).toEqual({
    ok: false,
    refusal: 'mitid-bound',
  })
})

test('[VAL-06] an e-mail with an account is refused, however it is written', async () => {
  await players.player(person('6109900000'), '6109900000', { email: 'dobbelt@example.dk' })
  const registration = await players.contacted()
  const contact = contactOf(' DOBBELT@example.DK ')
  const { clientAddress } = players
  const asked = { registration, contact, clientAddress, at: clock.now() }
  expect(await saveContact(players.context, asked)).toEqual({
    ok: false,
    refusal: 'invalid-fields',
    problems: [{ field: 'email', reason: 'already-registered' }],
  })
})

test('[VAL-06] whoever tries many e-mails is told no more, and refused at the last step', async () => {
  const email = 'offer@example.dk'
  await players.player(person('6110900000'), '6110900000', { email })
  const registration = await players.contacted()
  const { clientAddress } = players
  const asked = { registration, contact: contactOf(email), clientAddress, at: clock.now() }
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await saveContact(players.context, asked)).toMatchObject({ ok: false })
  }
  expect(await saveContact(players.context, asked)).toEqual({ ok: true })
  await players.finish(await players.startMitid('register', registration), person('6111900000'))
  expect(await players.complete(registration, '6111900000')).toEqual({
    ok: false,
    refusal: 'email-in-use',
  })
})

test('[REG-06] registrations from one address are counted', async () => {
  const asked = { offer: 'none', clientAddress: '198.51.100.9', at: clock.now() } as const
  const { attemptsMax } = players.context.throttle.rules['start-registration']
  for (let count = 0; count < attemptsMax; count++) {
    expect(await startRegistration(players.context, asked)).toMatchObject({ ok: true })
  }
  const refused = { ok: false, refusal: 'too-many-attempts' }
  expect(await startRegistration(players.context, asked)).toEqual(refused)
  const elsewhere = { ...asked, clientAddress: '198.51.100.10' }
  expect(await startRegistration(players.context, elsewhere)).toMatchObject({ ok: true })
  clock.advance({ minutes: 10 })
  expect(await startRegistration(players.context, { ...asked, at: clock.now() })).toMatchObject({
    ok: true,
  })
})

// The last one: it moves the clock by a year.
test('[SES-03] the record of a session’s end is kept for a year', async () => {
  const { grant, id } = await players.player(person('6408900000'), '6408900000')
  const told = { fromRoute: '/', saidAt: clock.now(), clientAddress: '192.0.2.8', at: clock.now() }
  expect(
    await logSessionExpiry(players.context, { handle: grant.handle, playerId: id, ...told }),
  ).toBe('noted')
  const count = async () =>
    (await players.db.selectFrom('players_session_expiry').select('expiry_id').execute()).length
  clock.advance({ hours: 364 * 24 })
  await forgetExpired(players.db, clock.now())
  expect(await count()).toBe(1)
  clock.advance({ hours: 24 })
  await forgetExpired(players.db, clock.now())
  expect(await count()).toBe(0)
})
