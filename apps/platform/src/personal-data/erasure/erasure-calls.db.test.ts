import {
  callHeaders,
  type ErasureGroup,
  erasePlayer,
  holdErasure,
  liftHold,
  listHolds,
  type RequestOf,
  readErasure,
  retentionMs,
  type StaffContract,
  startErasure,
} from '@nordlys/contracts'
import { after, dayMs, type PlayerId, required } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { registerPersonalDataCalls } from '../../http/personal-data-calls.ts'
import { keepLetter } from '../../letters/index.ts'
import { startPause } from '../../limits/index.ts'
import { visitMitid } from '../../players/base/test-mitid-visit.ts'
import { TestPlayers } from '../../players/base/test-players.ts'
import { endAllSessions, finishVisit } from '../../players/index.ts'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { testPersonalData } from '../base/test-personal-data.ts'
import { findHolds } from '../hold/hold.ts'
import { confirmErasure, orderCopy, runRetention, staffCalls } from '../index.ts'

let players: TestPlayers
let context: PersonalDataContext
let app: FastifyInstance
let player: Awaited<ReturnType<typeof freshPlayer>>
let ida: Employee

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  context = testPersonalData(players)
  app = Fastify()
  stack.defer(() => app.close())
  const findSession = async () => ({ ...player.session, sessionId: player.grant.handle })
  const edge = { app, clock: players.clock, serviceCredentials: { site: 'a-site' }, findSession }
  registerPersonalDataCalls(edge, { personalData: context })
  ida = await testEmployee(players.db, 'Ida')
  await runRetention(context)
})

let people = 0
async function freshPlayer() {
  people += 1
  const cpr = `6101${50 + people}0000`
  const who = { cpr, name: 'Mette Kjær' }
  return { ...(await players.player(who, cpr)), who }
}
beforeEach(async () => {
  player = await freshPlayer()
})

async function ask({ path }: { path: string }) {
  const headers = {
    [callHeaders.credential]: 'Bearer a-site',
    [callHeaders.sessionSecret]: 'secret',
    [callHeaders.sessionHandle]: 'handle',
  }
  const answer = await app.inject({ method: 'POST', url: path, headers, payload: {} })
  return { status: answer.statusCode, ...answer.json() }
}

async function confirmed(who = player.who, meanwhile?: () => Promise<void>) {
  const visit = await ask(startErasure)
  await meanwhile?.()
  const callbackUrl = await visitMitid(visit.authorizeUrl, who)
  const none = () => Promise.reject(new Error('nothing else was confirmed'))
  const acts = {
    ...{ createWithdrawal: none, closeAndPayOut: none, confirmCopy: none },
    confirmErasure: (asked: Parameters<typeof confirmErasure>[1]) => confirmErasure(context, asked),
  }
  const { transaction } = visit
  return finishVisit(players.context, acts, { transaction, callbackUrl, at: players.at })
}

/** As the desk asks, by an employee. */
function staff<C extends StaffContract>(spec: C, request: RequestOf<C>) {
  const found = staffCalls(context).find((each) => each.spec.name === spec.name)
  return required(found, spec.name).serve({ request, employee: ida, at: players.at })
}

async function close(playerId: PlayerId): Promise<void> {
  const wish = { kind: 'permanent', idempotencyKey: crypto.randomUUID() } as const
  await startPause(players.context, { playerId, sessionId: 'here' }, wish)
}

const writeLetter = () =>
  keepLetter(players.db, {
    ...{ playerId: player.id, key: crypto.randomUUID(), templateId: 'welcome' },
    ...{ subject: 'Velkommen', text: 'Hej', at: players.at },
  })

async function lettersOf(id: PlayerId): Promise<number> {
  const rows = await players.db
    .selectFrom('letters_letter')
    .select('letter_id')
    .where('player_id', '=', id)
    .execute()
  return rows.length
}

function accountOf(id: PlayerId) {
  return players.db
    .selectFrom('players_player')
    .select(['status', 'first_name', 'closed_at'])
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
}

async function actsOf(id: PlayerId) {
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'details'])
    .where('player_id', '=', id)
    .where('action', 'like', '%eras%')
    .orderBy('line_id')
    .execute()
  return lines.map(({ actor, action, details }) => [actor, action, Object.keys(details).join(' ')])
}

