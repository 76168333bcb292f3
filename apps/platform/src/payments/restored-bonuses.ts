import { type PlayerId, required } from '@nordlys/core'
import type { Db } from '../db/index.ts'

/** The bonuses that returned payouts gave again: by its id, the one that was given up for the payout. */
export async function findRestoredBonuses(
  db: Db,
  playerId: PlayerId,
): Promise<ReadonlyMap<string, string>> {
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
