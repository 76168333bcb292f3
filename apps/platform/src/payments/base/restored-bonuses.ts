import { type PlayerId, required } from '@nordlys/core'
import { findBringerOf, type RestoredOf } from '../../bonuses/index.ts'
import type { Db, Tx } from '../../db/index.ts'

/** The bonuses that returned payouts gave again: by its id, the one that was given up for the payout. */
export async function findRestoredBonuses(db: Db | Tx, playerId: PlayerId): Promise<RestoredOf> {
  const rows = await db
    .selectFrom('wallet_withdrawal')
    .select(['restored_bonus_id', 'void_bonus_id'])
    .where('player_id', '=', playerId)
    .where('restored_bonus_id', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ restored_bonus_id: restoredId, void_bonus_id: takenId }) => [
      required(restoredId, 'the bonus that was given again'),
      required(takenId, 'the bonus that was given up'),
    ]),
  )
}

/** Whether the bank has taken back the money that brought a bonus: then it is not given again. */
export async function isMoneyTakenBack(
  tx: Tx,
  { playerId, bonusId }: { playerId: PlayerId; bonusId: string },
): Promise<boolean> {
  const restoredOf = await findRestoredBonuses(tx, playerId)
  const bringer = await findBringerOf(tx, { bonusId, restoredOf })
  if (bringer === undefined) return false
  const reversed = await tx
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('reference', '=', bringer)
    .where('status', '=', 'reversed')
    .executeTakeFirst()
  return reversed !== undefined
}
