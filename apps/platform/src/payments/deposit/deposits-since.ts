import type { Ore, PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import '../base/tables.ts'

export interface DepositSums {
  deposits: number
  depositedOre: Ore
}

/** The player's deposits that came through, of those begun from one moment until another. */
export async function sumDeposits(
  db: Db,
  { playerId, from, to }: { playerId: PlayerId; from: Date; to: Date },
): Promise<DepositSums> {
  const row = await db
    .selectFrom('wallet_deposit')
    .select([
      sql<number>`count(*)::int`.as('deposits'),
      sql<Ore>`coalesce(sum(amount_ore), 0)::bigint`.as('depositedOre'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'implemented')
    .where('created_at', '>', from)
    .where('created_at', '<=', to)
    .executeTakeFirstOrThrow()
  return row
}
