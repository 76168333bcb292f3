import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

/** A round at our tables that is not over. */
export interface OpenTableRound {
  round: string
  openedAt: Date
  /** Nobody may raise it any more: its player is barred. */
  isBarred: boolean
}

/** Rounds that are open, the oldest first; those after one of them in that order, when it is named. */
export async function listOpenTableRounds(
  db: Db,
  { after, limit, at }: { after?: string | undefined; limit: number; at: Date },
): Promise<OpenTableRound[]> {
  const { rows } = await sql<{ round: string; opened_at: Date; is_barred: boolean }>`
    SELECT r.id AS round, r.opened_at, p.barred_until > ${at} AS is_barred
    FROM ledger_open_round o JOIN ledger_round r ON r.id = o.round
      JOIN ledger_table_round t ON t.round = r.id
      JOIN ledger_player p ON p.player = r.player
    WHERE ${after ?? null}::uuid IS NULL OR o.round > ${after ?? null}::uuid
    ORDER BY r.id LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({
    round: row.round,
    openedAt: row.opened_at,
    isBarred: row.is_barred,
  }))
}
