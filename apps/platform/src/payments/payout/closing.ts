import type {
  OutcomeOf,
  readClosing as readCall,
  startClosing as startCall,
} from '@nordlys/contracts'
import { type Ore, type PlayerId, zeroOre } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { momentUnderLock, readBalances, readHeld, readShownBalances } from '../../ledger/index.ts'
import { type PausesContext, startPauseIn } from '../../limits/index.ts'
import { withdrawalCreatedEmail } from '../base/payment-emails.ts'
import type { PayingPlayer, PaymentsContext } from '../base/payments-context.ts'
import { makeWithdrawal } from './withdrawal.ts'
import { readOnTheWay } from './withdrawal-states.ts'

/**
 * The outcome for a player's money if they close the account now. [LIM-05] A win that is not shown yet is not
 * in it; it is paid out all the same. [LV24]
 */
export async function readClosing(
  { db, clock }: PaymentsContext,
  playerId: PlayerId,
): Promise<OutcomeOf<typeof readCall>> {
  const { cashOre, bonusOre, debtOre } = await readShownBalances(db, playerId, clock.now())
  const { stakedOre, incomingOre } = await readHeld(db, playerId)
  return {
    ok: true,
    cashOre,
    bonusOre,
    stakedOre,
    incomingOre,
    withdrawals: await readOnTheWay(db, playerId),
    mayPayOut: mayPayOut({ cashOre, debtOre }),
  }
}

/** Sends the player to MitID to confirm that the account is closed and everything paid out. */
export async function startClosing(
  context: PaymentsContext,
  { playerId, standing, sessionId }: PayingPlayer & { sessionId: string },
): Promise<OutcomeOf<typeof startCall>> {
  if (standing === 'closed') return { ok: false, refusal: 'already-closed' }
  if (!mayPayOut(await readBalances(context.db, playerId))) {
    return { ok: false, refusal: 'not-possible' }
  }
  const idempotencyKey = crypto.randomUUID()
  const action = { kind: 'closing', idempotencyKey, sessionId } as const
  return context.startStepUp({ playerId, action, at: context.clock.now() })
}

/**
 * Closes the account that MitID has confirmed the closing of, and pays out what can be by then, in one
 * transaction. Confirmed again, or closed otherwise in the meantime, it pays what is there still. [LIM-05]
 */
export async function closeAndPayOut(
  context: PaymentsContext,
  pauses: PausesContext,
  confirmed: ConfirmedClosing,
): Promise<{ paidOutOre: Ore }> {
  return context.db.transaction().execute((tx) => closeAndPayOutIn(context, pauses, tx, confirmed))
}

interface ConfirmedClosing {
  playerId: PlayerId
  sessionId: string
  idempotencyKey: string
}

/** The same in a transaction that does more: account, sessions and money are locked from here on. */
export async function closeAndPayOutIn(
  context: PaymentsContext,
  pauses: PausesContext,
  tx: Tx,
  { playerId, sessionId, idempotencyKey }: ConfirmedClosing,
): Promise<{ paidOutOre: Ore }> {
  const session = { playerId, sessionId }
  await startPauseIn(pauses, tx, session, { kind: 'permanent', idempotencyKey })
  const at = await momentUnderLock(tx, playerId, context.clock)
  return { paidOutOre: await payOutAll(context, tx, playerId, at) }
}

async function payOutAll(
  context: PaymentsContext,
  tx: Tx,
  playerId: PlayerId,
  at: Date,
): Promise<Ore> {
  const balances = await readBalances(tx, playerId)
  if (!mayPayOut(balances)) return zeroOre
  const { cashOre: amountOre } = balances
  const wish = { playerId, amountOre, actor: 'player', letter: withdrawalCreatedEmail, at } as const
  return (await makeWithdrawal(context, tx, wish)) ? amountOre : zeroOre
}

/** A player in debt after a forced debit asks customer service first, as always. [LED-04] */
export function mayPayOut({ cashOre, debtOre }: { cashOre: Ore; debtOre: Ore }): boolean {
  return cashOre > 0n && debtOre === 0n
}
