import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { depositKind } from '../content/payment-methods.ts'
import { bonusCodeField, bonusCodeRefusals, chosenBonus, readPromisedOffer } from './bonuses.ts'
import { savedCard } from './cards.ts'
import { limitPeriod, limitStanding } from './limits.ts'
import { notAllowedReasons } from './standing.ts'

/** The specification's statuses, in its words. [PAY-05] */
export const paymentStatus = z.enum([
  'initiated',
  'pending',
  'processing',
  'implemented',
  'canceled',
  'reversed',
])

/** Why a deposit ended without money; the site has a Danish sentence for each. [PAY-04] */
export const depositFailure = z.enum([
  'card-details',
  'no-funds',
  'card-expired',
  'cvv-wrong',
  'bank-declined',
  'card-restricted',
  'authentication-failed',
  'authentication-timeout',
  'cancelled-by-player',
  'abandoned',
  'limit-exceeded',
  'not-allowed',
  /** Another amount was approved than the one that was asked for. */
  'amount-changed',
  'mobilepay-aborted',
  'mobilepay-expired',
  /** The saved card that was to pay. */
  'card-removed',
  'server-error',
])

/** Each way of paying in; the platform has a folder for each. */
export const depositMethod = z.enum(['card', 'mobile_pay'])

/** A limit of deposits that an amount does not fit: the strictest one, and when some room comes back. */
const hitLimit = z.object({
  period: limitPeriod,
  limitOre: oreField,
  leftOre: oreField,
  /** Absent: nothing that counts grows too old to count. */
  roomAt: momentField.optional(),
})

export const deposit = z.object({
  reference: z.string(),
  method: depositMethod,
  amountOre: oreField,
  /** The part of a booked deposit that was taken back, where some of it stays. */
  takenOre: oreField.optional(),
  status: paymentStatus,
  /** Where the player approves it, as long as that is what it waits for. */
  redirectUrl: z.url().optional(),
  failure: depositFailure.optional(),
  /** The limit that it met after it had begun. */
  failureLimit: hitLimit.optional(),
  /** Of the card that paid. */
  last4: z.string().optional(),
  /** Present when the deposit is read. */
  bonus: chosenBonus.optional(),
  createdAt: momentField,
  updatedAt: momentField,
})

export const startDeposit = call({
  name: 'start-deposit',
  path: '/v1/deposits/start',
  actor: { kind: 'player' },
  request: z.object({
    /** As typed: the platform reads it, so that no other program decides what an amount is. */
    amount: lineField(40),
    method: depositMethod,
    /** On which page; absent: on the deposit's own. Its flag must be on for the method. [DATA-15] */
    kind: depositKind.optional(),
    /** Absent: no bonus is asked for. A player who asks for one must say which. [PAY-10] */
    bonus_code: bonusCodeField.optional(),
    /** Deposits without the welcome offer that was chosen in registration. [BONUS-01] */
    decline_offer: z.boolean().optional(),
    /** The card that is typed is saved once the payment has gone through. [PAY-01] */
    saveCard: z.boolean().optional(),
    /** The saved card that pays; absent: one is typed. Its token is handed on by the server alone. */
    cardId: z.uuid().optional(),
    /** The game's path, for the address that MobilePay leads back to; judged where that address is read. */
    returnTo: lineField(200).optional(),
    /** Makes asking twice harmless. */
    idempotencyKey: z.uuid(),
  }),
  answer: z.object({
    deposit,
    /** By card: the parameters of the payment provider's frame; the card number never meets us. */
    cashier: z
      .object({
        merchantId: z.string(),
        userId: z.string(),
        sessionId: z.string(),
        url: z.url(),
      })
      .optional(),
    /** By MobilePay: the address where the player approves. */
    redirectUrl: z.url().optional(),
  }),
  refusals: {
    'session-expired': nothing,
    'amount-required': nothing,
    'amount-invalid': nothing,
    'amount-too-small': z.object({ minimumOre: oreField }),
    'amount-too-large': z.object({ maximumOre: oreField }),
    'bonus-code-required': nothing,
    conflict: nothing,
    'not-allowed': z.object({ reason: z.enum(notAllowedReasons) }),
    'no-deposit-limit': nothing,
    'method-closed': nothing,
    /** Another player's, or removed. */
    'unknown-card': nothing,
    ...bonusCodeRefusals,
    'bonus-deposit-too-small': z.object({ leastDepositOre: oreField }),
    'limit-exceeded': hitLimit,
    'payments-down': nothing,
  },
})

/** The content of the deposit page before an amount is chosen; nothing for one who may not deposit. */
export const readDepositOptions = call({
  name: 'read-deposit-options',
  path: '/v1/deposits/options',
  actor: { kind: 'player' },
  request: z.object({ kind: depositKind }),
  answer: z.object({
    /** The open ways to pay this kind of deposit, the one that was used last first. [DATA-15] */
    methods: z.array(
      z.object({ method: depositMethod, minimumOre: oreField, maximumOre: oreField }),
    ),
    /** The player's saved cards, the one used last first; none where cards are closed. [PAY-01] */
    cards: z.array(savedCard),
    quickAmountsOre: z.array(oreField),
    /** The player's limits of deposits that are in force. */
    limits: z.array(limitStanding),
    /** The welcome offer that this deposit may bring. */
    promised: readPromisedOffer.answer,
    cashierUrl: z.url(),
    merchantId: z.string(),
    /** The eight widths of 3DS_settings. [PAY-01] */
    challengeWidths: z.record(z.string(), z.int()),
  }),
  refusals: {
    'session-expired': nothing,
    'not-allowed': z.object({ reason: z.enum(notAllowedReasons) }),
    'no-deposit-limit': nothing,
  },
})

