import { after, hourMs, type Ore, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { journalKinds, keyWindowMs } from '../base/names-in-sql.ts'

/** How a slip ended whose live table had gone on without it. [LV9] */
export interface LiveNews {
  key: string
  playerId: PlayerId
  /** The table's number of the round. */
  round: number
  /** Undefined where it was refused or is void: nothing was taken. */
  booked: { gameId: string; stakeOre: Ore; payoutOre: Ore } | undefined
}

interface NewsRow {
  key: string
  player: number
  round: bigint
  game: string | null
  stake: bigint
  win: bigint
}

/** A key that has grown older is settled no more; the clocks of copies differ. */
const settledWithinMs = keyWindowMs + hourMs

/**
 * The oldest news of which nobody has written, marked as written with the transaction that does; undefined
 * when there is none. A slip that may still be settled waits. News that another transaction is writing of
 * is passed over.
 */
export async function takeLiveNews(tx: Tx, at: Date): Promise<LiveNews | undefined> {
  const { rows } = await sql<NewsRow>`
    WITH due AS MATERIALIZED (
      SELECT l.key, j.definition, j.refusal, j.stake, j.win FROM ledger_live_round l
        LEFT JOIN LATERAL (SELECT * FROM ledger_journal WHERE key = l.key AND player = l.player
          AND kind = ${sql.lit(journalKinds.round)} OFFSET 0) j ON true
      WHERE l.letter = 'due'
        AND (j.key IS NOT NULL OR l.key < ledger_first_key(${after(at, -settledWithinMs)}))
      ORDER BY l.key LIMIT 1 FOR UPDATE OF l SKIP LOCKED)
    UPDATE ledger_live_round l SET letter = 'written'
    FROM due LEFT JOIN ledger_definition d ON d.id = due.definition AND due.refusal IS NULL
    WHERE l.key = due.key
    RETURNING l.key, l.player, l.round, d.game, due.stake, due.win`.execute(tx)
  const [row] = rows
  return (
    row && {
      key: row.key,
      playerId: playerId(row.player),
      round: Number(row.round),
      booked:
        row.game === null
          ? undefined
          : { gameId: row.game, stakeOre: row.stake as Ore, payoutOre: row.win as Ore },
    }
  )
}
