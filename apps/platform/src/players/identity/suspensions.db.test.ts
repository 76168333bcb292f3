import { after, dayMs, required, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testEmployee } from '../../staff/test-employees.ts'
import { TestPlayers } from '../base/test-players.ts'
import { describeSession, liftLock, lockPlayer, suspendPlayer } from '../index.ts'
import { listSuspensions } from './suspensions.ts'

let clock: TestClock
let players: TestPlayers
let people = 0
let player: Awaited<ReturnType<TestPlayers['player']>>
let user: { cpr: string; name: string }

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
beforeEach(async () => {
  clock.advance({ hours: 2 })
  people += 1
  const cpr = `610194${String(1000 + 2 * people)}`
  user = { cpr, name: 'En Person' }
  player = await players.player(user, cpr)
  players.tasks.length = 0
})

const reason = 'Vi undersøger en betaling'

async function suspend(by = 'Berit Holm', days = 14, why = reason) {
  return suspendPlayer(
    players.context,
    { playerId: player.id, days, reason: why },
    await testEmployee(players.db, by),
  )
}

async function lift(by: string, why = 'Betalingen er din egen') {
  return liftLock(
    players.context,
    { playerId: player.id, reason: why },
    await testEmployee(players.db, by),
  )
}

async function sessionNow() {
  const outcome = await players.login(user)
  const grant = outcome.ok && outcome.kind === 'logged-in' ? outcome.session : expect.fail('none')
  return required(await players.read(grant, false), 'a session that lives')
}

async function isBarred() {
  const { barred_until: until } = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  return until === Number.POSITIVE_INFINITY
}

/** The newest letter in the outbox. */
function letter() {
  const { payload } = required(players.tasks.at(-1), 'a letter')
  return payload as { text: string; templateId: string }
}

const waiting = async () =>
  (await listSuspensions(players.db, clock.now())).suspensions.filter(
    ({ playerId }) => playerId === player.id,
  )

test('[LIM-06] a suspension closes what a lock closes, and tells by when it is decided', async () => {
  const lockedAt = clock.now()
  const reviewBy = after(lockedAt, 14 * dayMs)
  expect(await suspend()).toEqual({
    ok: true,
    lock: { kind: 'suspension', reason, lockedBy: 'Berit Holm', lockedAt, reviewBy },
  })
  expect(await players.read(player.grant, true)).toBeUndefined()
  expect(await isBarred()).toBe(true)
  const session = await sessionNow()
  expect(await describeSession(players.db, session, clock.now())).toMatchObject({
    standing: 'locked',
    lock: { reason, lockedAt, reviewBy },
  })
})

test('[LIM-06] the player is written why, by when it is decided, and what it was', async () => {
  await suspend()
  expect(letter()).toMatchObject({ templateId: 'suspension' })
  const by = 'senest den 5. december 2026 kl.'
  for (const words of ['suspenderet', `Årsag: ${reason}`, by, 'udbetale dine penge']) {
    expect(letter().text).toContain(words)
  }
  await lift('Carl Bo')
  expect(letter()).toMatchObject({
    templateId: 'suspension-lifted',
    text: expect.stringContaining('Årsag: Betalingen er din egen'),
  })
})

test('[LIM-06] it stands until a second employee lifts it, also when its moment has passed', async () => {
  await suspend('Berit Holm', 1)
  expect(await waiting()).toMatchObject([{ isOverdue: false }])
  clock.advance({ days: 1, ms: 1 })
  expect(await waiting()).toMatchObject([{ isOverdue: true, lock: { lockedBy: 'Berit Holm' } }])
  expect((await sessionNow()).standing).toBe('locked')
  expect(await lift('Berit Holm')).toMatchObject({ refusal: 'second-person-needed' })
  expect(await isBarred()).toBe(true)
  expect(await lift('Carl Bo')).toMatchObject({
    ok: true,
    lock: { kind: 'suspension', liftedBy: 'Carl Bo' },
  })
  expect([(await sessionNow()).standing, await isBarred(), await waiting()]).toEqual([
    'open',
    false,
    [],
  ])
})

test('[LIM-06] whom the decision goes against is locked besides, and one act lifts both', async () => {
  await suspend()
  clock.advance({ days: 2 })
  const why = { playerId: player.id, reason: 'Kontoen er brugt af en anden' }
  const berit = await testEmployee(players.db, 'Berit Holm')
  expect(await lockPlayer(players.context, why, berit)).toMatchObject({
    ok: true,
    lock: { kind: 'lock' },
  })
  const session = await sessionNow()
  const { lock } = await describeSession(players.db, session, clock.now())
  expect(lock).toEqual({ reason: why.reason, lockedAt: clock.now() })
  expect(await waiting()).toEqual([])
  expect(await suspend('Dorte Ny')).toMatchObject({
    refusal: 'already-locked',
    lock: { kind: 'lock' },
  })
  expect(await lift('Berit Holm')).toMatchObject({ refusal: 'second-person-needed' })
  expect(await lift('Carl Bo')).toMatchObject({ ok: true, lock: { kind: 'lock' } })
  expect([(await sessionNow()).standing, await isBarred()]).toEqual(['open', false])
  expect(await lift('Carl Bo')).toEqual({ ok: false, refusal: 'not-locked' })
  // Each has its line, and the player one letter.
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['action', 'details'])
    .where('player_id', '=', player.id)
    .where('action', 'in', ['player-suspension-lifted', 'player-unlocked'])
    .orderBy('line_id')
    .execute()
  const lifted = { reason: 'Betalingen er din egen' }
  expect(lines).toMatchObject([
    { action: 'player-suspension-lifted', details: lifted },
    { action: 'player-unlocked', details: lifted },
  ])
  expect(new Set(lines.map(({ details }) => details.lockId)).size).toBe(2)
  const letters = players.tasks.map(({ payload }) => (payload as { templateId: string }).templateId)
  expect(letters.filter((each) => each.endsWith('lifted'))).toEqual(['lock-lifted'])
})

test('a player is suspended once, also by staff who ask at the same moment', async () => {
  const answers = await Promise.all([suspend(), suspend('Carl Bo'), suspend('Dorte Ny')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await waiting()).toHaveLength(1)
  expect(await suspend('Carl Bo', 3, 'Sagen om 010190-1234')).toEqual({
    ok: false,
    refusal: 'personal-number',
  })
})

test('the records hold no suspension without its moment, and no lock with one', async () => {
  const add = (kind: string, reviewBy: string | null) =>
    sql`INSERT INTO players_lock (player_id, kind, reason, locked_by, locked_at, review_by)
      VALUES (${player.id}, ${kind}, 'x', 'Ida', '2026-11-21', ${reviewBy})`.execute(players.db)
  await expect(add('suspension', null)).rejects.toThrow('players_lock_suspension_is_reviewed')
  await expect(add('lock', '2026-11-22')).rejects.toThrow('players_lock_suspension_is_reviewed')
})
