import { after, dayMs } from '@nordlys/core'
import type { Db } from '../db/index.ts'

/**
 * Forgets registrations and visits to MitID that were not completed, and old throttle windows: what
 * somebody typed and did not finish is not ours to keep. A job ticks it.
 */
export async function forgetExpired(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('players_registration').where('expires_at', '<=', at).execute()
  await db.deleteFrom('players_identification').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('players_throttle')
    .where('window_started_at', '<=', after(at, -dayMs))
    .execute()
}