const day = (days: number) => new Date(players.at.getTime() + days * dayMs)
const hold = (playerId: PlayerId, until = day(30)) =>
  staff(holdErasure, { playerId, kind: 'case', reason: 'Klage 12', until })
const nextNight = async () => {
  players.clock.advance({ days: 1 })
  await runRetention(context)
}

test('[PD16] a player reads what goes at once, what the law keeps, and until when', async () => {
  const { groups, ...rest } = await ask(readErasure)
  const leavesAt = after(players.at, retentionMs.closedAccount).toISOString()
  expect(rest).toEqual({ status: 200, ok: true, isClosed: false, leavesAt })
  const found = groups as (Omit<ErasureGroup, 'until'> & { until?: string })[]
  const told = (when: string, basis?: string) =>
    found.filter((each) => each.when === when && (!basis || each.basis === basis))
  expect(told('at-once').flatMap(({ kinds }) => kinds)).toContain('Det, vi har skrevet til dig')
  expect(told('after-the-law', 'laundering')).toMatchObject([{ until: leavesAt }])
  expect(told('after-the-law', 'laundering')[0]?.kinds).toContain('Din konto')
  expect(told('by-number', 'books').flatMap(({ kinds }) => kinds)).toContain('Indbetalinger')
  expect(JSON.stringify(groups)).not.toMatch(/[a-z]_[a-z]/)
})

test('[PD15] MitID confirms it: the account is closed, and what may go at once is gone', async () => {
  await writeLetter()
  const result = { kind: 'erasure-asked', paidOutOre: 0n }
  expect(await confirmed()).toEqual({ ok: true, result })
  expect(await accountOf(player.id)).toMatchObject({ status: 'closed', first_name: 'Anna' })
  expect(await lettersOf(player.id)).toBe(0)
  expect(await players.read(player.grant, false)).toBeUndefined()
  expect(await actsOf(player.id)).toEqual([
    ['player', 'erasure-asked', ''],
    ['system', 'erased-at-once', ''],
  ])
  const letters = players.tasks.filter(({ task }) => task === 'send-email')
  expect(letters.at(-1)?.payload).toMatchObject({ subject: 'Vi sletter dine oplysninger' })
  expect(await ask(readErasure)).toMatchObject({
    isClosed: true,
    askedAt: players.at.toISOString(),
  })
})

test('[PD15] who logs in again on the closed account confirms again, and what has come goes', async () => {
  await confirmed()
  const again = await players.login(player.who)
  if (!again.ok || again.kind !== 'logged-in') throw new Error(JSON.stringify(again))
  player = { ...player, grant: again.session }
  await writeLetter()
  expect(await confirmed()).toMatchObject({ ok: true })
  expect(await lettersOf(player.id)).toBe(0)
  expect(await players.read(player.grant, false)).toBeUndefined()
  const keys = players.tasks.map(({ payload }) => Object(payload).idempotencyKey)
  expect(keys.filter((key) => key === `erasure-${player.id}`)).toHaveLength(1)
})

test('[PD15] a login that has ended meanwhile, by a lock or otherwise, erases nothing', async () => {
  const lock = () =>
    players.db.transaction().execute((tx) => endAllSessions(tx, player.id, 'locked', players.at))
  expect(await confirmed(player.who, lock)).toEqual({ ok: false, refusal: 'transaction-expired' })
  expect(await accountOf(player.id)).toMatchObject({ status: 'active' })
  expect(await actsOf(player.id)).toEqual([])
})

test('[PD15] another person at MitID erases nothing', async () => {
  const other = { cpr: '6101700000', name: 'Jens Holm' }
  await players.player(other, other.cpr)
  expect(await confirmed(other)).toEqual({ ok: false, refusal: 'other-identity' })
  expect(await accountOf(player.id)).toMatchObject({ status: 'active' })
})

test('[PD15] a player who has closed the account is erased as well, no later than the law says', async () => {
  await close(player.id)
  const { closed_at: closedAt } = await accountOf(player.id)
  players.clock.advance({ days: 100 })
  const again = await players.login(player.who)
  const grant = again.ok && again.kind === 'logged-in' ? again.session : player.grant
  expect(await players.read(grant, false)).toBeDefined()
  player = { ...player, grant }
  expect(await confirmed()).toMatchObject({ ok: true })
  expect(await players.read(grant, false)).toBeUndefined()
  expect((await accountOf(player.id)).closed_at).toEqual(closedAt)
  players.clock.advance({ ms: retentionMs.closedAccount - 101 * dayMs })
  await nextNight()
  expect((await accountOf(player.id)).first_name).toBe('')
})

