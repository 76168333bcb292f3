import { type Ore, type PlayerId, required, subtract, sum } from '@nordlys/core'
import { findBringerOf, type RestoredOf } from '../../bonuses/index.ts'
import type { Db, Tx } from '../../db/index.ts'

/**
 * The bonuses and spins that were given again, by a returned payout or a dispute that was won: by the id of
 * each, the one that was given up or taken.
 */
export async function findRestoredBonuses(db: Db | Tx, playerId: PlayerId): Promise<RestoredOf> {
  const ofPayouts = await db
    .selectFrom('wallet_withdrawal')
    .select(['restored_bonus_id', 'void_bonus_id'])
    .where('player_id', '=', playerId)
    .where('restored_bonus_id', 'is not', null)
    .execute()
  const ofDisputes = await db
    .selectFrom('wallet_given_again')
    .select(['given_id', 'taken_id'])
    .where('player_id', '=', playerId)
    .execute()
  return new Map([
    ...ofPayouts.map(
      ({ restored_bonus_id: restoredId, void_bonus_id: takenId }): [string, string] => [
        required(restoredId, 'the bonus that was given again'),
        required(takenId, 'the bonus that was given up'),
      ],
    ),
    ...ofDisputes.map((row): [string, string] => [row.given_id, row.taken_id]),
  ])
}

/** Whether less of the money that brought a bonus is left than its offer asks: then it is not given again. */
export async function isMoneyTakenBack(
  tx: Tx,
  { playerId, bonusId }: { playerId: PlayerId; bonusId: string },
): Promise<boolean> {
  const restoredOf = await findRestoredBonuses(tx, playerId)
  const bringer = await findBringerOf(tx, { bonusId, restoredOf })
  if (!bringer) return false
  const rows = await familyOf(tx, bringer.bookedAs).execute()
  const isTaken = rows.some((row) => row.taken_ore > 0n)
  return isTaken && !bringer.isEnough(sum(...rows.map(leftOf)))
}

/**
 * The deposit that a capture was booked as, and those that disputes which were won brought beside it: the
 * newest first.
 */
export function familyOf(tx: Tx, bookedAs: string) {
  return tx
    .selectFrom('wallet_deposit')
    .selectAll()
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('reference', '=', bookedAs),
        and([
          eb('after_reference', '=', bookedAs),
          exists(
            selectFrom('wallet_take_back')
              .select('posted_as')
              .whereRef('posted_as', '=', 'wallet_deposit.psp_tx_id')
              .where('cause', '=', 'dispute-won'),
          ),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
}

/** The part of a booked deposit that was not taken back. */
export function leftOf(row: { amount_ore: Ore; taken_ore: Ore }): Ore {
  return subtract(row.amount_ore, row.taken_ore)
}
