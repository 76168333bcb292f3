import { createHash } from 'node:crypto'
import {
  after,
  hourMs,
  kroner,
  minuteMs,
  type PlayerId,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import { createTestDatabase } from '@nordlys/testing/databases'
import { openTestServer } from '@nordlys/testing/server'
import { pino } from 'pino'
import { connect, type Db } from '../../apps/platform/src/db/index.ts'
import {
  beginPlay,
  defineGame,
  GroupCommit,
  prepareMonths,
} from '../../apps/platform/src/ledger/index.ts'
import { runLook } from '../../apps/platform/src/markers/index.ts'
import { makePlayers } from './players-in-database.ts'

const begin = new Date('2026-11-23T18:00:00Z')

/**
 * What a night's look costs: so many players, each with so many rounds over an evening, looked at for the
 * first time, and again after another such evening.
 */
export async function measureNight(players: number, rounds: number): Promise<string[]> {
  const told: string[] = []
  await using server = await openTestServer()
  await using database = await createTestDatabase(server.url)
  const clock = new TestClock(begin)
  const db = connect(database.url)
  await prepareMonths(db, begin)
  const commit = await GroupCommit.open({ databaseUrl: database.url, clock })
  const definition = await defineGame(db, createHash('sha256').update('a').digest('hex'), 'a-game')
  const ids = await makePlayers(db, clock, players)
  for (const evening of ['first', 'second']) {
    await playEvening({ db, clock, commit, definition }, ids, rounds)
    clock.advance({ hours: 12 })
    const startedAt = performance.now()
    const context = {
      db,
      clock,
      log: pino({ level: 'error' }),
      enqueueLook: async () => undefined,
      enqueueEmail: async () => undefined,
    }
    await runLook(context, 'night')
    const ms = (performance.now() - startedAt) / players
    told.push(`${evening} night: ${Math.round(ms * 100) / 100} ms a player`)
    clock.advance({ hours: 12 })
  }
  await commit[Symbol.asyncDispose]()
  await db.destroy()
  return told
}

/** Four hours of play, a round of everybody at a time. */
async function playEvening(
  world: { db: Db; clock: TestClock; commit: GroupCommit; definition: number },
  ids: readonly PlayerId[],
  rounds: number,
): Promise<void> {
  const { db, clock, commit, definition } = world
  const sessions = new Map(ids.map((id) => [id, timeKey(clock, systemRandom)]))
  for (const [id, playSession] of sessions) {
    const at = clock.now()
    const until = after(at, 5 * hourMs)
    await db.transaction().execute((tx) => beginPlay(tx, { playerId: id, playSession, until, at }))
  }
  for (let round = 0; round < rounds; round++) {
    clock.advance({ ms: Math.round((240 * minuteMs) / rounds) })
    const settle = ([id, playSession]: [PlayerId, string]) =>
      commit.settle({
        key: timeKey(clock, systemRandom),
        playerId: id,
        playSession,
        input: '00000000-0000-0000-0000-000000000001',
        stakeOre: kroner(2),
        winOre: kroner(round % 3),
        definition,
        seed: systemRandom.bytes(32),
      })
    await Promise.all([...sessions].map(settle))
  }
}