test('[PD14] a hold lets the wish wait, and the night after its end carries it out', async () => {
  await writeLetter()
  expect(await hold(player.id, day(2))).toMatchObject({ ok: true, hold: { setBy: 'Ida' } })
  await confirmed()
  expect([await lettersOf(player.id), (await accountOf(player.id)).status]).toEqual([1, 'closed'])
  await nextNight()
  expect(await lettersOf(player.id)).toBe(1)
  await nextNight()
  expect(await lettersOf(player.id)).toBe(0)
  expect((await actsOf(player.id)).map(([, action]) => action)).toEqual([
    ...['erasure-held', 'erasure-asked', 'erased-at-once'],
  ])
})

const complain = () =>
  sql`INSERT INTO support_case (player_id, wish_key, topic, wish, words, received_at, due_at)
    VALUES (${player.id}, gen_random_uuid(), 'payment', 'Pengene', 'Hvor er de?', ${players.at},
      ${day(14)})`.execute(players.db)
const decide = () =>
  sql`UPDATE support_case SET state = 'decided', decided_at = ${players.at}, outcome = 'upheld',
      decided_by = ${ida.employeeId}, reasons = 'Ja', way_on = 'complaint-boards'
    WHERE player_id = ${player.id}`.execute(players.db)

test('[PD21] an open complaint keeps what goes at once, by itself, and the answer says so', async () => {
  await writeLetter()
  await complain()
  const result = { kind: 'erasure-asked', paidOutOre: 0n, isUnsettled: true }
  expect(await confirmed()).toEqual({ ok: true, result })
  const told = players.tasks.map(({ payload }) => String(Object(payload).text)).join()
  expect(told).toContain('en klage eller en gæld')
  const asked = { playerId: player.id, reason: 'Brev af 12. november' }
  expect(await staff(erasePlayer, asked)).toEqual({ ok: true, isUnsettled: true })
  await nextNight()
  expect(await lettersOf(player.id)).toBe(1)
  await decide()
  await nextNight()
  expect(await lettersOf(player.id)).toBe(0)
  expect(await actsOf(player.id)).toEqual([
    ...[['player', 'erasure-asked', ''] as const, ['staff', 'erasure-asked', ''] as const],
    ['system', 'erased-at-once', ''],
  ])
})

test('[PD21] [PD14] a hold alone is told to nobody', async () => {
  await writeLetter()
  await hold(player.id)
  expect(await confirmed()).toEqual({
    ok: true,
    result: { kind: 'erasure-asked', paidOutOre: 0n },
  })
  expect(await lettersOf(player.id)).toBe(1)
})

test('[PD17] an employee erases a player whose account is closed, for a reason that is kept', async () => {
  const asked = { playerId: player.id, reason: 'Brev af 12. november' }
  expect(await staff(erasePlayer, asked)).toEqual({ ok: false, refusal: 'not-closed' })
  await close(player.id)
  await writeLetter()
  expect(await staff(erasePlayer, asked)).toEqual({ ok: true })
  expect(await lettersOf(player.id)).toBe(0)
  expect(await actsOf(player.id)).toEqual([
    ['staff', 'erasure-asked', ''],
    ['system', 'erased-at-once', ''],
  ])
})

