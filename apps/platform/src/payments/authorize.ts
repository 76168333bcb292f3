import { isShown } from '@nordlys/contracts'
import { invariant, type Ore, timeKey } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { postTransfer } from '../ledger/index.ts'
import { holdLimits, releaseDeposit, reserveDeposit } from '../limits/index.ts'
import { findBooked } from './capture.ts'
import { cashierSessionHash } from './cashier-session.ts'
import type { DepositRow } from './deposit.ts'
import { cancelDeposit, isOpen, lockDeposit, moveDeposit } from './deposit-states.ts'
import type { CallbackRefusal, PaymentMessage } from './payment-message.ts'
import type { PaymentsContext } from './payments-context.ts'

/**
 * Whether the provider may take this money: the deposit is open, the session is its own, the player
 * is still allowed, and the amount, which the browser could have changed, fits the limits. A deposit
 * refused here is over: the provider sends nothing more about it. Undefined means yes.
 */
export async function authorizeDeposit(
  context: PaymentsContext,
  tx: Tx,
  message: PaymentMessage,
): Promise<CallbackRefusal | undefined> {
  const { playerId, txId, amountOre } = message
  const row = await lockDeposit(tx, message.reference)
  await holdLimits(tx, playerId)
  const at = context.clock.now()
  if (!row || row.player_id !== playerId || !ownsSession(row, message.sessionId, at)) {
    return 'SESSION_INVALID'
  }
  if (!isOpen(row) || (row.psp_tx_id ?? txId) !== txId) return 'DEPOSIT_CLOSED'
  // Its money came before this message, under another reference or none.
  if (await findBooked(tx, txId)) return 'DEPOSIT_CLOSED'
  const by = { actor: 'outside', at } as const
  const standing = await context.players.readStanding(tx, playerId, at)
  if (!isShown('authorize-deposit', standing)) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'NOT_ALLOWED'
  }
  const { minimumDepositOre, maximumDepositOre } = context.settings
  if (amountOre < minimumDepositOre || amountOre > maximumDepositOre) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'AMOUNT_NOT_ALLOWED'
  }
  if (!(await fitsLimit(tx, row, amountOre, at))) {
    await cancelDeposit(tx, row, 'limit-exceeded', by)
    return 'LIMIT_EXCEEDED'
  }
  if (!(await hold(context, tx, { row, amountOre, at }))) {
    await cancelDeposit(tx, row, 'not-allowed', by)
    return 'NOT_ALLOWED'
  }
  // It is past that already when the provider was asked in the meantime.
  await moveDeposit(tx, row, row.status === 'initiated' ? 'pending' : row.status, at, {
    amount_ore: amountOre,
    psp_tx_id: txId,
    card_brand: message.card.brand,
    card_last4: message.card.last4,
    card_expiry_month: message.card.expiryMonth,
  })
  const details = { reference: row.reference, amountOre, txId: `tx-${txId}` }
  await audit(tx, { actor: 'outside', playerId, action: 'deposit-authorized', details, at })
  return undefined
}

/** The money is on its way from here on; false when the player is barred from depositing. */
async function hold(
  context: PaymentsContext,
  tx: Tx,
  { row, amountOre, at }: { row: DepositRow; amountOre: Ore; at: Date },
): Promise<boolean> {
  const held = await postTransfer(tx, {
    key: timeKey(context.clock, context.random),
    kind: 'deposit-held',
    playerId: row.player_id,
    amountOre,
    reference: row.reference,
    at,
  })
  invariant(held.ok || held.refusal === 'barred', `deposit ${row.reference} was held before`)
  return held.ok
}

/**
 * Reserved anew, beside everything else that counts by now: another amount may be too much, and so may the
 * same one, when money has come that nobody could refuse, or a limit has become lower.
 */
async function fitsLimit(tx: Tx, row: DepositRow, amountOre: Ore, at: Date): Promise<boolean> {
  const { player_id: playerId, reference } = row
  await releaseDeposit(tx, reference)
  return (await reserveDeposit(tx, { playerId, reference, amountOre, at })).ok
}

/** The open deposit a cashier session was made for, if it may still be paid by this player. */
export async function findPayable(
  db: Db,
  asked: { sessionId: string; userId: string; at: Date },
): Promise<DepositRow | undefined> {
  const row = await db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('cashier_session_hash', '=', cashierSessionHash(asked.sessionId))
    .executeTakeFirst()
  if (!row || row.player_id.toString() !== asked.userId) return undefined
  return isOpen(row) && ownsSession(row, asked.sessionId, asked.at) ? row : undefined
}

function ownsSession(row: DepositRow, sessionId: string | undefined, at: Date): boolean {
  if (!sessionId || !row.cashier_session_expires_at) return false
  const isSame = row.cashier_session_hash === cashierSessionHash(sessionId)
  return isSame && at < row.cashier_session_expires_at
}
