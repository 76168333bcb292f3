import { type PlayerId, required } from '@nordlys/core'
import { findDepositOfBonus } from '../bonuses/index.ts'
import type { Db, Tx } from '../db/index.ts'

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

/** What a bonus is called now, however often a returned payout has given it again. */
export async function findNewestName(tx: Tx, bonusId: string): Promise<string> {
  const row = await tx
    .selectFrom('wallet_withdrawal')
    .select('restored_bonus_id')
    .where('void_bonus_id', '=', bonusId)
    .where('restored_bonus_id', 'is not', null)
    .executeTakeFirst()
  return row?.restored_bonus_id ? findNewestName(tx, row.restored_bonus_id) : bonusId
}

/** Whether the bank has taken back a deposit that a bonus was given with: then it is not given again. */
export async function isDepositTakenBack(tx: Tx, bonusId: string): Promise<boolean> {
  const reference = await findDepositOfBonus(tx, await findFirstName(tx, bonusId))
  if (reference === undefined) return false
  const reversed = await tx
    .selectFrom('wallet_deposit')
    .select('reference')
    .where(({ or, eb }) =>
      or([eb('reference', '=', reference), eb('after_reference', '=', reference)]),
    )
    .where('status', '=', 'reversed')
    .executeTakeFirst()
  return reversed !== undefined
}

async function findFirstName(tx: Tx, bonusId: string): Promise<string> {
  const row = await tx
    .selectFrom('wallet_withdrawal')
    .select('void_bonus_id')
    .where('restored_bonus_id', '=', bonusId)
    .executeTakeFirst()
  return row?.void_bonus_id ? findFirstName(tx, row.void_bonus_id) : bonusId
}