test('[PD17] [PD15] a repeat of the wish takes what has come since', async () => {
  await close(player.id)
  const asked = { playerId: player.id, reason: 'Brev af 12. november' }
  expect(await staff(erasePlayer, asked)).toEqual({ ok: true })
  await writeLetter()
  expect(await staff(erasePlayer, asked)).toEqual({ ok: true })
  expect(await lettersOf(player.id)).toBe(0)
  await writeLetter()
  const own = { playerId: player.id, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  await confirmErasure(context, own)
  expect(await lettersOf(player.id)).toBe(0)
  const done = ['system', 'erased-at-once', '']
  const wish = ['staff', 'erasure-asked', '']
  expect(await actsOf(player.id)).toEqual([wish, done, wish, done, done])
})

test('[PD14] [PD15] while a hold stands a repeat takes nothing', async () => {
  await confirmed()
  await hold(player.id)
  await writeLetter()
  const own = { playerId: player.id, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  await confirmErasure(context, own)
  expect(await lettersOf(player.id)).toBe(1)
  players.clock.advance({ days: 31 })
  await nextNight()
  expect(await lettersOf(player.id)).toBe(0)
})

test('[PD17] an employee is refused an unknown player, a CPR number, and one who is held', async () => {
  await close(player.id)
  await hold(player.id)
  const refusals = [
    await staff(erasePlayer, { playerId: 999_999, reason: 'x' }),
    await staff(erasePlayer, { playerId: player.id, reason: `CPR ${player.who.cpr}` }),
    await staff(erasePlayer, { playerId: player.id, reason: 'x' }),
  ]
  expect(refusals).toMatchObject([
    { ok: false, refusal: 'unknown' },
    { ok: false, refusal: 'personal-number' },
    { ok: false, refusal: 'held', holds: [{ playerId: player.id, kind: 'case' }] },
  ])
})

test('[PD14] a hold has an employee, a reason and an end, is listed, and is lifted once', async () => {
  const until = day(30)
  const set = await hold(player.id, until)
  const holdId = Number((set as { hold?: { holdId: number } }).hold?.holdId)
  const mine = async () => {
    const holds = await findHolds(players.db, players.at, player.id)
    const listed = await staff(listHolds, {})
    expect(listed).toMatchObject({ ok: true, holds: expect.arrayContaining(holds) })
    return holds
  }
  expect(await mine()).toMatchObject([{ reason: 'Klage 12', setBy: 'Ida', until }])
  const lift = () => staff(liftHold, { holdId, reason: 'Afgjort' })
  expect(await lift()).toMatchObject({ ok: true, hold: { holdId } })
  expect(await lift()).toEqual({ ok: false, refusal: 'unknown' })
  expect(await mine()).toEqual([])
  expect((await actsOf(player.id)).map(([actor, action, names]) => [actor, action, names])).toEqual(
    [
      ['staff', 'erasure-held', 'kind until holdId'],
      ['staff', 'erasure-hold-lifted', 'holdId'],
    ],
  )
})

test('[PD14] [PD17] a hold is refused of nobody, with a CPR number, and without a near end', async () => {
  const wish = { playerId: player.id, kind: 'dispute', reason: 'Bank', until: day(3) } as const
  expect(await staff(holdErasure, { ...wish, playerId: 999_999 })).toMatchObject({
    refusal: 'unknown',
  })
  expect(await staff(holdErasure, { ...wish, reason: player.who.cpr })).toMatchObject({
    refusal: 'personal-number',
  })
  for (const until of [players.at, day(3_654)]) {
    expect(await staff(holdErasure, { ...wish, until })).toMatchObject({ refusal: 'not-ahead' })
  }
  await close(player.id)
  players.clock.advance({ ms: retentionMs.closedAccount })
  await nextNight()
  expect(await staff(holdErasure, { ...wish, until: day(3) })).toMatchObject({ refusal: 'left' })
  const erasing = await staff(erasePlayer, { playerId: player.id, reason: 'x' })
  expect(erasing).toEqual({ ok: false, refusal: 'left' })
})

test('[PD13] a copy that is being made at that moment goes as well', async () => {
  const { copyId } = (await orderCopy(context, player.id)) as { copyId: string }
  const making = `WITH made AS (
      UPDATE personal_data_copy SET ready_at = $2, expires_at = $3, parts = 1
      WHERE copy_id = $1 RETURNING copy_id)
    INSERT INTO personal_data_copy_part SELECT copy_id, 0, 'all of it' FROM made`
  const asked = { playerId: player.id, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  await whileLocked(
    players.databaseUrl,
    { text: making, values: [copyId, players.at, day(7)] },
    { begin: () => confirmErasure(context, asked), meanwhile: () => undefined },
  )
  const parts = await players.db
    .selectFrom('personal_data_copy_part')
    .select('number')
    .where('copy_id', '=', copyId)
    .execute()
  expect(parts).toEqual([])
})
