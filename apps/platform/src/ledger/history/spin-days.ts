import { type Ore, type PlayerId, timeZone } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'

const roundKind = sql.lit(journalKinds.round)

/** The spins of one day in Denmark. */
export interface SpinDay {
  day: string
  played: number
  wonOre: Ore
}

/** The spins that a player has played since a moment, the newest day first. */
export async function readSpinDays(
  db: Db | Tx,
  { playerId, from }: { playerId: PlayerId; from: Date },
): Promise<SpinDay[]> {
  const { rows } = await sql<{ day: string; played: bigint; won: bigint }>`
    SELECT to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*) AS played,
      sum(win)::bigint AS won
    FROM ledger_journal
    WHERE player = ${playerId} AND kind = ${roundKind} AND reference IS NOT NULL AND seq IS NOT NULL
      AND at >= ${from}
    GROUP BY day ORDER BY day DESC`.execute(db)
  return rows.map(({ day, played, won }) => ({ day, played: Number(played), wonOre: won as Ore }))
}
