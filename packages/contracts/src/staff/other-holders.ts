import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'

const noteId = z.int().min(1)

/** A card that a player paid with and whose holder bears another name. */
const otherHolder = z.object({
  noteId,
  playerId: z.int(),
  /** The deposit it was seen at first. */
  reference: z.string(),
  /** The provider's number of that payment, by which it tells the name. */
  txId: z.string().optional(),
  last4: z.string().optional(),
  notedAt: momentField,
})

export type OtherHolder = z.output<typeof otherHolder>

/** Those that nobody has looked at, the oldest 100 first. */
export const listOtherHolders = call({
  name: 'list-other-holders',
  path: '/v1/staff/other-holders/list',
  actor: { kind: 'staff', right: 'payment:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ notes: z.array(otherHolder) }),
  refusals: {},
})

/** Ends a note with what was found. The same card of the same player is not noted again. */
export const judgeOtherHolder = call({
  name: 'judge-other-holder',
  path: '/v1/staff/other-holders/judge',
  actor: { kind: 'staff', right: 'payment:decide', agreement: 'one' },
  request: z.object({
    noteId,
    /** The finding, for the records. */
    reason: lineField(1_000).min(1),
  }),
  answer: z.object({}),
  refusals: {
    unknown: nothing,
    'judged-already': nothing,
    /** No CPR number is kept. */
    'personal-number': nothing,
  },
})
