import { createHash } from 'node:crypto'
import {
  after,
  hourMs,
  kroner,
  type PlayerId,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import { createTestDatabase } from '@nordlys/testing/databases'
import { openTestServer } from '@nordlys/testing/server'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connect, type Db } from '../../apps/platform/src/db/index.ts'
import { enqueue, migrateJobs } from '../../apps/platform/src/jobs/index.ts'
import {
  beginPlay,
  defineGame,
  GroupCommit,
  prepareMonths,
} from '../../apps/platform/src/ledger/index.ts'
import { noteRefusedGame } from '../../apps/platform/src/limits/index.ts'
import { type MarkersContext, runLook } from '../../apps/platform/src/markers/index.ts'
import { inLanes, makePlayers } from './players-in-database.ts'

const begin = new Date('2026-11-23T18:00:00Z')
const rounds = 20

/**
 * How long the look at events takes until the last of so many players has a task, when all of them reach
 * level 3 between two looks, and none was ever looked at.
 */
export async function measureEvents(players: number): Promise<string[]> {
  await using server = await openTestServer()
  await using database = await createTestDatabase(server.url)
  const clock = new TestClock(begin)
  const db = connect(database.url)
  await prepareMonths(db, begin)
  await migrateJobs(database.url)
  const context: MarkersContext = {
    db,
    clock,
    log: pino({ level: 'error' }),
    enqueueLook: async () => undefined,
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
  }
  await runLook(context, 'event')
  const ids = await makePlayers(db, clock, players)
  await reachLevelThree({ db, clock, databaseUrl: database.url }, ids)
  clock.advance({ minutes: 2 })
  const startedAt = performance.now()
  await runLook(context, 'event')
  const seconds = (performance.now() - startedAt) / 1_000
  const { rows } = await sql<{ tasks: number }>`
    SELECT count(*)::integer AS tasks FROM markers_task`.execute(db)
  await db.destroy()
  const tasks = rows[0]?.tasks ?? 0
  if (tasks !== players) throw new Error(`${tasks} of ${players} players have a task`)
  return [
    `${players} players at level 3: the last task ${tenths(seconds)} s after the look began, ` +
      `${tenths(120 + seconds)} s after an event that just missed the look before it`,
  ]
}

/** Each loses 6.000 kr. in one sitting, and tries six times to play past a limit of time. */
async function reachLevelThree(
  { db, clock, databaseUrl }: { db: Db; clock: TestClock; databaseUrl: string },
  ids: readonly PlayerId[],
): Promise<void> {
  await using commit = await GroupCommit.open({ databaseUrl, clock })
  const definition = await defineGame(db, createHash('sha256').update('a').digest('hex'), 'a-game')
  const sessions = new Map(ids.map((id) => [id, timeKey(clock, systemRandom)]))
  await inLanes([...sessions], ([id, playSession]) => openGame(db, clock, id, playSession))
  for (let round = 0; round < rounds; round++) {
    clock.advance({ minutes: 3 })
    await inLanes([...sessions], ([id, playSession]) =>
      commit.settle({
        key: timeKey(clock, systemRandom),
        playerId: id,
        playSession,
        input: '00000000-0000-0000-0000-000000000001',
        stakeOre: kroner(300),
        winOre: kroner(0),
        definition,
        seed: systemRandom.bytes(32),
      }),
    )
    if (round % 4 === 3) continue
    await inLanes(ids, (id) => noteRefusedGame(db, id, clock.now()))
  }
}

async function openGame(db: Db, clock: TestClock, player: PlayerId, id: string): Promise<void> {
  const at = clock.now()
  const until = after(at, 5 * hourMs)
  await db
    .insertInto('wallet_play_session')
    .values({
      id,
      player,
      game: 'a-game',
      session_id: 'a-login',
      token_hash: createHash('sha256').update(id).digest(),
      token_expires_at: at,
      play_until: until,
      started_at: at,
    })
    .execute()
  await db
    .updateTable('wallet_play_session')
    .set({ redeemed_at: at })
    .where('id', '=', id)
    .execute()
  await db
    .transaction()
    .execute((tx) => beginPlay(tx, { playerId: player, playSession: id, until, at }))
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
