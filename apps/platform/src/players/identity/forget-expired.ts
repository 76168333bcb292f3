import { retentionMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import { forgetOldBrowsers } from '../session/known-browsers.ts'
import { emptyOld } from '../session/past-sessions.ts'

/**
 * Forgets registrations, visits to MitID and addresses that nobody completed or confirmed, old records of
 * sessions' ends, and where a player once logged in: what is no longer needed is not ours to keep. A job
 * ticks it.
 */
export async function forgetExpired(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('players_registration').where('expires_at', '<=', at).execute()
  await db.deleteFrom('players_identification').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('players_contact_change')
    .where('before_sealed', 'is', null)
    .where('expires_at', '<=', after(at, -retentionMs.openContactChange))
    .execute()
  await db
    .deleteFrom('players_session_expiry')
    .where('at', '<=', after(at, -retentionMs.sessionEnd))
    .execute()
  await emptyOld(db, at)
  await forgetOldBrowsers(db, at)
}
