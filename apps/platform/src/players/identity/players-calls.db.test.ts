import {
  type Caller,
  completeRegistration,
  confirmEmail,
  confirmMobile,
  createCaller,
  endOneSession,
  endOtherSessions,
  endSession,
  finishIdentification,
  listSessions,
  readLimits,
  readOwnContact,
  readOwnDetails,
  readRegistration,
  readSession,
  type SessionGrant,
  saveContact,
  sendContactCode,
  startContactChange,
  startDetails,
  startIdentification,
  startRegistration,
} from '@nordlys/contracts'
import { kroner, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { Edge } from '../../http/edge.ts'
import { registerLimitsCalls } from '../../http/limits-calls.ts'
import { registerPlayersCalls } from '../../http/players-calls.ts'
import { visitMitid } from '../base/test-mitid-visit.ts'
import { contactOf, start, TestPlayers } from '../base/test-players.ts'
import { contactCodeTask, startStepUp } from '../index.ts'

const annaCpr = '6101900000'
const clientAddress = '203.0.113.50'

let clock: TestClock
let players: TestPlayers
let app: FastifyInstance
let site: Caller
const wishes: unknown[] = []

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  app = fastify()
  stack.defer(() => app.close())
  const findSession: Edge['findSession'] = (credential) => players.read(credential, false)
  const edge: Edge = { app, clock, serviceCredentials: { site: 'site-credential' }, findSession }
  registerPlayersCalls(edge, {
    players: players.context,
    hasDeposited: async () => false,
    createWithdrawal: answerWish,
    closeAndPayOut: async (wish) => {
      wishes.push(wish)
      return { paidOutOre: kroner(250) }
    },
    confirmCopy: async (wish) => void wishes.push(wish),
    confirmErasure: async (wish) => {
      wishes.push(wish)
      return { paidOutOre: kroner(250) }
    },
  })
  registerLimitsCalls(edge, { db: players.db, players: players.context })
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  site = createCaller({ baseUrl, credential: 'site-credential' })
})

/** The payments' part: takes one wish and refuses the other. */
async function answerWish(wish: { intentId: string }) {
  wishes.push(wish)
  if (wish.intentId === 'too-much') return { ok: false, refusal: 'too-little-money' } as const
  return { ok: true, withdrawalId: 'w-1', amountOre: kroner(100) } as const
}

async function registerAnna(): Promise<SessionGrant> {
  const started = await site.call(startRegistration, { offer: 'none' }, undefined, clientAddress)
  if (!started.ok) throw new Error(started.refusal)
  const { registration } = started
  const contact = { ...contactOf('anna@example.dk'), offer_terms: false }
  expect(await site.call(saveContact, { registration, contact })).toEqual({ ok: true })
  await passMitid({ purpose: 'register', registration })
  const done = await site.call(completeRegistration, { registration, personal_number: annaCpr })
  if (!done.ok) throw new Error(done.refusal)
  return done.session
}

async function passMitid(request: { purpose: 'login' | 'register'; registration?: string }) {
  const visit = await site.call(startIdentification, request, undefined, clientAddress)
  if (!visit.ok) throw new Error(visit.refusal)
  const callbackUrl = await visitMitid(visit.authorizeUrl, { persona: 'anna' })
  return site.call(finishIdentification, { transaction: visit.transaction, callbackUrl })
}

test('[REG-01][REG-02][REG-03] the whole registration goes over the wire and opens a session', async () => {
  const session = await registerAnna()
  const read = await site.call(readSession, { act: true }, session)
  expect(read).toMatchObject({
    ok: true,
    player: { firstName: 'Anna', summary: { TotalBalance: 0n, WithdrawableBalance: 0n } },
  })
  const thousand = { ore: kroner(1000) }
  expect(await site.call(readLimits, {}, session)).toMatchObject({
    limits: expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'deposit', period: 'day', limit: thousand, left: thousand },
        since: start,
      }),
    ]),
  })
})

test('[VAL-08][REG-06] refusals cross the wire with what they tell', async () => {
  const expired = { registration: 'nobody' }
  expect(await site.call(readRegistration, expired)).toEqual({
    ok: false,
    refusal: 'registration-expired',
  })
  const started = await site.call(startRegistration, { offer: 'welcome' })
  if (!started.ok) throw new Error(started.refusal)
  const contact = { ...contactOf('bo@example.dk'), limit_amount: '' }
  const { registration } = started
  expect(await site.call(saveContact, { registration, contact })).toEqual({
    ok: false,
    refusal: 'invalid-fields',
    problems: [{ field: 'limit_amount', reason: 'required' }],
  })
})

