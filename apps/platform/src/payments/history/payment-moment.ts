import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** When a payment of the player's was begun; undefined when it never was, or is another's. */
export async function findPaymentMoment(
  db: Db | Tx,
  playerId: PlayerId,
  { kind, id }: { kind: 'deposit' | 'withdrawal'; id: string },
): Promise<Date | undefined> {
  const row =
    kind === 'deposit'
      ? await db
          .selectFrom('wallet_deposit')
          .select('created_at')
          .where('reference', '=', id)
          .where('player_id', '=', playerId)
          .executeTakeFirst()
      : await db
          .selectFrom('wallet_withdrawal')
          .select('created_at')
          .where('withdrawal_id', '=', id)
          .where('player_id', '=', playerId)
          .executeTakeFirst()
  return row?.created_at
}
