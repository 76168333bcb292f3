import { retentionMs } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { hashSecret } from '../base/secret.ts'

const browsersMax = 20

/**
 * Notes that a player has logged in from the browser of a mark, and tells whether that browser was unknown
 * until now. A login without a browser has no mark, and nothing unknown. [ID45]
 */
export async function noteBrowser(
  tx: Tx,
  { playerId, mark, at }: { playerId: PlayerId; mark: string | undefined; at: Date },
): Promise<{ isNew: boolean }> {
  if (mark === undefined) return { isNew: false }
  const noted = await tx
    .insertInto('players_device')
    .values({
      player_id: playerId,
      mark_hash: hashSecret(`${playerId} ${mark}`),
      ...{ first_seen_at: at, last_seen_at: at },
    })
    .onConflict((known) =>
      known
        .columns(['player_id', 'mark_hash'])
        .doUpdateSet({ last_seen_at: sql`greatest(players_device.last_seen_at, ${at})` }),
    )
    // An inserted row has been updated by nobody.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (noted.is_new) await forgetBeyond(tx, playerId)
  return { isNew: noted.is_new }
}

/** The browsers that were seen last stay. */
async function forgetBeyond(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx
    .deleteFrom('players_device')
    .where('player_id', '=', playerId)
    .where('mark_hash', 'in', (oldest) =>
      oldest
        .selectFrom('players_device')
        .select('mark_hash')
        .where('player_id', '=', playerId)
        .orderBy('last_seen_at', 'desc')
        .offset(browsersMax),
    )
    .execute()
}

/**
 * Forgets browsers that nobody has logged in from for as long as their cookie lives. A job ticks it. Rows
 * that a login holds are left to the next time: to wait for them in another order than the login's would be a
 * deadlock.
 */
export async function forgetOldBrowsers(db: Db, at: Date): Promise<void> {
  await sql`DELETE FROM players_device WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM players_device WHERE last_seen_at <= ${after(at, -retentionMs.knownBrowser)}
    FOR UPDATE SKIP LOCKED))`.execute(db)
}
