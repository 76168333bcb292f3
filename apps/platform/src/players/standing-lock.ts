import type { StandingLock } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import type { LockTable } from './tables.ts'

export type LockRow = Selectable<LockTable>

/** The lock that stands on a player's account. */
export function findLockRow(db: Db | Tx, player: PlayerId): Promise<LockRow | undefined> {
  return db
    .selectFrom('players_lock')
    .selectAll()
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}

/** The same as its player is told it. */
export async function findLock(db: Db | Tx, player: PlayerId): Promise<StandingLock | undefined> {
  const row = await findLockRow(db, player)
  return row && { reason: row.reason, lockedAt: row.locked_at }
}
