import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { payoutRefusals } from '../platform/payments.ts'
import { playerNumber } from './lock.ts'

const withdrawalId = lineField(100).min(1)

/** Something that a withdrawal waits for, until people have ended it. */
const payoutCheck = z.object({
  /** The rule that asked for it, and why; absent where an employee did. */
  rule: z.string().optional(),
  because: z.string().optional(),
  /** The day from which the rule holds as it was. */
  ruleVersion: z.string().optional(),
  waitsFor: z.enum(['documents', 'approval']),
  /** The documents asked for, and those of them that came since. */
  needs: z.array(z.string()),
  sent: z.array(z.string()),
  askedAt: momentField,
  /** The employee who made or changed it: another one ends it. */
  askedBy: z.string().optional(),
  /** How many it takes to end it. */
  people: z.int(),
  /** What the first of two wants. */
  wish: z.enum(['approved', 'refused']).optional(),
  wishedBy: z.string().optional(),
  /** When people have ended it at the latest; absent while the player is to send documents. */
  dueAt: momentField.optional(),
})

const waitingPayout = z.object({
  withdrawalId: z.string(),
  /** "Spilkonto": who it is stands with the player, not here. */
  playerId: z.int(),
  amountOre: oreField,
  createdAt: momentField,
  cancelableUntil: momentField,
  /** The moment after which it is late, and the player and the operator are written to. */
  lateAt: momentField,
  checks: z.array(payoutCheck),
})

/** Withdrawals that wait for documents or for people, the oldest 200 first. */
export const listPayouts = call({
  name: 'list-payouts',
  path: '/v1/staff/payouts/list',
  actor: { kind: 'staff', right: 'payment:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ payouts: z.array(waitingPayout) }),
  refusals: {},
})

/** `isEnded`: nothing keeps the withdrawal any more. Otherwise another employee has to decide the same. */
const ended = z.object({ isEnded: z.boolean() })

/** Lets a withdrawal go on. The same employee again is answered as it stands. */
export const approvePayout = call({
  name: 'approve-payout',
  path: '/v1/staff/payouts/approve',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'two' },
  request: z.object({ withdrawalId }),
  answer: ended,
  refusals: {
    unknown: nothing,
    /** It waits for nobody, or is no longer pending. */
    'not-waiting': nothing,
    /** This employee asked for all that is left. */
    'second-person-needed': nothing,
  },
})

/** Gives the money back, for a reason that the player reads. */
export const refusePayout = call({
  name: 'refuse-payout',
  path: '/v1/staff/payouts/refuse',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'two' },
  request: z.object({ withdrawalId, reason: z.enum(payoutRefusals) }),
  answer: ended,
  refusals: {
    unknown: nothing,
    'not-waiting': nothing,
    'second-person-needed': nothing,
  },
})

/** Asks the player for documents: once, the whole list. Until another employee has seen them it waits. */
export const askDocuments = call({
  name: 'ask-documents',
  path: '/v1/staff/payouts/ask-documents',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'one' },
  request: z.object({ withdrawalId, documentTypes: z.array(lineField(100).min(1)).min(1).max(10) }),
  answer: z.object({}),
  refusals: {
    unknown: nothing,
    'unknown-document-type': nothing,
    /** No longer pending. */
    'too-late': nothing,
    'already-asked': nothing,
  },
})

/** Has people look at each withdrawal of a player from now on, those that are pending included. */
export const markPayouts = call({
  name: 'mark-payouts',
  path: '/v1/staff/payouts/mark',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'one' },
  request: z.object({
    playerId: playerNumber,
    /** For the records: the player never reads it. */
    reason: lineField(1_000).min(1),
  }),
  answer: z.object({}),
  refusals: { unknown: nothing, 'personal-number': nothing, 'already-marked': nothing },
})

/** Ends a mark, which takes another employee. Withdrawals that wait by it wait on. */
export const unmarkPayouts = call({
  name: 'unmark-payouts',
  path: '/v1/staff/payouts/unmark',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'two' },
  request: z.object({ playerId: playerNumber }),
  answer: z.object({}),
  refusals: { 'not-marked': nothing, 'second-person-needed': nothing },
})

export type WaitingPayout = z.output<typeof waitingPayout>
