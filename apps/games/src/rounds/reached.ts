import type { TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import type { PlayerInGame } from './seen-rounds.ts'
import './tables.ts'

/** The event of the round that was about to be shown at the last report, on any device. */
export async function findReached(
  db: Db,
  of: PlayerInGame,
  key: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('rounds_reached')
    .select('event')
    .where('player_ref', '=', of.playerRef)
    .where('game_id', '=', of.gameId)
    .where('round_key', '=', key)
    .executeTakeFirst()
  return row?.event
}

/** Remembers how far a round has been shown. It only goes forward, so a late report is idle. */
export async function markReached(
  db: Db,
  of: PlayerInGame,
  { key, event }: { key: TimeKey; event: number },
): Promise<void> {
  await db
    .insertInto('rounds_reached')
    .values({ player_ref: of.playerRef, game_id: of.gameId, round_key: key, event })
    .onConflict((conflict) =>
      conflict
        .columns(['player_ref', 'game_id'])
        .doUpdateSet({ round_key: key, event })
        .where(
          sql<boolean>`(rounds_reached.round_key, rounds_reached.event) < (${key}::uuid, ${event}::int)`,
        ),
    )
    .execute()
}
