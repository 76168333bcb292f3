import { hourMs, type PlayerId, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import type { ThrottleRules } from '../../throttle/index.ts'
import { visitMitid } from '../base/test-mitid-visit.ts'
import { contactOf, siteUrl, start, TestPlayers } from '../base/test-players.ts'
import { saveContact, startIdentification, startRegistration, startStepUp } from '../index.ts'

const anna = { persona: 'anna' }

let clock: TestClock
let players: TestPlayers
let annaId: PlayerId
let openPlayers: (rules?: Partial<ThrottleRules>) => Promise<TestPlayers>

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  clock = new TestClock(start)
  const sandbox = stack.use(await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock }))
  openPlayers = (rules) => TestPlayers.open(database.url, sandbox.url, clock, rules)
  players = stack.use(await openPlayers())
  annaId = (await players.player(anna, '6101900000')).id
})
beforeEach(() => clock.advance({ hours: 1 }))

function stepUp() {
  const action = { kind: 'withdrawal', intentId: 'wish-1' } as const
  return startStepUp(players.context, { playerId: annaId, action, at: clock.now() })
}

test('[REG-05] one logs in with MitID, and comes back to where one was', async () => {
  expect(await players.login(anna, '/min-konto/indbetal')).toMatchObject({
    ok: true,
    kind: 'logged-in',
    returnTo: '/min-konto/indbetal',
  })
})

test('[REG-05] [SEC-74] a return to another site leads to the front page', async () => {
  expect(await players.login(anna, '//evil.example')).toMatchObject({ returnTo: '/' })
})

test('[REG-06] a person without an account is told so, after their own MitID', async () => {
  expect(await players.login({ persona: 'peter' })).toEqual({ ok: false, refusal: 'no-account' })
})

test('[REG-06] a locked player is refused', async () => {
  await setStatus('locked')
  expect(await players.login(anna)).toEqual({ ok: false, refusal: 'user-locked' })
  await setStatus('active')
})

test.each([
  [{ persona: 'jens' }, 'mitid-blocked'],
  [{ persona: 'lars' }, 'assurance-too-low'],
  [{ persona: 'mette' }, 'token-expired'],
  [{ persona: 'niels' }, 'identity-rejected'],
  [{ persona: 'oda' }, 'identity-rejected'],
  [{ persona: 'per' }, 'identity-rejected'],
  [{ persona: 'rikke' }, 'identity-provider-down'],
  [{ persona: 'ulla' }, 'identity-provider-down'],
  ['aborts', 'cancelled'],
] as const)('[REG-06] MitID by %j is refused: %s', async (user, refusal) => {
  expect(await players.login(user)).toEqual({ ok: false, refusal })
})

test('[REG-06] a visit is used once: the same return a second time is refused', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, anna)
  expect(await players.finishWith(visit.transaction, callbackUrl)).toMatchObject({ ok: true })
  expect(await players.finishWith(visit.transaction, callbackUrl)).toEqual({
    ok: false,
    refusal: 'transaction-expired',
  })
})

test('[REG-06] two returns of one visit at the same moment open one session', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, anna)
  const both = await Promise.all([
    players.finishWith(visit.transaction, callbackUrl),
    players.finishWith(visit.transaction, callbackUrl),
  ])
  expect(both.filter((outcome) => outcome.ok)).toHaveLength(1)
})

test('[FLT-11] a return of another visit is refused, and uses neither of them up', async () => {
  const [mine, theirs] = [await players.startMitid('login'), await players.startMitid('login')]
  const [first, second] = [
    await visitMitid(mine.authorizeUrl, anna),
    await visitMitid(theirs.authorizeUrl, anna),
  ]
  const rejected = { ok: false, refusal: 'identity-rejected' }
  expect(await players.finishWith(mine.transaction, second)).toEqual(rejected)
  expect(await players.finishWith(theirs.transaction, first)).toEqual(rejected)
  const without = new URL(first)
  without.searchParams.delete('state')
  expect(await players.finishWith(mine.transaction, without.href)).toEqual(rejected)
  expect(await players.finishWith(mine.transaction, first)).toMatchObject({ ok: true })
  expect(await players.finishWith(theirs.transaction, second)).toMatchObject({ ok: true })
})

