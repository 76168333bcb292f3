import { sessionLongestMs } from '@nordlys/contracts'
import { after, systemRandom, type TestClock, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { beginPlay, isPlaying } from '../../ledger/index.ts'
import { type LoggedIn, logInAgain, TestPlayers } from '../base/test-players.ts'
import {
  endAllSessions,
  endOneSession,
  endOtherSessions,
  endSession,
  listSessions,
} from '../index.ts'

const anna = { persona: 'anna' }
const sofie = { persona: 'sofie' }

let clock: TestClock
let players: TestPlayers

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  await players.player(anna, '6101900000')
  await players.player(sofie, '7309920022')
})
beforeEach(() => {
  players.device = undefined
  clock.advance({ days: 1 })
})

const logIn = (user: { persona: string }) => logInAgain(players, user)
const list = async (own: LoggedIn) => (await listSessions(players.db, own, clock.now())).sessions
const endOne = (own: LoggedIn, name: string) => endOneSession(players.db, own, name, clock)
const endOthers = (own: LoggedIn) => endOtherSessions(players.db, own, clock)
const lives = async (of: LoggedIn) => (await players.read(of.grant, false)) !== undefined

/** The name under which a session lists itself. */
async function nameOf(of: LoggedIn): Promise<string> {
  const found = (await list(of)).find(({ isThis }) => isThis)
  if (!found) throw new Error('a session does not list itself')
  return found.name
}

/** Opens a game for money, and tells whether it may still stake. */
async function play(of: LoggedIn) {
  const playSession = timeKey(clock, systemRandom)
  const { playerId, sessionId: login } = of
  const [until, at] = [after(of.loggedInAt, sessionLongestMs), clock.now()]
  await players.db
    .transaction()
    .execute((tx) => beginPlay(tx, { playerId, playSession, login, until, at }))
  return () => isPlaying(players.db, { playerId, playSession, at: clock.now() })
}

test('[SEC-24] a player sees where they are logged in: since when, last used, and from what', async () => {
  const beganAt = clock.now()
  players.device = { browser: 'chrome', system: 'android' }
  const phone = await logIn(anna)
  clock.advance({ minutes: 5 })
  players.device = undefined
  const here = await logIn(anna)
  clock.advance({ minutes: 5 })
  await players.read(phone.grant, true)
  await logIn(sofie)
  expect(await list(here)).toEqual([
    {
      name: expect.any(String),
      isThis: true,
      device: {},
      loggedInAt: here.loggedInAt,
      usedAt: here.loggedInAt,
    },
    {
      name: expect.any(String),
      isThis: false,
      device: { browser: 'chrome', system: 'android' },
      loggedInAt: beganAt,
      usedAt: clock.now(),
    },
  ])
})

test('[SEC-24] the first session of a new account tells where it was opened, too', async () => {
  players.device = { browser: 'firefox', system: 'windows' }
  const { session, grant } = await players.player({ persona: 'peter' }, '6108850020')
  expect(await list({ ...session, grant })).toMatchObject([{ device: players.device }])
})

test('[SEC-24] a list tells neither a secret nor a handle, and no session that is over', async () => {
  const [here, ended] = [await logIn(anna), await logIn(anna)]
  await endSession(players.db, ended, clock.now())
  const idle = await logIn(anna)
  clock.advance({ minutes: 29 })
  await players.read(here.grant, true)
  clock.advance({ minutes: 1 })
  const told = JSON.stringify(await list(here))
  expect(JSON.parse(told)).toHaveLength(1)
  for (const { grant } of [here, ended, idle]) {
    expect(told).not.toContain(grant.secret)
    expect(told).not.toContain(grant.handle)
  }
})

test('[SEC-24] a session that is ended is refused at once, and so is its open game', async () => {
  const [here, there] = [await logIn(anna), await logIn(anna)]
  const mayStake = await play(there)
  expect(await mayStake()).toBe(true)
  expect(await endOne(here, await nameOf(there))).toEqual({ ok: true })
  expect(await lives(there)).toBe(false)
  expect(await mayStake()).toBe(false)
  expect(await lives(here)).toBe(true)
})

test('[SEC-24] one ended already stays so, and this one is ended by logging out', async () => {
  const [here, there] = [await logIn(anna), await logIn(anna)]
  const name = await nameOf(there)
  expect(await endOne(here, name)).toEqual({ ok: true })
  const mayStake = await play(here)
  expect(await endOne(here, name)).toEqual({ ok: true })
  expect(await mayStake()).toBe(true)
  expect(await endOne(here, await nameOf(here))).toEqual({ ok: false, refusal: 'this-session' })
  expect(await lives(here)).toBe(true)
})

