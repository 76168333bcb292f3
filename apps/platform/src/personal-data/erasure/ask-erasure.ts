import { type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { Employee } from '../../staff/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { heldCondition, unsettledCondition } from '../hold/held.ts'
import { removeAtOnce } from './at-once.ts'
import { writeOfErasure } from './erasure-letter.ts'

interface Wish {
  playerId: PlayerId
  /** Absent of the player's own. */
  by?: { employee: Employee; reason: string }
  at: Date
}

/** The part of the outcome that the asker may know: no hold of an employee. */
export interface Asked {
  /** A complaint or a debt keeps what would go at once, until it is settled. [PD21] */
  isUnsettled?: true
}

/**
 * Notes that a player is erased, writes to them, and removes what may go at once, unless a hold stands or
 * something is not settled: then the night after it does. A repeat removes what has come since, as a letter
 * or the browser of a login, and writes no letter. The account is closed, and the caller holds it.
 * [PD13] [PD14] [PD21]
 */
export async function askErasure(
  context: PersonalDataContext,
  tx: Tx,
  { playerId, by, at }: Wish,
): Promise<Asked> {
  const noted = await tx
    .insertInto('personal_data_erasure')
    .values({
      ...{ player_id: playerId, asked_at: at, done_at: null },
      ...{ asked_by_employee: by?.employee.employeeId ?? null, reason: by?.reason ?? null },
    })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .returning('erasure_id')
    .executeTakeFirst()
  // An employee's act has a line each time.
  if (noted || by) {
    const did = by
      ? ({ actor: 'staff', employee: by.employee } as const)
      : { actor: 'player' as const }
    await audit(tx, { ...did, playerId, action: 'erasure-asked', details: {}, at })
  }
  const { isHeld, isUnsettled } = await findStops(tx, playerId, at)
  if (noted) {
    // The log lies elsewhere: what was asked after a backup was made is found there when it is restored.
    context.players.log.info({ playerId }, 'a player is to be erased')
    await writeOfErasure(context, tx, { playerId, isUnsettled })
  }
  if (isHeld || isUnsettled) await noteDone(tx, playerId, null)
  else await eraseAtOnce(tx, playerId, at)
  return isUnsettled ? { isUnsettled } : {}
}

/** Removes what may go at once and notes that it is gone; the caller holds the account. */
export async function eraseAtOnce(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  await removeAtOnce(tx, playerId, at)
  await noteDone(tx, playerId, at)
  await audit(tx, { actor: 'system', playerId, action: 'erased-at-once', details: {}, at })
}

/** Null: the next night without a hold removes it. */
async function noteDone(tx: Tx, playerId: PlayerId, doneAt: Date | null): Promise<void> {
  await tx
    .updateTable('personal_data_erasure')
    .set({ done_at: doneAt })
    .where('player_id', '=', playerId)
    .execute()
}

/** Finds the reasons for which nothing goes at once. */
export async function findStops(
  tx: Tx,
  playerId: PlayerId,
  at: Date,
): Promise<{ isHeld: boolean; isUnsettled: boolean }> {
  const player = String(playerId)
  const query = `SELECT ${heldCondition(player, at)} AS "isHeld",
    ${unsettledCondition(player)} AS "isUnsettled"`
  const { rows } = await sql.raw<{ isHeld: boolean; isUnsettled: boolean }>(query).execute(tx)
  return required(rows[0], 'what stops an erasure')
}