async function logIn(): Promise<SessionGrant> {
  const finished = await passMitid({ purpose: 'login' })
  if (!finished.ok || finished.result.kind !== 'logged-in') throw new Error('no login')
  return finished.result.session
}

test('the secret of one session with the handle of another is no session', async () => {
  const [first, second] = [await logIn(), await logIn()]
  const refused = { ok: false, refusal: 'session-expired' }
  const mixed = { secret: first.secret, handle: second.handle }
  expect(await site.call(readSession, { act: true }, mixed)).toEqual(refused)
  expect(await site.call(readLimits, {}, mixed)).toEqual(refused)
  expect(await site.call(endSession, {}, mixed)).toEqual(refused)
  expect(await site.call(readSession, { act: false }, first)).toMatchObject({ ok: true })
  expect(await site.call(readSession, { act: false }, second)).toMatchObject({ ok: true })
})

test('after logout the old secret opens nothing', async () => {
  const session = await logIn()
  expect(await site.call(endSession, {}, session)).toEqual({ ok: true })
  const refused = { ok: false, refusal: 'session-expired' }
  expect(await site.call(readSession, { act: true }, session)).toEqual(refused)
  expect(await site.call(endSession, {}, session)).toEqual(refused)
})

test('[SEC-24] sessions are listed and ended over the wire, each refusal with its status', async () => {
  const [here, there] = [await logIn(), await logIn()]
  const ownOf = async (session: SessionGrant) => {
    const listed = await site.call(listSessions, {}, session)
    return listed.ok ? listed.sessions.find(({ isThis }) => isThis) : undefined
  }
  const [mine, other] = [await ownOf(here), await ownOf(there)]
  expect(await site.call(endOneSession, { name: 'nobody' }, here)).toMatchObject({
    refusal: 'unknown',
  })
  expect(await site.call(endOneSession, { name: mine?.name ?? '' }, here)).toMatchObject({
    refusal: 'this-session',
  })
  expect(await site.call(endOneSession, { name: other?.name ?? '' }, here)).toEqual({ ok: true })
  const refused = { ok: false, refusal: 'session-expired' }
  expect(await site.call(listSessions, {}, there)).toEqual(refused)
  expect(await site.call(endOtherSessions, {}, there)).toEqual(refused)
  expect(await site.call(endOtherSessions, {}, here)).toEqual({ ok: true })
  expect(await site.call(listSessions, {}, here)).toMatchObject({ sessions: [{ isThis: true }] })
})

test('[ID46] name and address are asked for over the wire, by a scope of their own', async () => {
  const session = await logIn()
  expect(await site.call(readOwnDetails, {}, session)).toEqual({ ok: true })
  const started = await site.call(startDetails, {}, session)
  if (!started.ok) throw new Error(started.refusal)
  const scope = new URL(started.authorizeUrl).searchParams.get('scope')
  expect(scope).toBe('openid mitid ssn.details_name ssn.details_address')
})

test('polls do not keep a session alive, actions do', async () => {
  const session = await logIn()
  clock.advance({ minutes: 20 })
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({ ok: true })
  clock.advance({ minutes: 9 })
  expect(await site.call(readSession, { act: true }, session)).toMatchObject({ ok: true })
  clock.advance({ minutes: 29 })
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({ ok: true })
  clock.advance({ minutes: 1 })
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({ ok: false })
})

test('[LIM-05] an account is closed and paid out when, and only when, MitID has confirmed it', async () => {
  wishes.length = 0
  const grant = await logIn()
  const session = await players.read(grant, false)
  if (!session) throw new Error('no session')
  const { playerId, sessionId } = session
  const action = { kind: 'closing', idempotencyKey: 'key', sessionId } as const
  const confirm = async (persona: string, meanwhile: () => unknown = () => undefined) => {
    const visit = await startStepUp(players.context, { playerId, action, at: clock.now() })
    if (!visit.ok) throw new Error(visit.refusal)
    await meanwhile()
    const callbackUrl = await visitMitid(visit.authorizeUrl, { persona })
    return site.call(finishIdentification, { transaction: visit.transaction, callbackUrl })
  }
  expect(await confirm('sofie')).toEqual({ ok: false, refusal: 'other-identity' })
  expect(wishes).toEqual([])
  expect(await confirm('anna')).toEqual({
    ok: true,
    result: { kind: 'account-closed', paidOutOre: kroner(250) },
  })
  expect(wishes).toEqual([{ playerId, sessionId, idempotencyKey: 'key' }])
  const logOut = () => site.call(endSession, {}, grant)
  expect(await confirm('anna', logOut)).toEqual({ ok: false, refusal: 'transaction-expired' })
  expect(wishes).toHaveLength(1)
  wishes.length = 0
})

