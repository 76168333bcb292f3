import type { LimitPeriod } from '@nordlys/contracts'
import { invariant, type Ore, type PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { depositStandings, strictestOf } from './standings.ts'

export type ReserveDepositOutcome =
  | { ok: true }
  | { ok: false; refusal: 'no-deposit-limit' }
  | {
      ok: false
      refusal: 'limit-exceeded'
      period: LimitPeriod
      limitOre: Ore
      leftOre: Ore
    }

export interface DepositUse {
  playerId: PlayerId
  /** Our reference of the deposit. */
  reference: string
  amountOre: Ore
  at: Date
}

/**
 * Takes the amount out of the player's limits before any money moves, or names the strictest limit
 * that forbids it. [LIM-01] Asking again with the same reference and amount is harmless.
 */
export async function reserveDeposit(tx: Tx, use: DepositUse): Promise<ReserveDepositOutcome> {
  // Locked first: two deposits at the same moment must not both see the same room.
  if (!(await lockLimits(tx, use.playerId))) return { ok: false, refusal: 'no-deposit-limit' }
  const earlier = await findUse(tx, use.reference)
  if (earlier && earlier.state !== 'released') {
    invariant(
      earlier.player_id === use.playerId && earlier.amount_ore === use.amountOre,
      'a deposit reference was reserved for something else',
    )
    return { ok: true }
  }
  const { limits, leftOre } = await depositStandings(tx, use.playerId, use.at)
  if (leftOre === undefined) return { ok: false, refusal: 'no-deposit-limit' }
  if (use.amountOre > leftOre) {
    const { period, amountOre } = strictestOf(limits)
    return { ok: false, refusal: 'limit-exceeded', period, limitOre: amountOre, leftOre }
  }
  await writeOpenUse(tx, use)
  return { ok: true }
}

/**
 * The money is in: `amountOre`, what truly came, counts for the length of each look-back from `at`,
 * asked for or not.
 */
export async function settleDeposit(
  tx: Tx,
  reference: string,
  amountOre: Ore,
  at: Date,
): Promise<void> {
  await moveUse(tx, reference, { state: 'settled', amount_ore: amountOre, at })
}

/** The deposit came to nothing; its amount is free again. A settled one stays settled. */
export async function releaseDeposit(tx: Tx, reference: string): Promise<void> {
  const use = await findUse(tx, reference)
  if (use?.state !== 'open') return
  await moveUse(tx, reference, { state: 'released' })
}

async function lockLimits(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const row = await tx
    .selectFrom('limits_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

function findUse(tx: Tx, reference: string) {
  return tx
    .selectFrom('limits_deposit_use')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** A released reference that is tried again counts from its new moment. */
async function writeOpenUse(tx: Tx, use: DepositUse): Promise<void> {
  const row = { amount_ore: use.amountOre, state: 'open' as const, at: use.at }
  await tx
    .insertInto('limits_deposit_use')
    .values({ reference: use.reference, player_id: use.playerId, ...row })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
    .execute()
}

async function moveUse(
  tx: Tx,
  reference: string,
  change: { state: 'settled' | 'released'; amount_ore?: bigint; at?: Date },
): Promise<void> {
  const moved = await tx
    .updateTable('limits_deposit_use')
    .set(change)
    .where('reference', '=', reference)
    .executeTakeFirst()
  invariant(moved.numUpdatedRows === 1n, 'a deposit that was never reserved')
}
