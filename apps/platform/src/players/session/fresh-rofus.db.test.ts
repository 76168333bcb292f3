import type { SessionGrant } from '@nordlys/contracts'
import { required, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestLedger } from '../../ledger/base/test-ledger.ts'
import { TestPlayers } from '../base/test-players.ts'
import { withFreshRofus } from '../index.ts'

let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
/** Whom ROFUS was asked about, over the wire. */
const asked: string[] = []
let people = 0

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  const { rofus } = players.context
  players.context.rofus = {
    ...rofus,
    checkExclusion: (cpr) => {
      asked.push(cpr)
      return rofus.checkExclusion(cpr)
    },
  }
  ledger = stack.use(await TestLedger.open(players.databaseUrl))
})
beforeEach(() => {
  players.tasks.length = 0
  clock.advance({ hours: 2 })
})

/** A new player who has been here for an hour, so that what ROFUS said is an hour old. */
async function hourOldPlayer() {
  people += 1
  const cpr = `610190${String(1000 + 2 * people)}`
  const user = { cpr, name: 'En Person' }
  const player = await players.player(user, cpr)
  await passAnHour(player.grant)
  asked.length = 0
  return { user, ...player }
}

/** The player is here all the while, so that no login runs out. */
async function passAnHour(...grants: SessionGrant[]): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    clock.advance({ minutes: 20 })
    for (const grant of grants) await players.read(grant, true)
  }
}

async function sessionOf(grant: SessionGrant) {
  return required(await players.read(grant, false), 'a session that lives')
}

async function begin(grant: SessionGrant) {
  const session = await withFreshRofus(players.context, await sessionOf(grant), clock.now())
  return session.standing
}

async function isBarred(id: number): Promise<boolean> {
  const { barred_until: until } = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', id)
    .executeTakeFirstOrThrow()
  return until === Number.POSITIVE_INFINITY
}

test('[LIM-06] ROFUS is asked when play begins and its answer is over an hour old', async () => {
  const { grant } = await hourOldPlayer()
  expect([await begin(grant), asked.length]).toEqual(['open', 0])
  clock.advance({ ms: 1 })
  expect([await begin(grant), asked.length]).toEqual(['open', 1])
  clock.advance({ minutes: 5 })
  expect([await begin(grant), asked.length]).toEqual(['open', 1])
  await passAnHour(grant)
  expect([await begin(grant), asked.length]).toEqual(['open', 2])
})

test('[LIM-06] a player whose offers have stopped is asked about as well', async () => {
  const { id, grant } = await hourOldPlayer()
  const at = clock.now()
  await players.db
    .insertInto('markers_player')
    .values({ player_id: id, seen_seq: 0n, level: 2, reached_at: at, looked_at: at })
    .execute()
  clock.advance({ ms: 1 })
  expect([await begin(grant), asked.length]).toEqual(['offers-stopped', 1])
})

test('[LIM-06] one registered since the login may go on in no session', async () => {
  const { id, grant, user } = await hourOldPlayer()
  const login = await players.login(user)
  const other = login.ok && login.kind === 'logged-in' ? login.session : expect.fail('no login')
  await passAnHour(grant, other)
  clock.advance({ ms: 1 })
  await players.force('rofus', 'temporary')
  expect(await begin(grant)).toBe('rofus-registered')
  expect((await sessionOf(other)).standing).toBe('rofus-registered')
  expect(await isBarred(id)).toBe(true)
})

test('[LIM-06] a game that was open when ROFUS had the player takes no further stake', async () => {
  const { id, grant } = await hourOldPlayer()
  const here = { id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  const stake = () => ledger.settle(ledger.round(here, 100))
  expect(await stake()).toMatchObject({ refusal: 'too-little-money' })
  clock.advance({ ms: 1 })
  await players.force('rofus', 'temporary')
  await begin(grant)
  expect(await stake()).toMatchObject({ refusal: 'play-ended' })
  await ledger.beginPlay(here)
  expect(await stake()).toMatchObject({ refusal: 'play-blocked' })
})

test('[LIM-06] where ROFUS does not answer, play is closed in every session until it does', async () => {
  const { id, grant } = await hourOldPlayer()
  clock.advance({ ms: 1 })
  await players.force('rofus', 'fault')
  expect(await begin(grant)).toBe('rofus-unanswered')
  expect((await sessionOf(grant)).standing).toBe('rofus-unanswered')
  expect(await isBarred(id)).toBe(true)
  clock.advance({ minutes: 1 })
  await sessionOf(grant)
  await players.runTasks()
  expect([await begin(grant), await isBarred(id)]).toEqual(['open', false])
})

test('[LIM-06] a register that takes too long is one that does not answer', async () => {
  const { grant } = await hourOldPlayer()
  clock.advance({ ms: 1 })
  await players.force('rofus', 'silent')
  expect(await begin(grant)).toBe('rofus-unanswered')
})

test('[LIM-06] of acts that begin at the same moment one asks, and all hear the answer', async () => {
  const { grant } = await hourOldPlayer()
  clock.advance({ ms: 1 })
  await players.force('rofus', 'indefinite')
  const heard = await Promise.all([begin(grant), begin(grant), begin(grant), begin(grant)])
  expect(new Set(heard)).toEqual(new Set(['rofus-registered']))
  expect(asked).toHaveLength(1)
})

test('[LIM-06] an answer that another session has heard counts in this one', async () => {
  const { grant, user } = await hourOldPlayer()
  clock.advance({ minutes: 10 })
  await players.login(user)
  asked.length = 0
  expect([await begin(grant), asked.length]).toEqual(['open', 0])
})

test('[LIM-06] who may not play anyway is not asked about', async () => {
  const { grant } = await hourOldPlayer()
  clock.advance({ ms: 1 })
  const session = { ...(await sessionOf(grant)), standing: 'paused' } as const
  expect(await withFreshRofus(players.context, session, clock.now())).toBe(session)
  expect(asked).toEqual([])
})
