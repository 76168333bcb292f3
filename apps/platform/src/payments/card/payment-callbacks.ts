import { timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { inputHash } from '../../ledger/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { lockProviderTransaction } from '../base/player-lock.ts'
import type { DepositRow } from '../base/tables.ts'
import { authorizeDeposit, type LeaveRefusal } from '../deposit/authorize.ts'
import { type CancelRefusal, cancelAttempt } from '../deposit/cancel-attempt.ts'
import { bookCapture } from '../deposit/capture.ts'
import { depositFailureOf } from './deposit-failure.ts'
import { ownsSession } from './payable-deposit.ts'
import {
  type CallbackAnswer,
  type CallbackRefusal,
  type PaymentAction,
  type PaymentMessage,
  refuseCallback,
} from './payment-message.ts'

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
    // A message that we could not place is sent to us again until we can.
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
  const isOwn = (row: DepositRow, at: Date) => ownsSession(row, message.sessionId, at)
  const refusal = await authorizeDeposit(context, tx, { ...message, isOwn })
  if (refusal) return refuseCallback(message.userId, authorizeCodes[refusal])
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
  const row = await bookCapture(context, tx, { ...message, method: 'card' })
  if (!row) return refuseCallback(userId, 'USER_UNKNOWN')
  return { userId, success: true, txId, merchantTxId: row.reference }
}

async function cancel(
  context: PaymentsContext,
  tx: Tx,
  message: PaymentMessage,
): Promise<CallbackAnswer> {
  const { userId, statusCode = 500 } = message
  const failure = depositFailureOf(statusCode)
  const refusal = await cancelAttempt(context, tx, { ...message, statusCode, failure })
  return refusal ? refuseCallback(userId, cancelCodes[refusal]) : { userId, success: true }
}

const authorizeCodes = {
  'not-its-own': 'SESSION_INVALID',
  closed: 'DEPOSIT_CLOSED',
  'not-allowed': 'NOT_ALLOWED',
  'card-removed': 'CARD_REMOVED',
  'amount-not-allowed': 'AMOUNT_NOT_ALLOWED',
  'limit-exceeded': 'LIMIT_EXCEEDED',
} as const satisfies Record<LeaveRefusal, CallbackRefusal>

const cancelCodes = {
  'user-unknown': 'USER_UNKNOWN',
  booked: 'ALREADY_TRANSFERRED',
} as const satisfies Record<CancelRefusal, CallbackRefusal>

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

/** Reports a transaction sent in two versions: the first stands, and people look at the second. */
async function noteDifference(tx: Tx, action: PaymentAction, message: PaymentMessage, at: Date) {
  const { playerId, txId, amountOre } = message
  const details = { message: action, txId: `tx-${txId}`, amountOre }
  await audit(tx, { actor: 'outside', playerId, action: 'payment-message-differs', details, at })
}
