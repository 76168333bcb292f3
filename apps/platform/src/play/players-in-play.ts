import { type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** The players who opened a game since a moment, with the number of their newest movement. */
export async function listPlayersInPlay(
  db: Db | Tx,
  from: Date,
): Promise<{ playerId: PlayerId; newestSeq: bigint }[]> {
  // A play session's id tells when it was made: only those of the time are read.
  const { rows } = await sql<{ player: number; seq: bigint }>`
    SELECT DISTINCT p.player, p.seq FROM wallet_play_session s
      JOIN ledger_player p ON p.player = s.player
    WHERE s.id >= ledger_first_key(${from}) AND s.redeemed_at IS NOT NULL`.execute(db)
  return rows.map(({ player, seq }) => ({ playerId: playerId(player), newestSeq: seq }))
}