test("[REG-06] another visit's return is refused: state, code and verifier are of one visit", async () => {
  const [mine, theirs] = [await players.startMitid('login'), await players.startMitid('login')]
  const callbackUrl = await visitMitid(theirs.authorizeUrl, anna)
  expect(await players.finishWith(mine.transaction, callbackUrl)).toEqual({
    ok: false,
    refusal: 'identity-rejected',
  })
  expect(await players.finishWith(theirs.transaction, callbackUrl)).toMatchObject({ ok: true })
  const other = await players.startMitid('login')
  const grafted = new URL(callbackUrl)
  grafted.searchParams.set('state', new URL(other.authorizeUrl).searchParams.get('state') ?? '')
  expect(await players.finishWith(other.transaction, grafted.href)).toEqual({
    ok: false,
    refusal: 'token-expired',
  })
})

test('[REG-06] of the same return twice at one moment one is let in, the other is expired', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, anna)
  const finish = () => players.finishWith(visit.transaction, callbackUrl)
  const outcomes = await Promise.all([finish(), finish(), finish()])
  const refused = outcomes.filter(({ ok }) => !ok)
  const expired = { ok: false, refusal: 'transaction-expired' }
  expect(refused).toEqual([expired, expired])
})

test('[REG-06] a visit of more than ten minutes is over', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, anna)
  clock.advance({ minutes: 10 })
  expect(await players.finishWith(visit.transaction, callbackUrl)).toEqual({
    ok: false,
    refusal: 'transaction-expired',
  })
})

test('[REG-06] a broker that is down at the return is told as such', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, anna)
  await players.force('mitid', 'down')
  expect(await players.finishWith(visit.transaction, callbackUrl)).toEqual({
    ok: false,
    refusal: 'identity-provider-down',
  })
})

test('[REG-06] a broker that is down at the start is told as such, and nobody is sent there', async () => {
  // A platform that has not asked the broker yet where its pages are.
  await using fresh = await openPlayers()
  await fresh.force('mitid', 'down')
  expect(await fresh.tryMitid('login')).toEqual({
    ok: false,
    refusal: 'identity-provider-down',
  })
  expect(await fresh.tryMitid('login')).toMatchObject({ ok: true })
})

test('where the browser says it came back to does not matter, what it brings does', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = new URL(await visitMitid(visit.authorizeUrl, anna))
  callbackUrl.host = 'evil.example'
  expect(await players.finishWith(visit.transaction, callbackUrl.href)).toMatchObject({ ok: true })
})

test('the browser is sent with PKCE, state, nonce and fresh sign-in; CPR only to register', async () => {
  const login = new URL((await players.startMitid('login')).authorizeUrl).searchParams
  expect(Object.fromEntries(login)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '0',
    scope: 'openid mitid',
  })
  expect(login.get('state')).toHaveLength(43)
  expect(login.get('nonce')).toHaveLength(43)
  const registration = await players.contacted()
  const register = new URL((await players.startMitid('register', registration)).authorizeUrl)
  expect(register.searchParams.get('scope')).toBe('openid mitid ssn')
})

test('a step-up by the same person confirms the action', async () => {
  const visit = await stepUp()
  if (!visit.ok) throw new Error(visit.refusal)
  expect(await players.finish(visit, anna)).toEqual({
    ok: true,
    kind: 'confirmed',
    broker: { sub: expect.any(String), accessToken: expect.any(String) },
    playerId: annaId,
    action: { kind: 'withdrawal', intentId: 'wish-1' },
  })
})

