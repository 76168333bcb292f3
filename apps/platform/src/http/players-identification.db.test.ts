import { type PlayerId, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import { startIdentification, startStepUp } from '../players/index.ts'
import { visitMitid } from './test-mitid-visit.ts'
import { siteUrl, start, TestPlayers } from './test-players.ts'

const anna = { persona: 'anna' }

let clock: TestClock
let players: TestPlayers
let annaId: PlayerId
let openPlayers: () => Promise<TestPlayers>
let close: () => Promise<void>

beforeAll(async () => {
  const database = await testDatabase()
  clock = new TestClock(start)
  const sandbox = await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock })
  openPlayers = () => TestPlayers.open(database.url, sandbox.url, clock)
  players = await openPlayers()
  annaId = (await players.player(anna, '6101900000')).id
  close = async () => {
    await players[Symbol.asyncDispose]()
    await sandbox[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  }
})
afterAll(() => close())
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
  [{ persona: 'jens' }, 'user-locked'],
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

test("[REG-06] another visit's return is refused: state, code and verifier are of one visit", async () => {
  const [mine, theirs] = [await players.startMitid('login'), await players.startMitid('login')]
  const callbackUrl = await visitMitid(theirs.authorizeUrl, anna)
  expect(await players.finishWith(mine.transaction, callbackUrl)).toEqual({
    ok: false,
    refusal: 'identity-rejected',
  })
  const other = await players.startMitid('login')
  const grafted = new URL(callbackUrl)
  grafted.searchParams.set('state', new URL(other.authorizeUrl).searchParams.get('state') ?? '')
  expect(await players.finishWith(other.transaction, grafted.href)).toEqual({
    ok: false,
    refusal: 'token-expired',
  })
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

test('visits from one address are counted, and another address is not held back', async () => {
  const asked = { purpose: 'login', clientAddress: '198.51.100.20', at: clock.now() } as const
  for (let count = 0; count < 60; count++) {
    expect(await startIdentification(players.context, asked)).toMatchObject({ ok: true })
  }
  expect(await startIdentification(players.context, asked)).toEqual({
    ok: false,
    refusal: 'too-many-attempts',
  })
  expect(await players.login(anna)).toMatchObject({ ok: true })
})

async function setStatus(status: 'active' | 'locked'): Promise<void> {
  await players.db
    .updateTable('players_player')
    .set({ status })
    .where('player_id', '=', annaId)
    .execute()
}
