import { createHash } from 'node:crypto'
import {
  after,
  dayMs,
  kroner,
  playerId,
  required,
  sum,
  systemRandom,
  type TestClock,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { beginPlay, grantBonus, postTransfer, voidActiveBonus } from '../../ledger/index.ts'
import { TestPlayers } from '../base/test-players.ts'
import {
  describeSession,
  endAllSessions,
  endSession,
  expireSessions,
  lockLiveSession,
  readStandings,
  readUserInfo,
  renewSession,
} from '../index.ts'

const anna = { persona: 'anna' }

let clock: TestClock
let players: TestPlayers

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  await players.player(anna, '6101900000')
  await players.player({ persona: 'sofie' }, '7309920022')
})
beforeEach(() => clock.advance({ days: 1 }))

async function logIn(user: { persona: string }) {
  const outcome = await players.login(user)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  return outcome.session
}

async function sessionOf(grant: { secret: string; handle: string }) {
  const session = await players.read(grant, false)
  if (!session) throw new Error('no session')
  return session
}

/** Whether the ledger takes stakes from the player. */
async function mayPlay(player: number): Promise<boolean> {
  const row = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', playerId(player))
    .executeTakeFirstOrThrow()
  return row.barred_until === -Infinity
}

test('[SEC-22] a session lives 30 minutes without an action; reading it is none', async () => {
  const grant = await logIn(anna)
  clock.advance({ minutes: 29, seconds: 59 })
  expect(await players.read(grant, false)).toMatchObject({ expiresAt: grant.expiresAt })
  clock.advance({ seconds: 1 })
  expect(await players.read(grant, false)).toBeUndefined()
  expect(await players.read(grant, true)).toBeUndefined()
})

test('an action begins the half hour anew', async () => {
  const grant = await logIn(anna)
  clock.advance({ minutes: 29 })
  expect(await players.read(grant, true)).toMatchObject({
    expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
  })
  clock.advance({ minutes: 29 })
  expect(await players.read(grant, false)).toBeDefined()
})

test('a stake is an action: play keeps the session alive, and no longer than 30 minutes', async () => {
  const grant = await logIn(anna)
  const session = await sessionOf(grant)
  clock.advance({ minutes: 29 })
  const { playerId, sessionId: login } = session
  const playSession = timeKey(clock, systemRandom)
  const play = { playerId, playSession, login, until: grant.expiresAt, at: clock.now() }
  await players.db.transaction().execute((tx) => beginPlay(tx, play))
  clock.advance({ minutes: 29 })
  await expireSessions(players.db, clock)
  expect(await players.read(grant, false)).toBeDefined()
  clock.advance({ minutes: 1 })
  expect(await players.read(grant, false)).toBeUndefined()
})

test('[SEC-22] a session ends after 12 hours whatever the player does', async () => {
  const grant = await logIn(anna)
  for (let step = 0; step < 12 * 3 - 1; step++) {
    clock.advance({ minutes: 20 })
    expect(await players.read(grant, true)).toBeDefined()
  }
  clock.advance({ minutes: 19, seconds: 59 })
  expect(await players.read(grant, true)).toBeDefined()
  clock.advance({ seconds: 1 })
  expect(await players.read(grant, true)).toBeUndefined()
})

test('[SEC-29] the secret and the handle must be of the same session', async () => {
  const [hers, theirs] = [await logIn(anna), await logIn({ persona: 'sofie' })]
  expect(await players.read({ ...hers, handle: theirs.handle }, true)).toBeUndefined()
  expect(await players.read({ ...hers, secret: theirs.secret }, true)).toBeUndefined()
  expect(await players.read({ secret: hers.handle, handle: hers.handle }, true)).toBeUndefined()
  expect(await players.read({ secret: '', handle: hers.handle }, true)).toBeUndefined()
  expect(await players.read(hers, true)).toBeDefined()
})

test('[SEC-19] [SEC-20] secrets are 256 bits, new at each login, and kept as a hash', async () => {
  const [first, second] = [await logIn(anna), await logIn(anna)]
  expect(Buffer.from(first.secret, 'base64url')).toHaveLength(32)
  expect(first.secret).not.toBe(second.secret)
  expect(first.handle).not.toBe(second.handle)
  const rows = await players.db.selectFrom('players_session').selectAll().execute()
  const kept = rows.find(({ handle }) => handle === first.handle)
  expect(kept?.secret_hash).toEqual(createHash('sha256').update(first.secret).digest())
  expect(JSON.stringify({ ...kept, secret_hash: '' })).not.toContain(first.secret)
})

test('[SEC-21] logout ends this session for good and leaves the others', async () => {
  const [here, there] = [await logIn(anna), await logIn(anna)]
  await endSession(players.db, await sessionOf(here), clock.now())
  expect(await players.read(here, true)).toBeUndefined()
  expect(await players.read(there, true)).toBeDefined()
})