test('a step-up by another person confirms nothing, though they are a player, too', async () => {
  await players.player({ persona: 'sofie' }, '7309920022')
  const visit = await stepUp()
  if (!visit.ok) throw new Error(visit.refusal)
  expect(await players.finish(visit, { persona: 'sofie' })).toEqual({
    ok: false,
    refusal: 'other-identity',
  })
})

test('a step-up of a player who was locked meanwhile is refused', async () => {
  const visit = await stepUp()
  if (!visit.ok) throw new Error(visit.refusal)
  await setStatus('locked')
  expect(await players.finish(visit, anna)).toEqual({ ok: false, refusal: 'user-locked' })
  await setStatus('active')
})

const startFrom = (clientAddress: string, browser?: string) =>
  startIdentification(players.context, {
    purpose: 'login',
    clientAddress,
    ...(browser && { browser }),
    at: clock.now(),
  })
const refused = { ok: false, refusal: 'too-many-attempts' }

test('[FLT-12] 61 people behind one address all log in, a browser that goes on and on does not', async () => {
  const address = '198.51.100.20'
  const tries = Array.from({ length: 61 }, (_, browser) =>
    startFrom(address, `browser-${browser}-of-one`),
  )
  for (const started of await Promise.all(tries)) expect(started).toMatchObject({ ok: true })
  const busy = 'the-one-that-goes-on'
  for (let count = 0; count < 20; count++) {
    expect(await startFrom(address, busy)).toMatchObject({ ok: true })
  }
  expect(await startFrom('203.0.113.99', busy)).toEqual(refused)
  expect(await startFrom(address)).toMatchObject({ ok: true })
})

test('[FLT-12] a /64, and an address written in two ways, are counted as one network', async () => {
  await using few = await openPlayers({
    'start-identification': { attemptsMax: 3, windowMs: hourMs },
    'start-registration': { attemptsMax: 3, windowMs: hourMs },
  })
  for (const start of ['identification', 'registration'] as const) {
    const from = (clientAddress: string) => {
      const asked = { clientAddress, at: clock.now() }
      return start === 'registration'
        ? startRegistration(few.context, { ...asked, offer: 'none' })
        : startIdentification(few.context, { ...asked, purpose: 'login' })
    }
    for (const host of [1, 2, 3]) {
      expect(await from(`2001:db8:0:7::${host}`)).toMatchObject({ ok: true })
      expect(await from(host === 2 ? '198.51.100.77' : '::ffff:198.51.100.77')).toMatchObject({
        ok: true,
      })
    }
    expect(await from('2001:db8:0:7:ffff::4')).toEqual(refused)
    expect(await from('198.51.100.77')).toEqual(refused)
    expect(await from('2001:db8:0:8::4')).toMatchObject({ ok: true })
  }
})

test('[FLT-12] telling that an e-mail has an account is bounded for all together', async () => {
  const everybody = { attemptsMax: 2, windowMs: hourMs }
  await using few = await openPlayers({ 'tell-any-email-in-use': everybody })
  const email = 'kendt@example.dk'
  await few.player({ cpr: '6112900000', name: 'En Person' }, '6112900000', { email })
  const asks = async (clientAddress: string) => {
    const at = clock.now()
    const begun = await startRegistration(few.context, { offer: 'none', clientAddress, at })
    const { registration } = begun.ok ? begun : expect.fail(begun.refusal)
    const asked = { registration, contact: contactOf(email), clientAddress, at }
    return (await saveContact(few.context, asked)).ok ? 'kept for the last step' : 'told'
  }
  expect(await asks('198.51.100.1')).toBe('told')
  expect(await asks('2001:db8::1')).toBe('told')
  expect(await asks('203.0.113.200')).toBe('kept for the last step')
  clock.advance({ hours: 1 })
  expect(await asks('203.0.113.200')).toBe('told')
})

async function setStatus(status: 'active' | 'locked'): Promise<void> {
  await players.db
    .updateTable('players_player')
    .set({ status })
    .where('player_id', '=', annaId)
    .execute()
}
