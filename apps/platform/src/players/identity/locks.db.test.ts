import { required, type TestClock } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { TestLedger } from '../../ledger/base/test-ledger.ts'
import { setBar } from '../../ledger/index.ts'
import { startPause } from '../../limits/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { TestPlayers } from '../base/test-players.ts'
import { describeSession, liftLock, lockPlayer } from '../index.ts'
import { readLocks } from './locks.ts'

let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
let people = 0
let player: Awaited<ReturnType<TestPlayers['player']>>
let user: { cpr: string; name: string }

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  ledger = stack.use(await TestLedger.open(players.databaseUrl))
})
beforeEach(async () => {
  clock.advance({ hours: 2 })
  people += 1
  const cpr = `610193${String(1000 + 2 * people)}`
  user = { cpr, name: 'En Person' }
  player = await players.player(user, cpr)
  players.tasks.length = 0
})

const reason = 'Vi undersøger en betaling'

async function lock(by = 'Berit Holm', why = reason, playerId: number = player.id) {
  return lockPlayer(players.context, { playerId, reason: why }, await testEmployee(players.db, by))
}

async function lift(by: string, why = 'Undersøgelsen er slut', playerId: number = player.id) {
  return liftLock(players.context, { playerId, reason: why }, await testEmployee(players.db, by))
}

async function logIn() {
  const outcome = await players.login(user)
  return outcome.ok && outcome.kind === 'logged-in' ? outcome.session : expect.fail('no login')
}

async function sessionNow() {
  return required(await players.read(await logIn(), false), 'a session that lives')
}

async function isBarred() {
  const { barred_until: until } = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  return until === Number.POSITIVE_INFINITY
}

test('[LIM-06] a lock ends every session at once and bars stakes, deposits and bonuses', async () => {
  const other = await logIn()
  const lockedAt = clock.now()
  expect(await lock()).toEqual({
    ok: true,
    lock: { kind: 'lock', reason, lockedBy: 'Berit Holm', lockedAt },
  })
  expect(await players.read(player.grant, true)).toBeUndefined()
  expect(await players.read(other, true)).toBeUndefined()
  expect(await isBarred()).toBe(true)
})

