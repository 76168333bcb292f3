import type { Ore, PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

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

/**
 * How many deposits of at least so much were ever booked for a player, whatever became of them since. A
 * booking counts its own once it is moved.
 */
export async function countDeposits(db: Db | Tx, player: PlayerId, leastOre: Ore): Promise<number> {
  const { count } = await db
    .selectFrom('wallet_deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', player)
    .where('status', 'in', ['implemented', 'reversed'])
    .where('amount_ore', '>=', leastOre)
    .executeTakeFirstOrThrow()
  return Number(count)
}
