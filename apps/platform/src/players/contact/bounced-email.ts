import type { PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'

/** A player's address as a letter has it; the account's own may be another by now. */
interface Addressed {
  playerId: PlayerId
  to: string
}

/** Whether an address is the account's and the mail provider has said that it is none. [LT5] */
export async function isBounced(db: Db, { playerId, to }: Addressed): Promise<boolean> {
  const row = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('email', '=', to)
    .where('email_bounced_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The account's mobile number, where its player has confirmed it. [LT7] */
export async function findConfirmedMobile(db: Db, playerId: PlayerId): Promise<string | undefined> {
  const row = await db
    .selectFrom('players_player')
    .select('mobile')
    .where('player_id', '=', playerId)
    .where('mobile_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.mobile
}

/** Marks the account's address as bounced and unconfirmed, once; an earlier one marks nothing. [LT5] */
export function noteBounce(
  { db, clock }: Pick<PlayersContext, 'db' | 'clock'>,
  { playerId, to }: Addressed,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, playerId)
    const at = clock.now()
    const marked = await tx
      .updateTable('players_player')
      .set({ email_bounced_at: at, email_confirmed_at: null })
      .where('player_id', '=', playerId)
      .where('email', '=', to)
      .where('email_bounced_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    await audit(tx, { actor: 'system', playerId, action: 'email-bounced', details: {}, at })
  })
}
