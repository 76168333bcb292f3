import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** Whether a deposit of the player's has ever been booked, also one that was taken back since. */
export async function hasDeposited(db: Db | Tx, player: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('player_id', '=', player)
    .where('status', 'in', ['implemented', 'reversed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
