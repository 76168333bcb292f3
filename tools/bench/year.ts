import { after, dayMs, hourMs, required, systemClock } from '@nordlys/core'
import pg from 'pg'
import { connectThrough, type Db, typeParsers } from '../../apps/platform/src/db/index.ts'
import { makeCrowd } from './crowd.ts'
import { defineBenchGame } from './ledger-rounds.ts'
import type { Play } from './players.ts'
import { withOwner } from './server.ts'

/** So many rounds of a game are played one after another. */
const stretchRounds = 86
const games = ['bench-a', 'bench-b', 'bench-c']
/** Played twice in all of it. */
export const rareGame = 'bench-rare'
/** The player has rested since, so that nothing is still going on. */
const restMs = 2 * hourMs

/** A player who has played so many rounds, evenly over so many days, by the writer of the scale's bench. */
export async function makeYear(
  url: string,
  { player, rounds, days }: { player: number; rounds: number; days: number },
): Promise<Play> {
  const definitions: number[] = []
  for (const game of [...games, rareGame]) definitions.push(await defineBenchGame(url, game))
  const rare = definitions.pop()
  const often = `(ARRAY[${definitions}])[1 + turn / ${stretchRounds} % ${definitions.length}]`
  const twice = [Math.floor(rounds / 9), Math.floor(rounds / 2)]
  const crowd = await makeCrowd(
    url,
    {
      ...{ players: 1, rows: rounds + 1, firstPlayer: player, historyMs: days * dayMs },
      // No two players' movements fall on one moment, since their keys come of it.
      to: after(systemClock.now(), -restMs - player),
      definitionAt: `CASE WHEN turn IN (${twice}) THEN ${rare} ELSE ${often} END`,
    },
    () => undefined,
  )
  return required(crowd.at(0), 'the player of a year')
}

/** One connection of the platform, and the statements that it sends within and without transactions. */
export function openWatched(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: typeParsers() })
  const sent: { text: string; values: readonly unknown[] }[] = []
  const db = connectThrough({
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[] = []) => {
        // Not those round a transaction.
        if (/^\s*(select|with|insert|update|delete)/i.test(text)) sent.push({ text, values })
        return client.query(text, [...values])
      }
      return { query: query as typeof client.query, release: () => client.release() }
    },
    end: () => pool.end(),
    options: pool.options,
  })
  return { db, pool, sent, [Symbol.asyncDispose]: () => db.destroy() }
}

/** The statements of some work, and the rows that they read of tables and by indexes. */
export async function countReads(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<{ statements: number; rows: number }> {
  await using watched = openWatched(url)
  const { db, pool, sent } = watched
  // Once before, since a connection's first statements read the catalogue.
  await work(db)
  const before = await rowsRead(url, pool)
  const already = sent.length
  await work(db)
  const statements = sent.length - already
  return { statements, rows: (await rowsRead(url, pool)) - before }
}

async function rowsRead(url: string, pool: pg.Pool): Promise<number> {
  // Counts are published at the end of the statement after this one.
  await pool.query('SELECT pg_stat_force_next_flush()')
  await pool.query('SELECT 1')
  return withOwner(url, async (owner) => {
    const { rows } = await owner.query(
      `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS read FROM pg_stat_user_tables
       WHERE schemaname = 'public'`,
    )
    return Number(rows[0].read)
  })
}
