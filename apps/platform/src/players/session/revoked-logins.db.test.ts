import {
  after,
  hourMs,
  kroner,
  required,
  systemRandom,
  type TestClock,
  timeKey,
} from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestLedger } from '../../ledger/base/test-ledger.ts'
import { beginPlay, listRevoked, postTransfer } from '../../ledger/index.ts'
import { TestTable } from '../../ledger/tables/test-table-rounds.ts'
import { siteUrl, TestPlayers } from '../base/test-players.ts'
import {
  endAllSessions,
  endEverySession,
  endOneSession,
  endOtherSessions,
  endSession,
  expireSessions,
  listSessions,
} from '../index.ts'

const anna = { persona: 'anna' }
let ownerUrl: string
let clock: TestClock
let players: TestPlayers
let ledger: TestLedger
let table: TestTable

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  ownerUrl = database.url
  ledger = stack.use(await TestLedger.open(database.url))
  clock = ledger.clock
  const parties = { siteUrl, platformUrl: siteUrl, clock }
  const sandbox = stack.use(await startSandbox({ port: 0, ...parties }))
  players = stack.use(await TestPlayers.open(database.url, sandbox.url, clock))
  table = await TestTable.open(ledger)
  const { session } = await players.player(anna, '6101900000')
  await players.db
    .transaction()
    .execute((tx) => postTransfer(tx, ledger.transfer('deposit', session.playerId, kroner(1_000))))
})
beforeEach(() => clock.advance({ days: 1 }))

async function logIn() {
  const outcome = await players.login(anna)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  const session = required(await players.read(outcome.session, false), 'the session')
  return { ...session, grant: outcome.session }
}

type LoggedIn = Awaited<ReturnType<typeof logIn>>

/** A game that is opened in a login. */
async function opened({ playerId, sessionId }: LoggedIn) {
  const at = clock.now()
  const playSession = timeKey(clock, systemRandom)
  const play = { playerId, playSession, login: sessionId, until: after(at, hourMs), at }
  await players.db.transaction().execute((tx) => beginPlay(tx, play))
  return { id: playerId, playSession }
}

/** A login with a hand that has begun. */
async function atTable() {
  const login = await logIn()
  const play = await opened(login)
  const hand = table.round(play)
  expect(await hand.open(2_000)).toMatchObject({ outcome: 'ok' })
  return { login, play, hand }
}

type End = [string, (login: LoggedIn) => Promise<unknown>]

const ends: readonly End[] = [
  ['logout', (login) => endSession(players.db, login, clock.now())],
  [
    'logout of it from another session',
    async (login) => {
      const {
        sessions: [listed],
      } = await listSessions(players.db, login, clock.now())
      return endOneSession(players.db, await logIn(), required(listed, 'itself').name, clock)
    },
  ],
  ['logout of all others', async () => endOtherSessions(players.db, await logIn(), clock)],
  ...(['locked', 'paused', 'closed', 'mitid-changed'] as const).map((reason): End => {
    const endAll = ({ playerId }: LoggedIn) =>
      players.db.transaction().execute((tx) => endAllSessions(tx, playerId, reason, clock.now()))
    return [`the end of every session of the player, ${reason}`, endAll]
  }),
  ['the end of every login after a restore', () => endEverySession(players.db, clock.now())],
]

test.each(ends)('[FLT-77] after %s nothing raises a hand from it, and it waits', async (_, end) => {
  const { login, play, hand } = await atTable()
  await end(login)
  expect(await hand.raise(2_000)).toMatchObject({ outcome: 'logged-out' })
  expect(await hand.raise(2_000, ledger.key(), { mayBegin: false })).toMatchObject({
    outcome: 'conflict',
  })
  expect(await table.round(play).open(2_000)).toMatchObject({ outcome: 'logged-out' })
  // The player logs in again and goes on with it.
  const { playSession } = await opened(await logIn())
  expect(await listRevoked(players.db, [play.playSession, playSession])).toEqual(
    new Set([play.playSession]),
  )
  expect(await hand.raise(2_000, ledger.key(), { playSession })).toMatchObject({ outcome: 'ok' })
  expect(await hand.finish(0)).toMatchObject({ outcome: 'ok' })
})

test('[FLT-77] what was raised before a logout is told after it, and paid', async () => {
  const { login, hand } = await atTable()
  const key = ledger.key()
  expect(await hand.raise(2_000, key)).toMatchObject({ outcome: 'ok' })
  await endSession(players.db, login, clock.now())
  expect(await hand.raise(2_000, key)).toMatchObject({ outcome: 'ok', repeated: true })
  expect(await hand.finish(9_000)).toMatchObject({ outcome: 'ok' })
})

test('[FLT-77] a raise that waits while the player logs out is not taken', async () => {
  const { login, hand } = await atTable()
  const row = 'SELECT FROM ledger_player WHERE player = $1 FOR UPDATE'
  const lock = { text: row, values: [login.playerId] }
  const raises: ReturnType<typeof hand.raise>[] = []
  await whileLocked(ownerUrl, lock, {
    begin: () => endSession(players.db, login, clock.now()),
    meanwhile: (line) => {
      raises.push(hand.raise(2_000))
      return line(2)
    },
  })
  expect(await raises[0]).toMatchObject({ outcome: 'logged-out' })
  await hand.finish(0)
})

test('[FLT-77] (TB21) a session that merely ran out in mid-hand lets the hand be raised', async () => {
  const { login, hand } = await atTable()
  clock.advance({ minutes: 30 })
  await expireSessions(players.db, clock)
  expect(await players.read(login.grant, false)).toBeUndefined()
  expect(await hand.raise(2_000)).toMatchObject({ outcome: 'ok' })
  await hand.finish(0)
})

test('[FLT-77] (SE6) logout leaves what another session of the player has begun', async () => {
  const [{ hand, play }, other] = [await atTable(), await logIn()]
  await endSession(players.db, other, clock.now())
  expect(await hand.raise(2_000)).toMatchObject({ outcome: 'ok' })
  expect(await table.round(play).open(2_000)).toMatchObject({ outcome: 'play-ended' })
  await hand.finish(0)
})
