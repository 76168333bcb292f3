import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'

const eventId = z.int().min(1)

/** A message of a payment provider that waits for people. Its body is shown to nobody. */
const paymentEvent = z.object({
  eventId,
  /** `name` and `reference` are absent where the body cannot be read. */
  name: z.string().optional(),
  reference: z.string().optional(),
  receivedAt: momentField,
  /** How often it was acted on in vain since it came, or since people had it tried again. */
  tries: z.int(),
  /** Why the newest of the tries failed. */
  cause: z.string().optional(),
  /** Absent for one that the queue still tries. */
  end: z.enum(['nobodys', 'unreadable']).optional(),
})

export type PaymentEvent = z.output<typeof paymentEvent>

/** Messages that wait for people, the oldest 100 first. */
export const listPaymentEvents = call({
  name: 'list-payment-events',
  path: '/v1/staff/payment-events/list',
  actor: { kind: 'staff', right: 'payment:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ events: z.array(paymentEvent) }),
  refusals: {},
})

/** Has a message acted on once more, as if it had just come. */
export const tryPaymentEventAgain = call({
  name: 'try-payment-event-again',
  path: '/v1/staff/payment-events/try-again',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'one' },
  request: z.object({ eventId }),
  answer: z.object({}),
  refusals: {
    unknown: nothing,
    /** It has been acted on or dismissed, or the queue has only begun to try it. */
    'not-waiting': nothing,
  },
})

/** Ends a message for good without acting on it. No money moves, and the payment is still asked about. */
export const dismissPaymentEvent = call({
  name: 'dismiss-payment-event',
  path: '/v1/staff/payment-events/dismiss',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'one' },
  request: z.object({
    eventId,
    /** Why, for the records. */
    reason: lineField(1_000).min(1),
  }),
  answer: z.object({}),
  refusals: {
    unknown: nothing,
    /** As when it is tried again. */
    'not-waiting': nothing,
    /** What is kept holds no CPR number. */
    'personal-number': nothing,
  },
})
