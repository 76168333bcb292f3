import {
  callHeaders,
  dataCopyAgainMs,
  dataCopyMadeWithinMs,
  dataCopyOpenMs,
  openDataCopy,
  orderDataCopy,
  readDataCopy,
  readDataCopyPart,
  retentionMs,
} from '@nordlys/contracts'
import { after, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { registerPersonalDataCalls } from '../../http/personal-data-calls.ts'
import { visitMitid } from '../../players/base/test-mitid-visit.ts'
import { TestPlayers } from '../../players/base/test-players.ts'
import { askFirstContacts, finishVisit } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { testPersonalData } from '../base/test-personal-data.ts'
import { confirmCopy, forgetOldCopies, makeCopy, makeCopyTask } from '../index.ts'

let players: TestPlayers
let context: PersonalDataContext
let app: FastifyInstance
type TestPlayer = Awaited<ReturnType<typeof freshPlayer>>
let anna: TestPlayer
let mette: TestPlayer
/** The player who asks, and the login they ask in. */
let player: TestPlayer
let login: string

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  context = testPersonalData(players)
  app = Fastify()
  stack.defer(() => app.close())
  const findSession = async () => ({ ...player.session, sessionId: login })
  const edge = { app, clock: players.clock, serviceCredentials: { site: 'a-site' }, findSession }
  registerPersonalDataCalls(edge, { personalData: context })
  anna = await freshPlayer('6101500000')
  mette = await freshPlayer('6101510000')
})
/** Each test begins without a copy that is there. */
beforeEach(async () => {
  players.clock.advance({ days: 8 })
  await forgetOldCopies(players.db, players.at)
  player = anna
  login = 'this-login'
})

async function freshPlayer(cpr: string) {
  const who = { cpr, name: 'Mette Kjær' }
  return { ...(await players.player(who, cpr)), who }
}

