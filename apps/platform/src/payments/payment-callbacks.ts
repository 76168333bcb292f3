import { timeKey } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { inputHash } from '../ledger/index.ts'
import { authorizeDeposit } from './authorize.ts'
import { findAuthorized, namesAnother, tellOfAnotherName } from './authorized-deposit.ts'
import { bookCapture, findBooked } from './capture.ts'
import { depositFailureOf } from './deposit-failure.ts'
import { cancelDeposit, isOpen, lockDeposit } from './deposit-states.ts'
import {
  type CallbackAnswer,
  type PaymentAction,
  type PaymentMessage,
  refuseCallback,
} from './payment-message.ts'
import type { PaymentsContext } from './payments-context.ts'
import { lockProviderTransaction } from './player-lock.ts'

/**
 * Acts on a message of the provider exactly once: a repeat, also one at the same moment to another
 * copy, gets the stored answer. [LED-02]
 */
export async function receivePaymentMessage(
  context: PaymentsContext,
  action: PaymentAction,
  message: PaymentMessage,
): Promise<CallbackAnswer> {
  return context.db.transaction().execute(async (tx) => {
    await lockProviderTransaction(tx, message.txId)
    const at = context.clock.now()
    const stored = await findStored(tx, action, message.txId)
    const hash = hashOf(message)
    if (stored) {
      if (stored.input_hash === hash) return stored.answer as CallbackAnswer
      await noteDifference(tx, action, message, at)
      // A yes was to what was asked then; nobody may take another amount on the strength of it.
      if (action === 'authorize') return refuseCallback(message.userId, 'TRANSACTION_DIFFERS')
      return stored.answer as CallbackAnswer
    }
    const answer = await actOn(context, tx, action, message)
    // What we could not place is told to us again until we can.
    if (isUnplaced(action, answer)) return answer
    await tx
      .insertInto('wallet_payment_callback')
      .values({
        tx_id: message.txId,
        action,
        input_hash: hash,
        answer: JSON.stringify(answer),
        at,
      })
      .execute()
    return answer
  })
}

/** Money that could not be booked, or the end of a payment of somebody whom we do not know. */
function isUnplaced(action: PaymentAction, answer: CallbackAnswer): boolean {
  if (answer.success) return false
  return action === 'transfer' || (action === 'cancel' && answer.errCode === 'USER_UNKNOWN')
}

async function actOn(
  context: PaymentsContext,
  tx: Tx,
  action: PaymentAction,
  message: PaymentMessage,
): Promise<CallbackAnswer> {
  if (action === 'transfer') return transfer(context, tx, message)
  if (action === 'cancel') return cancel(context, tx, message)
  if (!(await context.players.findContact(tx, message.playerId))) {
    return refuseCallback(message.userId, 'USER_UNKNOWN')
  }
  const refusal = await authorizeDeposit(context, tx, message)
  if (refusal) return refuseCallback(message.userId, refusal)
  return {
    userId: message.userId,
    success: true,
    merchantTxId: message.reference ?? '',
    authCode: timeKey(context.clock, context.random),
  }
}

/** The money has moved, so it is never refused: not without an authorize, not after a cancel. */
async function transfer(
  context: PaymentsContext,
  tx: Tx,
  message: PaymentMessage,
): Promise<CallbackAnswer> {
  const { userId, txId } = message
  const row = await bookCapture(context, tx, message)
  if (!row) return refuseCallback(userId, 'USER_UNKNOWN')
  return { userId, success: true, txId, merchantTxId: row.reference }
}

/** A transaction that had leave is its deposit's own, whoever the message names. */
async function cancel(
  context: PaymentsContext,
  tx: Tx,
  message: PaymentMessage,
): Promise<CallbackAnswer> {
  const { userId, txId, statusCode = 500 } = message
  const authorized = await findAuthorized(tx, txId)
  const playerId = authorized?.player_id ?? message.playerId
  if (!authorized && !(await context.players.findContact(tx, playerId))) {
    return refuseCallback(userId, 'USER_UNKNOWN')
  }
  const row = await lockDeposit(tx, authorized?.reference ?? message.reference)
  const at = context.clock.now()
  if (await findBooked(tx, txId)) {
    const details = { txId: `tx-${txId}`, statusCode }
    await audit(tx, { actor: 'outside', playerId, action: 'late-cancel-refused', details, at })
    return refuseCallback(userId, 'ALREADY_TRANSFERRED')
  }
  if (authorized && namesAnother(authorized, message)) {
    await tellOfAnotherName(context, tx, { authorized, named: message, at })
  }
  const isThisAttempt = row && isOpen(row) && (row.psp_tx_id ?? txId) === txId
  if (isThisAttempt && row.player_id === playerId) {
    await cancelDeposit(tx, row, depositFailureOf(statusCode), { actor: 'outside', at })
  }
  return { userId, success: true }
}

function findStored(tx: Tx, action: PaymentAction, txId: string) {
  return tx
    .selectFrom('wallet_payment_callback')
    .select(['input_hash', 'answer'])
    .where('tx_id', '=', txId)
    .where('action', '=', action)
    .executeTakeFirst()
}

function hashOf(message: PaymentMessage): string {
  const { userId, amountOre, reference, statusCode } = message
  return inputHash([userId, amountOre, reference ?? '', statusCode ?? ''])
}

/** The same transaction told twice in two ways: the first stands, and people look at the second. */
async function noteDifference(tx: Tx, action: PaymentAction, message: PaymentMessage, at: Date) {
  const { playerId, txId, amountOre } = message
  const details = { message: action, txId: `tx-${txId}`, amountOre }
  await audit(tx, { actor: 'outside', playerId, action: 'payment-message-differs', details, at })
}