test('[SEC-24] another player’s session is as unknown as none', async () => {
  const [here, hers] = [await logIn(anna), await logIn(sofie)]
  const unknown = { ok: false, refusal: 'unknown' }
  expect(await endOne(here, await nameOf(hers))).toEqual(unknown)
  expect(await endOne(here, 'nobody')).toEqual(unknown)
  expect(await endOne(here, hers.grant.handle)).toEqual(unknown)
  expect(await lives(hers)).toBe(true)
})

test('[SEC-24] all others end at once, this one and other players’ live on', async () => {
  const [here, phone, tablet] = [await logIn(anna), await logIn(anna), await logIn(anna)]
  const hers = await logIn(sofie)
  const mayStake = await play(phone)
  expect(await endOthers(here)).toEqual({ ok: true })
  expect(await mayStake()).toBe(false)
  expect(await Promise.all([here, phone, tablet, hers].map(lives))).toEqual([
    true,
    false,
    false,
    true,
  ])
  const mine = await play(here)
  expect(await endOthers(here)).toEqual({ ok: true })
  expect(await mine()).toBe(true)
})

test('[SEC-24] a session that is over ends no other', async () => {
  const [over, there] = [await logIn(anna), await logIn(anna)]
  const name = await nameOf(there)
  await endSession(players.db, over, clock.now())
  const refused = { ok: false, refusal: 'session-expired' }
  expect(await endOne(over, name)).toEqual(refused)
  expect(await endOthers(over)).toEqual(refused)
  expect(await lives(there)).toBe(true)
  clock.advance({ minutes: 30 })
  expect(await endOthers(there)).toEqual(refused)
})

test('[SEC-24] of two sessions that end each other at once, one lives', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await logIn(anna), await logIn(anna)]
    const [nameA, nameB] = [await nameOf(a), await nameOf(b)]
    const ends = round % 2 ? [endOthers(a), endOthers(b)] : [endOne(a, nameB), endOne(b, nameA)]
    const outcomes = await Promise.all(ends)
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect((await Promise.all([lives(a), lives(b)])).sort()).toEqual([false, true])
    const at = clock.now()
    await players.db.transaction().execute((tx) => endAllSessions(tx, a.playerId, 'locked', at))
  }
})

test('[SEC-24] the audit says who ended a session, and how', async () => {
  const [here, there] = [await logIn(anna), await logIn(anna)]
  await endOthers(here)
  const line = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('action', '=', 'session-ended')
    .where('player_id', '=', there.playerId)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect(line).toEqual({
    actor: 'player',
    details: { sessionId: there.sessionId, reason: 'ended-elsewhere' },
  })
})

test('[FLT-90] a session that was left ends, though its player plays in another one', async () => {
  const [left, used] = [await logIn(anna), await logIn(anna)]
  clock.advance({ minutes: 20 })
  const mayStake = await play(used)
  clock.advance({ minutes: 10 })
  expect([await lives(left), await lives(used)]).toEqual([false, true])
  // Its end stops nothing that goes on in the other.
  expect(await mayStake()).toBe(true)
})

test('[FLT-90] the end of a session stops its own game, and none of another session', async () => {
  const [idle, played] = [await logIn(anna), await logIn(anna)]
  await play(played)
  clock.advance({ minutes: 30 })
  const current = await logIn(anna)
  expect([await lives(idle), await lives(played)]).toEqual([false, false])
  const { play_session: open } = await players.db
    .selectFrom('ledger_player')
    .select('play_session')
    .where('player', '=', current.playerId)
    .executeTakeFirstOrThrow()
  expect(open).toBeNull()
})

test('[FLT-90] what was played in a session counts there once another one plays or play ends', async () => {
  const [first, second] = [await logIn(anna), await logIn(anna)]
  clock.advance({ minutes: 20 })
  await play(first)
  const playedAt = clock.now()
  clock.advance({ minutes: 5 })
  await play(second)
  clock.advance({ minutes: 5 })
  const [, listed] = await list(second)
  expect(listed?.usedAt).toEqual(playedAt)
  await endSession(players.db, second, clock.now())
  clock.advance({ minutes: 19, seconds: 59 })
  expect(await lives(first)).toBe(true)
  clock.advance({ seconds: 1 })
  expect(await lives(first)).toBe(false)
})
