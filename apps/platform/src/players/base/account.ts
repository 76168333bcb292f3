import { after, dayMs, type PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'

/** A person who closed their account may have a new one after this long. [LIM-05] */
const closedForMs = 365 * dayMs

/** From when a person with a closed account may have a new one. */
export function reopensAt(closedAt: Date): Date {
  return after(closedAt, closedForMs)
}

/** Locks a player's account row until the transaction ends: logins to it, and others that lock it, wait. */
export async function lockAccountRow(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Ends the relationship: what is left is to log in and withdraw. One that is locked stays locked. What only
 * served play, the marks on favourite games, goes at once; a job takes what comes later. [FLT-86]
 */
export async function closeAccount(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  const closed = await tx
    .updateTable('players_player')
    .set({ status: 'closed', closed_at: at })
    .where('player_id', '=', playerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) return
  // A job finds the money on it, and money that comes later.
  await tx
    .insertInto('players_closed_account')
    .values({ player_id: playerId, look_at: at })
    .execute()
  await tx.deleteFrom('games_favourite').where('player_id', '=', playerId).execute()
  await audit(tx, { actor: 'player', playerId, action: 'account-closed', details: {}, at })
}