async function ask({ path }: { path: string }, payload: object = {}) {
  const headers = {
    [callHeaders.credential]: 'Bearer a-site',
    [callHeaders.sessionSecret]: 'secret',
    [callHeaders.sessionHandle]: 'handle',
  }
  const answer = await app.inject({ method: 'POST', url: path, headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}

async function ordered(): Promise<string> {
  const answer = await ask(orderDataCopy)
  expect(answer).toMatchObject({ status: 200 })
  return answer.copyId
}

async function made(): Promise<string> {
  const copyId = await ordered()
  await makeCopy(context, { copyId })
  return copyId
}

/** As MitID sends the player back, or another person in their place. */
async function confirmed(copyId: string, who = player.who) {
  const visit = await ask(openDataCopy, { copyId })
  const callbackUrl = await visitMitid(visit.authorizeUrl, who)
  const none = () => Promise.reject(new Error('no money moves'))
  const acts = {
    ...{ createWithdrawal: none, closeAndPayOut: none, confirmErasure: none },
    confirmCopy: (asked: Parameters<typeof confirmCopy>[1]) => confirmCopy(context, asked),
  }
  const { transaction } = visit
  return finishVisit(players.context, acts, { transaction, callbackUrl, at: players.at })
}

const part = (copyId: string, number = 0) => ask(readDataCopyPart, { copyId, part: number })
const state = async () => (await ask(readDataCopy)).copy?.state

function partsOf(copyId: string) {
  return players.db
    .selectFrom('personal_data_copy_part')
    .select('number')
    .where('copy_id', '=', copyId)
    .execute()
}

async function sealedOf(copyId: string) {
  const rows = await players.db
    .selectFrom('personal_data_copy_part')
    .select('text_sealed')
    .where('copy_id', '=', copyId)
    .execute()
  return [required(rows[0], 'a part')] as const
}

async function actsOn(copyId: string) {
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['action', 'details'])
    .where(sql`details ->> 'copyId'`, '=', copyId)
    .orderBy('line_id')
    .execute()
  return lines.map(({ action, details }) => [action, Object.keys(details).sort().join(' ')])
}

test('[PD4] a copy is ordered, made by a job and there for seven days', async () => {
  player = mette
  expect(await ask(readDataCopy)).toEqual({ status: 200, ok: true })
  const copyId = await ordered()
  expect(players.tasks).toContainEqual({ task: makeCopyTask, payload: { copyId } })
  expect(await ask(readDataCopy)).toMatchObject({ copy: { copyId, state: 'under-way' } })
  await makeCopy(context, { copyId })
  const expiresAt = after(players.at, retentionMs.dataCopy).toISOString()
  const ready = { copyId, state: 'ready', isOpen: false, expiresAt }
  expect(await ask(readDataCopy)).toMatchObject({ copy: ready })
})

test('[PD4] one is made at a time, and one a day', async () => {
  const copyId = await ordered()
  expect(await ask(orderDataCopy)).toMatchObject({ status: 422, refusal: 'under-way' })
  await makeCopy(context, { copyId })
  const mayOrderAt = after(players.at, dataCopyAgainMs).toISOString()
  expect(await ask(orderDataCopy)).toMatchObject({ refusal: 'too-soon', mayOrderAt })
  expect(await ask(readDataCopy)).toMatchObject({ mayOrderAt })
  players.clock.advance({ ms: dataCopyAgainMs })
  expect(await ask(orderDataCopy)).toMatchObject({ status: 200 })
})

test('[PD4] of two wishes at the same moment one is a copy', async () => {
  const answers = await Promise.all([ask(orderDataCopy), ask(orderDataCopy), ask(orderDataCopy)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('[PD4] a job that runs again, or twice at once, makes no second copy', async () => {
  const copyId = await ordered()
  const make = () => makeCopy(context, { copyId })
  await Promise.allSettled([make(), make()])
  await make()
  expect(await partsOf(copyId)).toEqual([{ number: 0 }])
  expect((await actsOn(copyId)).filter(([action]) => action === 'data-copy-made')).toHaveLength(1)
})

test('[PD4] an order that came to nothing is ended, so that another may be made', async () => {
  const copyId = await ordered()
  players.clock.advance({ ms: dataCopyMadeWithinMs })
  await forgetOldCopies(players.db, players.at)
  expect(await state()).toBe('gone')
  await makeCopy(context, { copyId })
  expect(await partsOf(copyId)).toEqual([])
  expect(await ask(orderDataCopy)).toMatchObject({ status: 200 })
})

test('[PD5] it is fetched once MitID has confirmed it, in that login, for ten minutes', async () => {
  // A question of the registration has one of the two sealed values.
  await askFirstContacts(players.context, { playerId: player.id })
  const copyId = await made()
  expect(await part(copyId)).toEqual({ status: 422, ok: false, refusal: 'not-confirmed' })
  const result = { kind: 'data-copy-opened', copyId }
  expect(await confirmed(copyId)).toEqual({ ok: true, result })
  const { parts, text } = await part(copyId)
  expect(parts).toBe(1)
  const { tables } = JSON.parse(text)
  const [account] = tables.players_player.rows
  expect(tables.players_contact_change.rows).toMatchObject([
    { kind: 'email', value: account.email, before: null },
    { kind: 'mobile', value: account.mobile, before: null },
  ])
  expect([account.last_name, account.cpr]).toEqual(['Nielsen', player.who.cpr])
  expect(await part(copyId, 1)).toMatchObject({ status: 404 })
  login = 'another-login'
  expect(await part(copyId)).toMatchObject({ refusal: 'not-confirmed' })
  login = 'this-login'
  players.clock.advance({ ms: dataCopyOpenMs })
  expect(await part(copyId)).toMatchObject({ refusal: 'not-confirmed' })
})

test('[PD5] a fetching that goes on is not cut after ten minutes, and a new one is confirmed', async () => {
  const copyId = await made()
  const [{ text_sealed }] = await sealedOf(copyId)
  for (const number of [1, 2, 3, 4]) {
    await players.db
      .insertInto('personal_data_copy_part')
      .values({ copy_id: copyId, number, text_sealed })
      .execute()
  }
  await confirmed(copyId)
  for (const number of [0, 1, 2, 3, 4]) {
    expect(await part(copyId, number)).toMatchObject({ status: 200 })
    players.clock.advance({ ms: dataCopyOpenMs - 60_000 })
  }
  players.clock.advance({ ms: 60_000 })
  expect(await part(copyId, 4)).toMatchObject({ refusal: 'not-confirmed' })
})

test('[PD5] a player goes to MitID for a copy twenty times an hour', async () => {
  const copyId = await made()
  for (let visit = 0; visit < 20; visit += 1)
    expect(await ask(openDataCopy, { copyId })).toMatchObject({ status: 200 })
  const refused = { refusal: 'too-many-attempts' }
  expect(await ask(openDataCopy, { copyId })).toMatchObject(refused)
  players.clock.advance({ hours: 1 })
  expect(await ask(openDataCopy, { copyId })).toMatchObject({ status: 200 })
})

test('[PD5] another person at MitID opens nothing', async () => {
  const copyId = await made()
  expect(await confirmed(copyId, mette.who)).toEqual({ ok: false, refusal: 'other-identity' })
  expect(await part(copyId)).toMatchObject({ refusal: 'not-confirmed' })
})

test('[PD5] another’s copy answers as one that does not exist, and so does one under way', async () => {
  const copyId = await made()
  await confirmed(copyId)
  player = mette
  const underWay = await ordered()
  const unknown = { status: 404, ok: false, refusal: 'unknown' }
  for (const id of [copyId, underWay, crypto.randomUUID()]) {
    expect(await part(id)).toEqual(unknown)
    expect(await ask(openDataCopy, { copyId: id })).toEqual(unknown)
  }
  await confirmCopy(context, { playerId: player.id, sessionId: 'this-login', copyId: underWay })
  expect(await part(underWay)).toEqual(unknown)
  player = anna
  expect(await part(copyId)).toMatchObject({ status: 200 })
})

test('[PD6] after seven days it is gone at once, and the job removes what was in it', async () => {
  const copyId = await made()
  await confirmed(copyId)
  players.clock.advance({ ms: retentionMs.dataCopy })
  const gone = { ok: false, refusal: 'gone' }
  expect([await part(copyId), await ask(openDataCopy, { copyId })]).toMatchObject([gone, gone])
  await forgetOldCopies(players.db, players.at)
  expect([await state(), await partsOf(copyId), await part(copyId)]).toMatchObject([
    'gone',
    [],
    gone,
  ])
  expect(await ask(orderDataCopy)).toMatchObject({ status: 200 })
})

test('[PD6] an older copy is still known as gone by its number, to its player alone', async () => {
  const older = await made()
  players.clock.advance({ days: 8 })
  const newer = await made()
  const read = async (copyId: string) => (await ask(readDataCopy, { copyId })).copy
  expect(await read(older)).toMatchObject({ copyId: older, state: 'gone' })
  expect(await read(newer)).toMatchObject({ copyId: newer, state: 'ready' })
  player = mette
  expect([await read(older), await read(newer)]).toEqual([undefined, undefined])
})

test('[PD6] a visit to MitID that ends after the copy opens nothing', async () => {
  const copyId = await made()
  players.clock.advance({ ms: retentionMs.dataCopy - 1_000 })
  const visit = await ask(openDataCopy, { copyId })
  expect(visit).toMatchObject({ status: 200 })
  players.clock.advance({ ms: 1_000 })
  await confirmCopy(context, { playerId: player.id, sessionId: login, copyId })
  expect(await part(copyId)).toMatchObject({ refusal: 'gone' })
})

test('[PD4] every act leaves a line with the number of the copy, and nothing of the person', async () => {
  const copyId = await made()
  await confirmed(copyId)
  players.clock.advance({ ms: retentionMs.dataCopy })
  await forgetOldCopies(players.db, players.at)
  expect(await actsOn(copyId)).toEqual([
    ['data-copy-ordered', 'copyId'],
    ['data-copy-made', 'copyId parts'],
    ['data-copy-opened', 'copyId'],
    ['data-copy-gone', 'copyId'],
  ])
  const letters = players.tasks.filter(({ task }) => task === 'send-email')
  const { to } = required(letters.at(-1), 'the letter').payload as { to: string }
  expect(to).toMatch(/@example\.dk$/)
})

test.each([
  [openDataCopy, { copyId: 'x' }],
  [openDataCopy, {}],
  [readDataCopyPart, { copyId: crypto.randomUUID(), part: -1 }],
  [readDataCopyPart, { copyId: crypto.randomUUID(), part: 0.5 }],
])('[PD5] what is no request of %o is 400: %j', async (spec, payload) => {
  expect(await ask(spec, payload)).toMatchObject({ status: 400 })
})
