import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

export const limitPeriod = z.enum(['day', 'week', 'month'])

const depositLimitStanding = z.object({
  period: limitPeriod,
  amountOre: oreField,
  /** Accepted and open deposits of the last 24 hours, 7 days or 30 days. */
  usedOre: oreField,
  leftOre: oreField,
  since: momentField,
  /** When the next part of what is used stops to count. */
  roomAt: momentField.optional(),
})

/** The kinds of limits that players may set themselves. [LIM-01] */
export const limitKind = z.enum(['deposit', 'loss', 'stake', 'time'])

/** How much: øre, and whole minutes of a limit of time. */
export const limitAmount = z.union([
  z.object({ ore: oreField }),
  z.object({ minutes: z.int().min(0) }),
])

/** One limit that a player has, or may set: of one kind, for one period. */
export const limitStanding = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** Absent: there is none. */
  limit: limitAmount.optional(),
  /** From when it holds. */
  since: momentField.optional(),
  /** The amount that counts at this moment; a loss that was won back is none. */
  used: limitAmount,
  left: limitAmount.optional(),
  /** When the next part of what is used stops to count, and how much it is. */
  nextRoom: z.object({ at: momentField, amount: limitAmount }).optional(),
  /** An increase, or with `to` absent a removal, that waits for its moment. [LIM-04] */
  waiting: z
    .object({ to: limitAmount.optional(), requestedAt: momentField, effectiveAt: momentField })
    .optional(),
})

/** One change that was asked for. `from` or `to` absent: there was none, or it was taken away. */
const limitChange = z.object({
  kind: limitKind,
  period: limitPeriod,
  from: limitAmount.optional(),
  to: limitAmount.optional(),
  requestedAt: momentField,
  effectiveAt: momentField,
  /** `canceled` by the player, or by a later change or a pause. */
  state: z.enum(['in-force', 'waiting', 'canceled']),
  requestedBy: z.enum(['player', 'staff']),
})

/** All limits of a player: kinds in their order, periods within each, and the newest 20 changes. */
export const readLimits = call({
  name: 'read-limits',
  path: '/v1/limits',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ limits: z.array(limitStanding), changes: z.array(limitChange) }),
  refusals: { 'session-expired': nothing },
})

/**
 * Sets, changes or takes away one limit. A stricter limit holds at once, and cancels the change
 * that waits for this limit; a looser one waits for 24 elapsed hours, counted again from every
 * request. [LIM-03] [LIM-04]
 */
export const changeLimit = call({
  name: 'change-limit',
  path: '/v1/limits/change',
  actor: { kind: 'player' },
  request: z.object({
    kind: limitKind,
    period: limitPeriod,
    to: z.union([
      /** As typed: kroner, or whole minutes of a limit of time. */
      z.object({ amount: lineField(40) }),
      z.object({ none: z.literal(true) }),
    ]),
    /** Makes asking twice harmless. */
    idempotencyKey: z.uuid(),
  }),
  /** `effectiveAt` is later than the moment of asking exactly when the change waits. */
  answer: z.object({
    to: limitAmount.optional(),
    effectiveAt: momentField,
    isWaiting: z.boolean(),
  }),
  refusals: {
    'session-expired': nothing,
    'too-many-attempts': nothing,
    conflict: nothing,
    'amount-required': nothing,
    'amount-invalid': nothing,
    /** With the largest that may be set. */
    'amount-too-large': z.object({ most: limitAmount }),
    /** It is this already, and nothing waits. */
    'same-as-now': nothing,
    /** Everybody keeps one limit of deposits. [REG-04] */
    'last-deposit-limit': nothing,
    /** In a pause, under ROFUS or with a closed account a limit may be lowered alone. */
    'raise-while-barred': nothing,
  },
})

/** Takes back an increase or a removal that waits. [LIM-04] */
export const cancelLimitChange = call({
  name: 'cancel-limit-change',
  path: '/v1/limits/cancel-change',
  actor: { kind: 'player' },
  request: z.object({ kind: limitKind, period: limitPeriod, idempotencyKey: z.uuid() }),
  answer: z.object({ limit: limitAmount.optional() }),
  refusals: {
    'session-expired': nothing,
    'too-many-attempts': nothing,
    conflict: nothing,
    /** None was asked for, or it holds by now. */
    'nothing-waits': nothing,
  },
})

export type LimitPeriod = z.output<typeof limitPeriod>
export type DepositLimitStanding = z.output<typeof depositLimitStanding>
export type LimitKind = z.output<typeof limitKind>
export type LimitAmount = z.output<typeof limitAmount>
export type LimitStanding = z.output<typeof limitStanding>
export type LimitChange = z.output<typeof limitChange>