test('[LIM-06] a game that was open when the lock was set takes no further stake', async () => {
  const here = { id: player.id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  const stake = () => ledger.settle(ledger.round(here, 100))
  expect(await stake()).toMatchObject({ refusal: 'too-little-money' })
  await lock()
  expect(await stake()).toMatchObject({ refusal: 'play-ended' })
  await ledger.beginPlay(here)
  expect(await stake()).toMatchObject({ refusal: 'play-blocked' })
})

test('[LIM-06] a locked player logs in to their own money alone, and sees why', async () => {
  await lock()
  const session = await sessionNow()
  expect(session.standing).toBe('locked')
  expect(await describeSession(players.db, session, clock.now())).toMatchObject({
    standing: 'locked',
    lock: { reason, lockedAt: clock.now() },
  })
  expect(await isBarred()).toBe(true)
})

test('[LIM-06] the player is written the reason, and the subject does not tell it', async () => {
  await lock()
  const [mail] = players.tasks
  expect(mail).toMatchObject({
    task: 'send-email',
    payload: { text: expect.stringContaining(`Årsag: ${reason}`), templateId: 'lock' },
  })
  expect(JSON.stringify(mail)).not.toContain('"subject":"Vi undersøger')
})

test('[LIM-06] the player is written why the lock is lifted, and is invited to nothing', async () => {
  await lock()
  await lift('Carl Bo', 'Betalingen er din egen')
  const { payload } = required(players.tasks.at(-1), 'a letter')
  const { subject, text, templateId } = payload as Record<'subject' | 'text' | 'templateId', string>
  expect([templateId, subject]).toEqual([
    'lock-lifted',
    'Besked om din spilkonto hos Nordlys Casino',
  ])
  for (const words of ['er ophævet', 'Årsag: Betalingen er din egen', 'grænser gælder som før']) {
    expect(text).toContain(words)
  }
  expect(text).not.toMatch(/velkommen|spil nu|tilbud|bonus|https?:/i)
})

test('a lock is set once, also by staff who ask at the same moment', async () => {
  const answers = await Promise.all([lock(), lock('Carl Bo'), lock('Dorte Ny')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const [lockOfAll] = answers.flatMap((each) => (each.ok ? [each.lock] : []))
  for (const each of answers.filter(({ ok }) => !ok)) {
    expect(each).toEqual({ ok: false, refusal: 'already-locked', lock: lockOfAll })
  }
})

test('[FLT-70] a lock takes a second employee to lift', async () => {
  await lock()
  expect(await lift('Berit Holm')).toMatchObject({ ok: false, refusal: 'second-person-needed' })
  expect(await isBarred()).toBe(true)
})

/** As a lock stands that was set before there were employees. */
async function lockByName(): Promise<void> {
  await lock()
  const owner = new pg.Client({ connectionString: players.databaseUrl })
  await owner.connect()
  await owner.query(
    'UPDATE players_lock SET locked_by_employee = NULL WHERE player_id = $1 AND lifted_at IS NULL',
    [player.id],
  )
  await owner.end()
}

test('[FLT-70] what a typed name locked is lifted by two employees, whatever they are called', async () => {
  await lockByName()
  const wished = await lift('Berit Holm')
  expect(wished).toMatchObject({ ok: true, lock: { liftWishedBy: 'Berit Holm' } })
  expect(wished).not.toHaveProperty('lock.liftedAt')
  expect(await isBarred()).toBe(true)
  expect(await lift('Berit Holm')).toMatchObject({ ok: false, refusal: 'second-person-needed' })
  const alone = sql`UPDATE players_lock SET lifted_by = 'x', lift_reason = 'x', lifted_at = locked_at,
    lifted_by_employee = lift_wished_by_employee WHERE player_id = ${player.id}`
  await expect(alone.execute(players.db)).rejects.toThrow('players_lock_by_two_employees')
  expect(await lift('Carl Bo')).toMatchObject({ ok: true, lock: { liftedBy: 'Carl Bo' } })
  expect(await isBarred()).toBe(false)
})

test('[FLT-70] two who wish at one moment to lift what a name locked lift it once', async () => {
  await lockByName()
  const rowLock = {
    text: 'SELECT FROM players_player WHERE player_id = $1 FOR UPDATE',
    values: [player.id],
  }
  const answers = await whileLocked(players.databaseUrl, rowLock, {
    begin: () => Promise.all([lift('Dorte Ny'), lift('Carl Bo'), lift('Dorte Ny')]),
    meanwhile: (line) => line(3),
  })
  const lifted = answers.filter((each) => each.ok && each.lock.liftedAt)
  expect(lifted).toHaveLength(1)
  expect(await isBarred()).toBe(false)
})

test('[FLT-70] of two who lift at one moment, who set the lock is refused and the other lifts', async () => {
  await lock()
  const rowLock = {
    text: 'SELECT FROM players_player WHERE player_id = $1 FOR UPDATE',
    values: [player.id],
  }
  const [own, other] = await whileLocked(players.databaseUrl, rowLock, {
    begin: () => Promise.all([lift('Berit Holm'), lift('Carl Bo')]),
    meanwhile: (line) => line(2),
  })
  expect(['second-person-needed', 'not-locked']).toContain(own.ok ? '' : own.refusal)
  expect(other).toMatchObject({ ok: true, lock: { liftedBy: 'Carl Bo' } })
})

test('[LIM-06] lifted by a second employee, the player stands as before', async () => {
  await lock()
  clock.advance({ hours: 1 })
  expect(await lift('Carl Bo')).toMatchObject({
    ok: true,
    lock: { liftedBy: 'Carl Bo', liftReason: 'Undersøgelsen er slut', liftedAt: clock.now() },
  })
  expect([(await sessionNow()).standing, await isBarred()]).toEqual(['open', false])
  expect(await lift('Carl Bo')).toEqual({ ok: false, refusal: 'not-locked' })
})

test('[LIM-06] a lock that is lifted leaves a pause and a closing as they are', async () => {
  const session = { playerId: player.id, sessionId: player.grant.handle }
  const wish = { kind: '30-days', idempotencyKey: crypto.randomUUID() } as const
  await startPause(players.context, session, wish)
  await lock()
  expect((await sessionNow()).standing).toBe('locked')
  await lift('Carl Bo')
  expect((await sessionNow()).standing).toBe('paused')
  await startPause(players.context, session, {
    ...wish,
    kind: 'permanent',
    idempotencyKey: crypto.randomUUID(),
  })
  await lock()
  expect((await sessionNow()).standing).toBe('closed')
  await lift('Carl Bo')
  expect(await isBarred()).toBe(true)
})

test('[FLT-72] what is kept and mailed holds no CPR number, however it is written', async () => {
  const refused = { ok: false, refusal: 'personal-number' }
  expect(await lock('Berit', 'Se sagen om 010190-1234')).toEqual(refused)
  expect(await lock('Berit', 'Se sagen om ٠١٠١ 90.1234')).toEqual(refused)
  await lock()
  expect(await lift('Carl Bo', 'Sagen om 010190/1234')).toEqual(refused)
})

test('a player who is not there is neither locked nor unlocked nor shown', async () => {
  const unknown = { ok: false, refusal: 'unknown' }
  expect(await lock('Berit', reason, 1)).toEqual(unknown)
  expect(await lift('Carl Bo', reason, 1)).toEqual(unknown)
  expect(await readLocks(players.context, 1, clock.now())).toEqual(unknown)
})

test('every lock is shown, the newest first, and told to the auditor and in the log', async () => {
  await lock()
  await lift('Carl Bo')
  await lock('Carl Bo', 'Spilleren bad om det')
  expect(await readLocks(players.context, player.id, clock.now())).toMatchObject({
    ok: true,
    standing: 'locked',
    locks: [{ lockedBy: 'Carl Bo' }, { lockedBy: 'Berit Holm', liftedBy: 'Carl Bo' }],
  })
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'details', 'employee_id'])
    .where('player_id', '=', player.id)
    .where('actor', '=', 'staff')
    .orderBy('line_id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual([
    'player-locked',
    'player-unlocked',
    'player-locked',
  ])
  expect(lines[1]).toMatchObject({ details: { reason: 'Undersøgelsen er slut' } })
  const names = await Promise.all(
    ['Berit Holm', 'Carl Bo', 'Carl Bo'].map((name) => testEmployee(players.db, name)),
  )
  expect(lines.map((line) => line.employee_id)).toEqual(names.map((each) => each.employeeId))
})

test('no part of the program changes a lock but to lift it, and not by who set it', async () => {
  await lock()
  const change = players.db.updateTable('players_lock').set({ reason: 'Noget andet' })
  await expect(change.execute()).rejects.toThrow('permission denied')
  const removal = players.db.deleteFrom('players_lock').execute()
  await expect(removal).rejects.toThrow('goes with its player alone')
  const own = sql`UPDATE players_lock SET lifted_by = 'x', lift_reason = 'x', lifted_at = locked_at,
    lifted_by_employee = locked_by_employee
    WHERE player_id = ${player.id}`
  await expect(own.execute(players.db)).rejects.toThrow('players_lock_by_two_employees')
})

test('[LIM-06] a login and its answer from ROFUS leave the lock as it is', async () => {
  await lock()
  await logIn()
  await players.db
    .transaction()
    .execute((tx) =>
      setBar(tx, { playerId: player.id, reason: 'rofus', until: undefined, at: clock.now() }),
    )
  expect(await isBarred()).toBe(true)
})
