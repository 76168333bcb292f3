import type { PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { DataCopyTable } from '../base/tables.ts'

export type CopyRow = Selectable<DataCopyTable>

export function isUnderWay({ ready_at, gone_at }: CopyRow): boolean {
  return ready_at === null && gone_at === null
}

export function isGone({ expires_at, gone_at }: CopyRow, at: Date): boolean {
  return gone_at !== null || (expires_at !== null && expires_at <= at)
}

/** Whether MitID has just confirmed in this login that its player fetches it. */
export function isOpenTo(row: CopyRow, sessionId: string, at: Date): boolean {
  return row.opened_login === sessionId && row.opened_until !== null && row.opened_until > at
}

/** The one that was ordered last. */
export function findLatest(db: Db | Tx, playerId: PlayerId): Promise<CopyRow | undefined> {
  return db
    .selectFrom('personal_data_copy')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Another player's is as one that is not there. */
export function findOwn(
  db: Db | Tx,
  playerId: PlayerId,
  copyId: string,
): Promise<CopyRow | undefined> {
  return db
    .selectFrom('personal_data_copy')
    .selectAll()
    .where('copy_id', '=', copyId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}
