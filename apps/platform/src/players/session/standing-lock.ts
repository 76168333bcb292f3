import type { LockRecord, StandingLock } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { LockTable } from '../base/tables.ts'

export type LockRow = Selectable<LockTable>

/** The lock and the suspension on a player's account: the lock first, which the player is shown. */
export function findLockRows(db: Db | Tx, player: PlayerId): Promise<LockRow[]> {
  return db
    .selectFrom('players_lock')
    .selectAll()
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .orderBy('kind')
    .execute()
}

/** The lock in the form the player is shown. */
export async function findLock(db: Db | Tx, player: PlayerId): Promise<StandingLock | undefined> {
  const [row] = await findLockRows(db, player)
  if (!row) return undefined
  const { reason, locked_at: lockedAt, review_by: reviewBy } = row
  return { reason, lockedAt, ...(reviewBy && { reviewBy }) }
}

/** A lock or a suspension as staff see it; `wishedBy` is who wished to lift one that a typed name set. */
export function recordOf(row: LockRow, wishedBy?: string | null): LockRecord {
  const { kind, reason, locked_by: lockedBy, locked_at: lockedAt, review_by: reviewBy } = row
  const { lift_reason: liftReason, lifted_by: liftedBy, lifted_at: liftedAt } = row
  return {
    kind,
    reason,
    lockedBy,
    lockedAt,
    ...(reviewBy && { reviewBy }),
    ...(wishedBy && row.lift_wished_by_employee && { liftWishedBy: wishedBy }),
    ...(liftReason && { liftReason }),
    ...(liftedBy && { liftedBy }),
    ...(liftedAt && { liftedAt }),
  }
}
