import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** The deposit, as its receipt and the records name it. */
const reference = lineField(100).min(1)
/** Why, for the records. The player does not read it. */
const refundReason = lineField(1_000).min(1)

/** A refund of ours that is not over. */
const refundRecord = z.object({
  reference,
  amountOre: oreField,
  reason: z.string(),
  wishedBy: z.string(),
  wishedAt: momentField,
  /** Absent for one that waits for another employee. */
  agreedBy: z.string().optional(),
  agreedAt: momentField.optional(),
  /** How often the provider was asked in vain, and why the newest of the tries failed. */
  tries: z.int(),
  cause: z.string().optional(),
})

export type RefundRecord = z.output<typeof refundRecord>

/** Refunds that wait for another employee or for the provider, the oldest first. */
export const listRefunds = call({
  name: 'list-refunds',
  path: '/v1/staff/refunds/list',
  actor: { kind: 'staff', right: 'payment:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ refunds: z.array(refundRecord) }),
  refusals: {},
})

/**
 * Gives the player back the money of a deposit, the way it came, for a deposit that must not stand. From an
 * amount on it takes two: the wish of the first is kept, and the same call by another employee agrees to it.
 */
export const refundDeposit = call({
  name: 'refund-deposit',
  path: '/v1/staff/refunds/refund',
  actor: { kind: 'staff', right: 'payment:refund', agreement: 'by-amount' },
  request: z.object({
    reference,
    /** All that is left of it when it is not said. */
    amountOre: z.int().min(1).optional(),
    reason: refundReason,
    /** Said of one like the refund before it that is another. */
    again: z.literal(true).optional(),
  }),
  answer: z.object({ refund: refundRecord }),
  refusals: {
    /** The records hold no CPR number. */
    'personal-number': nothing,
    /** No booked deposit has this reference. */
    unknown: nothing,
    /** With the one of this deposit that the provider is asked for, or that is of another amount. */
    'another-waits': z.object({ refund: refundRecord }),
    'nothing-left': nothing,
    /** With what is left of the deposit. */
    'amount-too-large': z.object({ leftOre: oreField }),
    /** With the refund of this deposit and amount that was made within the hour before. */
    'just-refunded': z.object({ refund: refundRecord }),
    /** With the wish, which is the employee's own. */
    'second-person-needed': z.object({ refund: refundRecord }),
  },
})

/** Ends the wish for a refund that waits for another employee. One that was agreed to is made. */
export const dropRefund = call({
  name: 'drop-refund',
  path: '/v1/staff/refunds/drop',
  actor: { kind: 'staff', right: 'payment:refund', agreement: 'one' },
  request: z.object({ reference, reason: refundReason }),
  answer: z.object({}),
  refusals: {
    'personal-number': nothing,
    /** No refund of the deposit waits for another employee. */
    'not-waiting': nothing,
  },
})
