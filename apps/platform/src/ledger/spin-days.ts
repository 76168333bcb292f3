import { type Ore, type PlayerId, timeZone } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { walk } from './chain.ts'
import { journalKinds } from './names-in-sql.ts'

const roundKind = sql.lit(journalKinds.round)

/** The spins of one day in Denmark. */
export interface SpinDay {
  day: string
  played: number
  wonOre: Ore
}

/** So many of a player's newest movements are looked through, so that a long life costs no more. */
const rowsMax = 10_000

/** The spins that a player has played since a moment, the newest day first. */
export async function readSpinDays(
  db: Db | Tx,
  { playerId, from, most }: { playerId: PlayerId; from: Date; most: number },
): Promise<SpinDay[]> {
  const { rows } = await sql<{ day: string; played: bigint; won: bigint }>`
    SELECT to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*) AS played,
      sum(win)::bigint AS won
    FROM (SELECT at, kind, reference, win FROM ${walk(playerId, 0n, null)} LIMIT ${rowsMax}) newest
    WHERE kind = ${roundKind} AND reference IS NOT NULL AND at >= ${from}
    GROUP BY day ORDER BY day DESC LIMIT ${most}`.execute(db)
  return rows.map(({ day, played, won }) => ({ day, played: Number(played), wonOre: won as Ore }))
}
