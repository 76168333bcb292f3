import { invariant, type Ore, type PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { type DepositJudgement, judgeDeposit } from './judge-deposit.ts'
import { depositStandings } from './standings.ts'

export interface DepositUse {
  playerId: PlayerId
  /** Our reference of the deposit. */
  reference: string
  amountOre: Ore
  /** Read while the player's limits were locked. */
  at: Date
}

/**
 * Locks a player's limits until the transaction ends: two deposits at the same moment must not both
 * see the same room. A caller that judges by a moment reads the clock after this.
 */
export async function lockLimits(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx
    .selectFrom('limits_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Takes the amount out of the player's limits before any money moves, or names the strictest limit
 * that forbids it. [LIM-01] Asking again with the same reference and amount is harmless.
 */
export async function reserveDeposit(tx: Tx, use: DepositUse): Promise<DepositJudgement> {
  await lockLimits(tx, use.playerId)
  const earlier = await findUse(tx, use.reference)
  if (earlier && earlier.state !== 'released') {
    invariant(
      earlier.player_id === use.playerId && earlier.amount_ore === use.amountOre,
      'a deposit reference was reserved for something else',
    )
    return { ok: true }
  }
  const standings = await depositStandings(tx, use.playerId, use.at)
  const judgement = judgeDeposit(standings, use.amountOre)
  if (judgement.ok) await writeUse(tx, use, 'open')
  return judgement
}

/**
 * The money is in: what truly came counts for the length of each look-back from `at`, asked for or not,
 * and beyond any limit: a use is a fact and no leave.
 */
export async function countDeposit(tx: Tx, use: DepositUse): Promise<void> {
  await tx
    .insertInto('limits_player')
    .values({ player_id: use.playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockLimits(tx, use.playerId)
  const earlier = await findUse(tx, use.reference)
  invariant(!earlier || earlier.player_id === use.playerId, 'a use of another player')
  await writeUse(tx, use, 'settled')
}

/** The deposit came to nothing; its amount is free again. A booked one stays booked. */
export async function releaseDeposit(tx: Tx, reference: string): Promise<void> {
  await tx
    .updateTable('limits_deposit_use')
    .set({ state: 'released' })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .execute()
}

function findUse(tx: Tx, reference: string) {
  return tx
    .selectFrom('limits_deposit_use')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** A released reference that is tried again, or paid after all, counts from its new moment. */
async function writeUse(tx: Tx, use: DepositUse, state: 'open' | 'settled'): Promise<void> {
  const row = { amount_ore: use.amountOre, state, at: use.at }
  await tx
    .insertInto('limits_deposit_use')
    .values({ reference: use.reference, player_id: use.playerId, ...row })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
    .execute()
}
