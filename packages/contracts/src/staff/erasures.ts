import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { playerNumber } from './lock.ts'

/** Why, for the records. The player does not read it. */
const erasureReason = lineField(1_000).min(1)

/** What may stop the erasure of one player: a case of ours, a dispute about money, an authority. */
export const holdKind = z.enum(['case', 'dispute', 'authority'])

const holdRecord = z.object({
  holdId: z.int(),
  playerId: playerNumber,
  kind: holdKind,
  reason: z.string(),
  /** The employee's name. */
  setBy: z.string(),
  setAt: momentField,
  /** It ends by itself then. */
  until: momentField,
})

export type HoldRecord = z.output<typeof holdRecord>

/** Erases what no law keeps of a player whose account is closed, as at a wish of their own. [PD17] */
export const erasePlayer = call({
  name: 'erase-player',
  path: '/v1/staff/erasures/erase',
  actor: { kind: 'staff', right: 'player:erase', agreement: 'one' },
  request: z.object({ playerId: playerNumber, reason: erasureReason }),
  answer: z.object({
    /** A complaint or a debt keeps what would go at once, until it is settled. [PD21] */
    isUnsettled: z.literal(true).optional(),
  }),
  refusals: {
    unknown: nothing,
    /** The records hold no CPR number. */
    'personal-number': nothing,
    'not-closed': nothing,
    /** Nothing names the player any more. */
    left: nothing,
    /** With the holds that stand. */
    held: z.object({ holds: z.array(holdRecord) }),
  },
})

/**
 * Repeats an erasure that a restore has lost: closes the account that is open again, pays out what is on it
 * and erases what no law keeps. It takes two employees: the wish of the first is kept. [PD23]
 */
export const repeatErasure = call({
  name: 'repeat-erasure',
  path: '/v1/staff/erasures/repeat',
  actor: { kind: 'staff', right: 'player:erase', agreement: 'two' },
  request: z.object({
    playerId: playerNumber,
    /** When the player had asked, as the platform's log has it. */
    askedAt: momentField,
    reason: erasureReason,
  }),
  answer: z.object({
    /** False of the first employee's wish. */
    isDone: z.boolean(),
    isUnsettled: z.literal(true).optional(),
  }),
  refusals: {
    unknown: nothing,
    'personal-number': nothing,
    /** The moment lies before the account was opened, or ahead. */
    'not-asked': nothing,
    left: nothing,
    /** `erasePlayer` is for it. */
    closed: nothing,
    held: z.object({ holds: z.array(holdRecord) }),
    'second-person-needed': nothing,
  },
})

/** Stops the erasure of a player until a moment: neither their wish nor their date removes anything. */
export const holdErasure = call({
  name: 'hold-erasure',
  path: '/v1/staff/erasures/hold',
  actor: { kind: 'staff', right: 'player:erase', agreement: 'one' },
  request: z.object({
    playerId: playerNumber,
    kind: holdKind,
    reason: erasureReason,
    until: momentField,
  }),
  answer: z.object({ hold: holdRecord }),
  refusals: {
    unknown: nothing,
    'personal-number': nothing,
    /** The end is not ahead, or more than ten years ahead. */
    'not-ahead': nothing,
    /** Nothing names the player any more. */
    left: nothing,
  },
})

/** Ends a hold before its time. */
export const liftHold = call({
  name: 'lift-hold',
  path: '/v1/staff/erasures/lift-hold',
  actor: { kind: 'staff', right: 'player:erase', agreement: 'one' },
  request: z.object({ holdId: z.int().min(1), reason: erasureReason }),
  answer: z.object({ hold: holdRecord }),
  refusals: {
    /** There is none of that number that stands. */
    unknown: nothing,
    'personal-number': nothing,
  },
})

/** The holds that stand, the next to end first. */
export const listHolds = call({
  name: 'list-holds',
  path: '/v1/staff/erasures/holds',
  actor: { kind: 'staff', right: 'player:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ holds: z.array(holdRecord) }),
  refusals: {},
})
