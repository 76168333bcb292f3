import type { Ore, PlayerId } from '@nordlys/core'
import type { CardAccount, CardTrace } from '../base/payment-method.ts'

/** A message of the payment provider about one transaction, as the HTTP layer reads it. */
export interface PaymentMessage {
  /** As sent; every answer repeats it. */
  userId: string
  playerId: PlayerId
  txId: string
  amountOre: Ore
  /** Ours, when the card page was given one. */
  reference: string | undefined
  /** Only with authorize. */
  sessionId: string | undefined
  /** Only with cancel. */
  statusCode: number | undefined
  card: CardTrace
  account?: CardAccount | undefined
}

export type PaymentAction = 'authorize' | 'transfer' | 'cancel'

/** The answer that goes back over the wire, by PaymentIQ's field names. */
export type CallbackAnswer =
  | { userId: string; success: false; errCode: string; errMsg: string }
  | { userId: string; success: true; txId?: string; merchantTxId?: string; authCode?: string }

export function refuseCallback(userId: string, errCode: CallbackRefusal): CallbackAnswer {
  return { userId, success: false, errCode, errMsg: callbackRefusals[errCode] }
}

/** Read by people at the provider; never shown to a player. */
const callbackRefusals = {
  SESSION_INVALID: 'no such session of this user',
  DEPOSIT_CLOSED: 'the deposit is closed or paid by another transaction',
  NOT_ALLOWED: 'the player may not deposit now',
  CARD_REMOVED: 'the player has removed the saved card',
  AMOUNT_NOT_ALLOWED: 'the amount is not one the player may deposit',
  LIMIT_EXCEEDED: 'the amount exceeds the deposit limit of the player',
  ALREADY_TRANSFERRED: 'the money is booked; a cancel comes too late',
  USER_UNKNOWN: 'no such user',
  TRANSACTION_DIFFERS: 'this transaction was told before with other content',
} as const

export type CallbackRefusal = keyof typeof callbackRefusals