test('[ID34] [ID35] another address is asked when, and only when, MitID has confirmed it', async () => {
  let session = await logIn()
  const wish = { kind: 'email', email: 'anna.ny@example.dk' } as const
  const codesBefore = players.tasks.filter(({ task }) => task === contactCodeTask).length
  const confirm = async (persona: string, meanwhile: () => unknown = () => undefined) => {
    const visit = await site.call(startContactChange, wish, session)
    if (!visit.ok) throw new Error(visit.refusal)
    await meanwhile()
    const callbackUrl = await visitMitid(visit.authorizeUrl, { persona })
    return site.call(finishIdentification, { transaction: visit.transaction, callbackUrl })
  }
  const asked = () =>
    players.tasks.filter(({ task }) => task === contactCodeTask).slice(codesBefore)
  expect(await confirm('sofie')).toEqual({ ok: false, refusal: 'other-identity' })
  expect(asked()).toEqual([])
  const logOut = () => site.call(endSession, {}, session)
  const expired = { ok: false, refusal: 'contact-change-expired' }
  expect(await confirm('anna', logOut)).toEqual(expired)
  expect(asked()).toEqual([])
  session = await logIn()
  expect(await confirm('anna')).toEqual({
    ok: true,
    result: { kind: 'contact-asked', contact: 'email' },
  })
  expect(asked()).toHaveLength(1)
  await players.runTasks()
  const inbox = await fetch(`${players.sandboxUrl}/messages/api?to=anna.ny@example.dk`)
  const { messages } = await inbox.json()
  const [, link = ''] = /[?]kode=(\S+)/.exec(messages[0].text) ?? []
  expect(await site.call(confirmEmail, { link: 'nobody' })).toMatchObject({ refusal: 'unknown' })
  expect(await site.call(confirmEmail, { link })).toEqual({ ok: true })
  expect(await site.call(readOwnContact, {}, session)).toMatchObject({
    email: { value: 'anna.ny@example.dk', isConfirmed: true },
    mobile: { value: '+4520304050', isConfirmed: false },
    countryCodes: ['+45', '+299'],
  })
})

test('[ID38] the address and number of a registration are asked, once, and again when wished', async () => {
  const session = await logIn()
  expect(await site.call(sendContactCode, { kind: 'email' }, session)).toMatchObject({
    refusal: 'nothing-to-confirm',
  })
  expect(await site.call(confirmMobile, { code: 'seks' }, session)).toMatchObject({
    ...{ refusal: 'wrong-code', triesLeft: 5 },
  })
  expect(await site.call(sendContactCode, { kind: 'mobile' }, session)).toMatchObject({ ok: true })
  await players.runTasks()
  const inbox = await fetch(`${players.sandboxUrl}/messages/api?to=%2B4520304050`)
  const { messages } = await inbox.json()
  const [, code = ''] = /er (\d{6})\./.exec(messages[0].text) ?? []
  expect(await site.call(confirmMobile, { code }, session)).toEqual({ ok: true })
  for (const spec of [readOwnContact, sendContactCode, confirmMobile, startContactChange]) {
    const request = { kind: 'email', email: 'a@example.dk', code: '1' } as never
    expect(await site.call(spec, request)).toEqual({ ok: false, refusal: 'session-expired' })
  }
})

test('a withdrawal exists when, and only when, MitID has confirmed it', async () => {
  const session = await players.read(await logIn(), false)
  if (!session) throw new Error('no session')
  const confirm = async (intentId: string, persona: string) => {
    const action = { kind: 'withdrawal', intentId } as const
    const asked = { playerId: session.playerId, action, at: clock.now() }
    const visit = await startStepUp(players.context, asked)
    if (!visit.ok) throw new Error(visit.refusal)
    const callbackUrl = await visitMitid(visit.authorizeUrl, { persona })
    return site.call(finishIdentification, { transaction: visit.transaction, callbackUrl })
  }
  expect(await confirm('wish', 'sofie')).toEqual({ ok: false, refusal: 'other-identity' })
  expect(wishes).toEqual([])
  expect(await confirm('wish', 'anna')).toEqual({
    ok: true,
    result: { kind: 'withdrawal-created', withdrawalId: 'w-1', amountOre: kroner(100) },
  })
  expect(wishes).toEqual([{ intentId: 'wish', playerId: session.playerId }])
  expect(await confirm('too-much', 'anna')).toEqual({
    ok: false,
    refusal: 'withdrawal-refused',
    reason: 'too-little-money',
  })
})