test('[SEC-23] a lock ends every session at once, and one read before it cannot be renewed', async () => {
  const [here, there] = [await logIn(anna), await logIn(anna)]
  const before = await sessionOf(here)
  await players.db
    .transaction()
    .execute((tx) => endAllSessions(tx, before.playerId, 'locked', clock.now()))
  expect(await players.read(here, true)).toBeUndefined()
  expect(await players.read(there, true)).toBeUndefined()
  expect(await renewSession(players.context, before, clock.now())).toBeUndefined()
})

test('sessions that nobody reads are ended by the job, those that live are not', async () => {
  const idle = await logIn(anna)
  clock.advance({ minutes: 20 })
  const fresh = await logIn({ persona: 'sofie' })
  clock.advance({ minutes: 10 })
  expect(await expireSessions(players.db, clock)).toBeGreaterThan(0)
  expect(await expireSessions(players.db, clock)).toBe(0)
  expect(await players.read(idle, false)).toBeUndefined()
  expect(await players.read(fresh, false)).toBeDefined()
})

test('[REG-08] a login is found in the log by the number its browser holds', async () => {
  const [first, second] = [await logIn(anna), await logIn(anna)]
  expect(first.logId).not.toBe(second.logId)
  const found = await players.db
    .selectFrom('audit_line')
    .select('action')
    .where(sql<boolean>`details->>'logId' = ${first.logId}`)
    .execute()
  expect(found).toEqual([{ action: 'logged-in' }])
})

test('[REG-08] the previous login is shown', async () => {
  const firstAt = clock.now()
  await logIn(anna)
  clock.advance({ hours: 3 })
  const session = await sessionOf(await logIn(anna))
  expect(await describeSession(players.db, session, clock.now())).toMatchObject({
    firstName: 'Anna',
    lastName: 'Nielsen',
    initials: 'AN',
    loggedInAt: clock.now(),
    previousLoginAt: firstAt,
  })
})

test('[DATA-04] the summary shows cash as withdrawable', async () => {
  const session = await sessionOf(await logIn(anna))
  await players.db.transaction().execute((tx) =>
    postTransfer(tx, {
      key: timeKey(clock, systemRandom),
      kind: 'deposit',
      playerId: session.playerId,
      amountOre: kroner(100),
      reference: 'deposit-1',
      at: clock.now(),
    }),
  )
  const { summary } = await describeSession(players.db, session, clock.now())
  expect(summary).toEqual({
    BonusBalance: 0n,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0n,
    TotalBalance: kroner(100),
    WithdrawableBalance: kroner(100),
  })
})

test('[DATA-04] the summary shows what a bonus asks to be staked, as long as it is active', async () => {
  const session = await sessionOf(await logIn({ persona: 'sofie' }))
  const at = clock.now()
  const granted = await players.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId: timeKey(clock, systemRandom),
      playerId: session.playerId,
      amountOre: kroner(200),
      requiredOre: kroner(2_000),
      stakeMaxOre: kroner(100),
      expiresAt: after(at, 60 * dayMs),
      at,
    }),
  )
  expect(granted).toEqual({ ok: true, repeated: false })
  const { summary } = await describeSession(players.db, session, at)
  expect(summary).toEqual({
    BonusBalance: kroner(200),
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: kroner(2_000),
    TotalBalance: kroner(200),
    WithdrawableBalance: 0n,
  })
  const taken = { playerId: session.playerId, reason: 'withdrawn', at } as const
  await players.db.transaction().execute((tx) => voidActiveBonus(tx, taken))
  expect((await describeSession(players.db, session, at)).summary).toEqual({
    BonusBalance: 0n,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0n,
    TotalBalance: 0n,
    WithdrawableBalance: 0n,
  })
})

test('a login that ROFUS does not answer opens without play, and is asked again each minute', async () => {
  await players.force('rofus', 'fault')
  const grant = await logIn(anna)
  const session = await sessionOf(grant)
  expect(session.standing).toBe('rofus-unanswered')
  expect(await mayPlay(session.playerId)).toBe(false)
  expect(players.tasks).toEqual(expect.not.arrayContaining([askAgain(grant.handle)]))
  clock.advance({ minutes: 1 })
  await Promise.all([players.read(grant, false), players.read(grant, false)])
  expect(players.tasks.filter(({ task }) => task === 'ask-rofus-again')).toHaveLength(1)
  await players.runTasks()
  expect((await sessionOf(grant)).standing).toBe('open')
  expect(await mayPlay(session.playerId)).toBe(true)
})

test('one found in ROFUS when asked again may not play in any session', async () => {
  const earlier = await logIn(anna)
  await players.force('rofus', 'down')
  const grant = await logIn(anna)
  clock.advance({ minutes: 1 })
  await players.read(grant, false)
  await players.force('rofus', 'temporary')
  await players.runTasks()
  expect((await sessionOf(grant)).standing).toBe('rofus-registered')
  expect((await sessionOf(earlier)).standing).toBe('rofus-registered')
  expect(await mayPlay((await sessionOf(grant)).playerId)).toBe(false)
})

