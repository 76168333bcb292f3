import { createHash } from 'node:crypto'
import { type Ore, zeroOre } from '@nordlys/core'
import { digitsOf, type TypedCard } from './card-check.ts'
import type { CardScenario } from './cards.ts'

export type PaymentState =
  | 'REGISTERED'
  | 'PROCESSING'
  | 'WAITING_INPUT'
  | 'SUCCESSFUL'
  | 'FAILED'
  | 'INCONSISTENT'
  | 'CANCELLED'

/** The provider's number for where a payment stands, besides the refusals of the bank. */
export const statusCodes = {
  success: 0,
  registered: 100,
  processing: 200,
  waitingFor3ds: 301,
  readTimeOut: 400,
  merchantSilent: 500,
  sessionInvalid: 548,
  cancelledByUser: 600,
  cancelledByMerchant: 601,
} as const

/** One attempt to pay by card. What is kept of the card is its mask and its token. */
export interface Payment {
  readonly txId: string
  readonly merchantId: string
  readonly userId: string
  readonly sessionId: string
  readonly reference: string
  readonly amount: Ore
  readonly card: KnownCard
  readonly scenario: CardScenario
  readonly createdAt: Date
  state: PaymentState
  statusCode: number
  captured: Ore
  /** What became of captured money that went back, in part or whole; absent while none has. */
  takenBack?: TakenBack
  /** What was given back at the merchant's wish, and all that was given back; absent while nothing was. */
  refunds?: { refundId: string; amount: Ore }[]
  refunded?: Ore
  authCode: string | undefined
  challengeAbandoned: boolean
  updatedAt: Date
}

export interface TakenBack {
  state: 'refunded' | 'charged-back' | 'captured'
  /** The part of the captured money that stays with the merchant. */
  kept: Ore
}

export interface KnownCard {
  maskedAccount: string
  accountId: string
  brand: string
  holder: string
  expiryMonth: string
  expiryYear: string
}

export interface DepositRequest {
  merchantId: string
  userId: string
  sessionId: string
  reference: string
  amount: Ore
}

export function newPayment(
  txId: string,
  request: DepositRequest,
  card: KnownCard,
  scenario: CardScenario,
  at: Date,
): Payment {
  return {
    ...request,
    txId,
    card,
    scenario,
    createdAt: at,
    state: 'REGISTERED',
    statusCode: statusCodes.registered,
    captured: zeroOre,
    authCode: undefined,
    challengeAbandoned: false,
    updatedAt: at,
  }
}

/** The provider's answer about a payment, which its page may read. */
export function statusOf(payment: Payment) {
  return {
    txId: payment.txId,
    txRefId: refOf(payment),
    reference: payment.reference,
    userId: payment.userId,
    state: payment.state,
    statusCode: payment.statusCode,
    amount: decimal(payment.amount),
    captured: decimal(payment.captured),
    currency: 'DKK',
    maskedAccount: payment.card.maskedAccount,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  }
}

/** For the platform: the token and the holder of the card as well. */
export function reportOf(payment: Payment) {
  const { accountId, holder, brand, expiryMonth, expiryYear } = payment.card
  const card = { accountId, accountHolder: holder, pspService: brand, expiryMonth, expiryYear }
  return { ...statusOf(payment), ...card }
}

export function refOf(payment: Payment): string {
  return `${payment.merchantId}A${payment.txId}`
}

/** The provider's form of an amount: `100.00`. */
export function decimal(amount: Ore): string {
  return `${amount / 100n}.${(amount % 100n).toString().padStart(2, '0')}`
}

/** A typed card as it is kept. Its token is the user's own: another user has another. */
export function knownCard(userId: string, card: TypedCard): KnownCard {
  const digits = digitsOf(card.cardNumber)
  const secret = `sandbox card ${userId} ${digits}`
  const token = createHash('sha256').update(secret).digest('hex').slice(0, 16)
  return {
    maskedAccount: `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`,
    accountId: `acc-${token}`,
    brand: brandOf(digits),
    holder: card.cardHolder.trim(),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  }
}

function brandOf(digits: string): string {
  if (digits.startsWith('5019')) return 'Dankort'
  if (digits.startsWith('4571')) return 'Visa/Dankort'
  return digits.startsWith('4') ? 'Visa' : 'Mastercard'
}