/** By reference and session; the state as our books have it, after asking the provider if open. */
export const readDeposit = call({
  name: 'read-deposit',
  path: '/v1/deposits/read',
  actor: { kind: 'player' },
  request: z.object({ reference: lineField(100) }),
  answer: z.object({ deposit }),
  refusals: { 'session-expired': nothing, unknown: nothing },
})

/** The state of a payment for a caller with its reference, and nothing else of it. [FLT-39] */
export const readPaymentState = call({
  name: 'read-payment-state',
  path: '/v1/deposits/state',
  actor: { kind: 'visitor' },
  request: z.object({ reference: lineField(100) }),
  answer: z.object({
    state: z.enum(['under-way', 'arrived', 'given-up', 'too-late', 'failed', 'taken-back']),
  }),
  refusals: { unknown: nothing },
})

export type PaymentState = z.output<typeof readPaymentState.answer>['state']

/** Why NemKonto did not pay; the site and the letter have a sentence for each. */
export const withdrawalReturnReasons = [
  'no-nemkonto',
  'account-closed',
  /** The player wants no payouts to the NemKonto. */
  'opted-out',
  /** NemKonto names no reason of these. */
  'refused',
  'other',
] as const

/** Why people refused a withdrawal; the site and the letter have a sentence for each. */
export const payoutRefusals = [
  'documents-missing',
  'documents-unusable',
  /** The player asked customer service to stop it. */
  'player-asked',
  /** No more is said: the cause may be a secret. */
  'not-possible',
] as const

/** What a withdrawal can wait for. */
export const withdrawalWait = z.enum(['documents', 'approval', 'debt', 'window', 'nemkonto'])

export const withdrawal = z.object({
  withdrawalId: z.string(),
  amountOre: oreField,
  status: paymentStatus,
  createdAt: momentField,
  updatedAt: momentField,
  /** The last day of handling, and of arrival, counted in Danish bank days. */
  handledBy: momentField,
  arrivesBy: momentField,
  /** Until then no file takes it. */
  cancelableUntil: momentField,
  /** True also after that moment, for as long as it is in no file. */
  mayCancel: z.boolean(),
  /** Everything it waits for: the player's documents, our people, the end of its window, or NemKonto. */
  waitsFor: z.array(withdrawalWait),
  /** The documents that are asked for and have not come, by their names. */
  needs: z.array(z.string()),
  /** From when on it is late, where it waits for documents or people. */
  lateAt: momentField.optional(),
  /** There when people refused it. */
  refusedFor: z.enum(payoutRefusals).optional(),
  /** There when it was sent back or refused. */
  returnReason: z.enum(withdrawalReturnReasons).optional(),
  /** The amount given again of the bonus that was given up for it. */
  restoredBonusOre: oreField.optional(),
})

/** Notes the wish and sends the player to MitID; the withdrawal exists when MitID has confirmed. */
export const startWithdrawal = call({
  name: 'start-withdrawal',
  path: '/v1/withdrawals/start',
  actor: { kind: 'player' },
  request: z.object({ amount: lineField(40), idempotencyKey: z.uuid() }),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'amount-required': nothing,
    'amount-invalid': nothing,
    'amount-too-small': z.object({ minimumOre: oreField }),
    conflict: nothing,
    'too-little-money': z.object({ withdrawableOre: oreField }),
    'not-possible': nothing,
    'identity-provider-down': nothing,
  },
})

export const cancelWithdrawal = call({
  name: 'cancel-withdrawal',
  path: '/v1/withdrawals/cancel',
  actor: { kind: 'player' },
  request: z.object({ withdrawalId: lineField(100) }),
  answer: z.object({ withdrawal }),
  refusals: { 'session-expired': nothing, unknown: nothing, 'too-late': nothing },
})

export const listWithdrawals = call({
  name: 'list-withdrawals',
  path: '/v1/withdrawals/list',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    withdrawals: z.array(withdrawal),
    withdrawableOre: oreField,
    minimumOre: oreField,
    /** All that has left the balance and has not arrived. */
    onTheWayOre: oreField,
  }),
  refusals: { 'session-expired': nothing },
})

export type DepositMethod = z.output<typeof depositMethod>
export type HitLimit = z.output<typeof hitLimit>
export type PaymentStatus = z.output<typeof paymentStatus>
export type DepositFailure = z.output<typeof depositFailure>
export type Deposit = z.output<typeof deposit>
export type PayoutRefusal = (typeof payoutRefusals)[number]
export type WithdrawalReturnReason = (typeof withdrawalReturnReasons)[number]
export type Withdrawal = z.output<typeof withdrawal>
