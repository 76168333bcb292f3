import { loginsListed } from '@nordlys/contracts'
import { dayMs, minuteMs, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { type LoggedIn, logInAgain, TestPlayers } from '../base/test-players.ts'
import { forgetExpired } from '../identity/forget-expired.ts'
import {
  endAllSessions,
  endOneSession,
  endSession,
  expireSessions,
  listSessions,
} from '../index.ts'

const phone = { browser: 'chrome', system: 'android' } as const
const sofie = { persona: 'sofie' }

let clock: TestClock
let players: TestPlayers
let made = 0
let persona = ''

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  await players.player(sofie, '7309920022')
  await players.player({ persona: 'anna' }, '6101900000')
  await players.player({ persona: 'peter' }, '6108850020')
})

beforeEach(() => {
  players.device = undefined
  persona = ['anna', 'peter'][made++ % 2] ?? ''
  // Logins of earlier tests come after those of this one, and have nothing left.
  clock.advance({ days: 400 })
})

const logIn = () => logInAgain(players, { persona })
const past = async (own: LoggedIn) => (await listSessions(players.db, own, clock.now())).past
const tick = () => forgetExpired(players.db, clock.now())

async function keptDevices(of: LoggedIn): Promise<number> {
  const rows = await players.db
    .selectFrom('players_session')
    .select('handle')
    .where('player_id', '=', of.playerId)
    .where('browser', 'is not', null)
    .execute()
  return rows.length
}

test('[ID43] a login that is over says when it was, from where, and how it ended', async () => {
  players.device = phone
  const [left, elsewhere, out] = [await logIn(), await logIn(), await logIn()]
  players.device = undefined
  const here = await logIn()
  const nameOf = async (of: LoggedIn) => {
    const { sessions } = await listSessions(players.db, of, clock.now())
    return sessions.find(({ isThis }) => isThis)?.name ?? ''
  }
  const [name, beganAt] = [await nameOf(elsewhere), clock.now()]
  clock.advance({ minutes: 1 })
  await endSession(players.db, out, clock.now())
  clock.advance({ minutes: 1 })
  await endOneSession(players.db, here, name, clock)
  clock.advance({ minutes: 20 })
  await players.read(here.grant, true)
  clock.advance({ minutes: 8 })
  const [newest, ...others] = await past(here)
  const ends = [newest, ...others].slice(0, 3)
  const of = (minutes: number, end: string) => ({
    name: expect.any(String),
    device: phone,
    loggedInAt: beganAt,
    endedAt: new Date(beganAt.getTime() + minutes * minuteMs),
    end,
  })
  // One that ran out is listed before any job has looked at it.
  expect(ends).toHaveLength(3)
  expect(ends).toEqual(
    expect.arrayContaining([of(30, 'expired'), of(2, 'ended-elsewhere'), of(1, 'logout')]),
  )
  const told = JSON.stringify(ends)
  for (const { grant } of [left, elsewhere, out]) {
    expect(told).not.toContain(grant.secret)
    expect(told).not.toContain(grant.handle)
  }
})

test('[ID43] a login that ran out ended then, also where the job looks hours later', async () => {
  const idle = await logIn()
  const over = new Date(clock.now().getTime() + 30 * minuteMs)
  clock.advance({ hours: 6 })
  const here = await logIn()
  const before = (await past(here))[0]
  expect(before).toMatchObject({ endedAt: over, end: 'expired', loggedInAt: idle.loggedInAt })
  await expireSessions(players.db, clock)
  expect((await past(here))[0]).toEqual(before)
})

test.each(['locked', 'paused', 'closed', 'mitid-changed'] as const)(
  '[ID43] a login that ended as everything was %s says so',
  async (end) => {
    const ended = await logIn()
    const at = clock.now()
    await players.db.transaction().execute((tx) => endAllSessions(tx, ended.playerId, end, at))
    clock.advance({ minutes: 1 })
    const here = await logIn()
    expect((await past(here))[0]).toMatchObject({ end, loggedInAt: ended.loggedInAt, endedAt: at })
  },
)

test('[ID43] twenty are listed, living and past together, the newest first, one player’s own', async () => {
  const here = await logIn()
  for (let count = 0; count < loginsListed + 1; count++) {
    clock.advance({ minutes: 1 })
    await endSession(players.db, await logIn(), clock.now())
  }
  await endSession(players.db, await logInAgain(players, sofie), clock.now())
  const second = await logIn()
  const { sessions, past: over } = await listSessions(players.db, second, clock.now())
  expect([sessions.length, over.length]).toEqual([2, loginsListed - 2])
  const moments = over.map(({ loggedInAt }) => loggedInAt.getTime())
  expect(moments).toEqual([...moments].sort((a, b) => b - a))
  expect(moments[0]).toBe(clock.now().getTime())
  expect(here.playerId).toBe(second.playerId)
})

test('[ID44] a login empties browser and system of those that no list shows any more', async () => {
  players.device = phone
  for (let count = 0; count < loginsListed; count++) {
    await endSession(players.db, await logIn(), clock.now())
    clock.advance({ minutes: 1 })
  }
  const last = await logIn()
  // Its own, and those of the nineteen before it.
  expect(await keptDevices(last)).toBe(loginsListed)
  expect((await past(last)).every(({ device }) => device.browser === 'chrome')).toBe(true)
})

test('[ID44] a year after the login its browser and system go by themselves; the login stays', async () => {
  players.device = phone
  const old = await logIn()
  await endSession(players.db, old, clock.now())
  clock.advance({ ms: 365 * dayMs - 1 })
  await tick()
  expect(await keptDevices(old)).toBe(1)
  clock.advance({ ms: 1 })
  await tick()
  expect(await keptDevices(old)).toBe(0)
  players.device = undefined
  expect((await past(await logIn()))[0]).toMatchObject({ device: {}, loggedInAt: old.loggedInAt })
})
