import type { TimeKey } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import './tables.ts'

/** Whose play of which game. */
export interface PlayerInGame {
  playerRef: string
  gameId: string
}

/** The key of the last round this player saw to the end, or undefined. */
export async function findSeenRound(db: Db, of: PlayerInGame): Promise<string | undefined> {
  const row = await db
    .selectFrom('rounds_seen_round')
    .select('round_key')
    .where('player_ref', '=', of.playerRef)
    .where('game_id', '=', of.gameId)
    .executeTakeFirst()
  return row?.round_key
}

/** Remembers a round as seen. Keys are in time order, so a late report is idle. */
export async function markSeen(db: Db, of: PlayerInGame, key: TimeKey, at: Date): Promise<void> {
  await db
    .insertInto('rounds_seen_round')
    .values({ player_ref: of.playerRef, game_id: of.gameId, round_key: key, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['player_ref', 'game_id'])
        .doUpdateSet({ round_key: key, seen_at: at })
        .where('rounds_seen_round.round_key', '<', key),
    )
    .execute()
}