test('one registered in ROFUS logs in, and neither plays nor deposits', async () => {
  await players.force('rofus', 'indefinite')
  const session = await sessionOf(await logIn(anna))
  expect(session.standing).toBe('rofus-registered')
  expect(await mayPlay(session.playerId)).toBe(false)
})

test('what ROFUS says at a login holds in the sessions that were open before it', async () => {
  await players.force('rofus', 'fault')
  const earlier = await logIn(anna)
  expect((await sessionOf(earlier)).standing).toBe('rofus-unanswered')
  const clear = await logIn(anna)
  expect((await sessionOf(earlier)).standing).toBe('open')
  await players.force('rofus', 'temporary')
  await logIn(anna)
  expect((await sessionOf(clear)).standing).toBe('rofus-registered')
  expect((await sessionOf(earlier)).standing).toBe('rofus-registered')
})

test('[REG-04] without a deposit limit in force there is no play', async () => {
  await players.db
    .updateTable('limits_limit')
    .set((limit) => ({ canceled_at: limit.ref('effective_at') }))
    .where('player_id', '=', (await sessionOf(await logIn({ persona: 'sofie' }))).playerId)
    .execute()
  const session = await sessionOf(await logIn({ persona: 'sofie' }))
  expect(session.standing).toBe('no-deposit-limit')
  expect(await mayPlay(session.playerId)).toBe(false)
})

function askAgain(sessionId: string) {
  return { task: 'ask-rofus-again', payload: { sessionId } }
}

test('a session that has ended or run out cannot be held, and one that is held does not end', async () => {
  const isHeld = (handle: string) =>
    players.db.transaction().execute((tx) => lockLiveSession(tx, handle, clock))
  const grant = await logIn(anna)
  expect(await isHeld(grant.handle)).toBe(true)
  expect(await isHeld('nobody')).toBe(false)
  const waitingForRow = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE datname = current_database() AND relation = 'players_session'::regclass
        AND locktype = 'tuple'`.execute(players.db)
    return rows[0]?.count
  }
  const order: string[] = []
  const session = await sessionOf(grant)
  let ending: Promise<unknown> = Promise.resolve()
  await players.db.transaction().execute(async (tx) => {
    expect(await lockLiveSession(tx, grant.handle, clock)).toBe(true)
    ending = endSession(players.db, session, clock.now()).then(() => order.push('ended'))
    await expect.poll(waitingForRow).toBe(1)
    order.push('held')
  })
  await ending
  expect(order).toEqual(['held', 'ended'])
  expect(await isHeld(grant.handle)).toBe(false)
  const idle = await logIn(anna)
  clock.advance({ minutes: 30 })
  expect(await isHeld(idle.handle)).toBe(false)
})

test('[ROUTE-23] a player reads what is held of them, and the last word on offers counts', async () => {
  const { playerId: id } = await sessionOf(await logIn(anna))
  const read = () => readUserInfo(players.db, playerId(id), players.context.rules)
  const profile = await read()
  expect(profile).toMatchObject({
    birthday: '1990-01-01',
    emailNotify: 'True',
    customPromotionalChannels: expect.stringContaining('sms'),
  })
  expect(JSON.stringify(profile)).not.toContain('610190')
  for (const given of [true, false]) await consent(id, 'marketing-sms', given)
  for (const given of [false, true]) await consent(id, 'marketing-email', given)
  expect(await read()).toMatchObject({ emailNotify: 'True', customPromotionalChannels: 'email' })
})

async function consent(player: number, kind: 'marketing-email' | 'marketing-sms', given: boolean) {
  await players.db
    .insertInto('players_consent')
    .values({ player_id: player, brand: 'nordlys', kind, given, version: '1', at: clock.now() })
    .execute()
}

test('of many sessions each that lives is told what its player has, and no other', async () => {
  const [hers, over, other] = [
    await logIn(anna),
    await logIn(anna),
    await logIn({ persona: 'sofie' }),
  ]
  await endSession(players.db, await sessionOf(over), clock.now())
  const { totalOre } = required(
    (await readStandings(players.db, [hers], clock.now())).at(0),
    'the standing of a session that lives',
  )
  const { playerId: id } = await sessionOf(hers)
  const deposit = {
    key: timeKey(clock, systemRandom),
    kind: 'deposit' as const,
    playerId: id,
    amountOre: kroner(50),
    reference: 'standings',
    at: clock.now(),
  }
  await players.db.transaction().execute((tx) => postTransfer(tx, deposit))
  const mixed = { secret: other.secret, handle: hers.handle }
  expect(await readStandings(players.db, [mixed, over], clock.now())).toEqual([])
  const asked = [hers, other, { secret: 'x', handle: 'never-given-out' }]
  const told = await readStandings(players.db, asked, clock.now())
  expect(new Map(told.map(({ handle, totalOre: now }) => [handle, now]))).toEqual(
    new Map([
      [hers.handle, sum(totalOre, kroner(50))],
      [other.handle, kroner(0)],
    ]),
  )
  expect(await readStandings(players.db, [], clock.now())).toEqual([])
})
