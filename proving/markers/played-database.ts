import { createHash } from 'node:crypto'
import {
  kroner,
  type Ore,
  type PlayerId,
  playerId,
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
  defineGame,
  GroupCommit,
  openAccounts,
  postTransfer,
  prepareMonths,
} from '../../apps/platform/src/ledger/index.ts'
import type { MarkersContext } from '../../apps/platform/src/markers/index.ts'
import { inLanes } from '../simulate/many.ts'

/** Several at a time, as many players are at once. */
export const playersAtOnce = 8
const begin = new Date('2026-11-23T18:00:00Z')

export type PlayedDatabase = Awaited<ReturnType<typeof openPlayedDatabase>>

/** A database of its own on which made-up players play one game and are looked at. */
export async function openPlayedDatabase() {
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await openTestServer())
  const { url: databaseUrl } = stack.use(await createTestDatabase(server.url))
  const clock = new TestClock(begin)
  const db = connect(databaseUrl)
  stack.defer(() => db.destroy())
  await prepareMonths(db, begin)
  await migrateJobs(databaseUrl)
  const commit = stack.use(await GroupCommit.open({ databaseUrl, clock }))
  const definition = await defineGame(db, createHash('sha256').update('a').digest('hex'), 'a-game')
  const context: MarkersContext = {
    db,
    clock,
    log: pino({ level: 'error' }),
    enqueueLook: async () => undefined,
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
  }
  const settle = (
    { playerId, playSession }: { playerId: PlayerId; playSession: string },
    { stakeOre, winOre }: { stakeOre: Ore; winOre: Ore },
  ) => {
    const input = '00000000-0000-0000-0000-000000000001'
    const drawn = { key: timeKey(clock, systemRandom), seed: systemRandom.bytes(32), winOre }
    return commit.settle({ ...drawn, playerId, playSession, input, stakeOre, definition })
  }
  const opened = stack.move()
  const close = () => opened.disposeAsync()
  return { db, clock, context, settle, [Symbol.asyncDispose]: close }
}

/** Players of whom nothing is known but that they have 50.000 kr.. */
export async function makePlayers({ db, clock }: { db: Db; clock: TestClock }, players: number) {
  const { rows } = await sql<{ player_id: number }>`
    INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
      cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
    SELECT 'A', 'B', n || '@example.dk', n || '@example.dk', '+4512345678', '1990-01-21', 'sealed.1',
      decode(lpad(n::text, 64, '0'), 'hex'), 'sub-' || n, 'none', ${clock.now()}
    FROM generate_series(1, ${players}::int) n RETURNING player_id`.execute(db)
  const ids = rows.map((row) => playerId(row.player_id))
  await inLanes(playersAtOnce, ids, (id) =>
    db.transaction().execute(async (tx) => {
      await openAccounts(tx, id)
      const key = timeKey(clock, systemRandom)
      const gift = { key, kind: 'deposit', playerId: id, reference: key } as const
      await postTransfer(tx, { ...gift, amountOre: kroner(50_000), at: clock.now() })
    }),
  )
  return ids
}

/** The next play session of each player. */
export function playSessionsOf({ clock }: { clock: TestClock }, ids: readonly PlayerId[]) {
  return ids.map((playerId) => ({ playerId, playSession: timeKey(clock, systemRandom) }))
}
