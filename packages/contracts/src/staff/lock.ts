import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { momentField } from '../base/wire.ts'

/** Why, in words that the player is told as they are. */
export const lockReason = lineField(1_000).min(1)
/** "Spilkonto". */
export const playerNumber = z.int().min(1).max(2_147_483_647)

/** A lock as the records have it; without `liftedAt` it stands. */
export const lockRecord = z.object({
  /** A suspension is decided by a moment; a lock stands until it is lifted. */
  kind: z.enum(['lock', 'suspension']),
  reason: z.string(),
  /** The employee's name; of a lock from before there were employees, a name that was typed. */
  lockedBy: z.string(),
  lockedAt: momentField,
  /** Of a suspension: when it is decided at the latest. */
  reviewBy: momentField.optional(),
  /** Of a lock that a typed name set: the first of the two employees whom it takes to lift it. */
  liftWishedBy: z.string().optional(),
  liftReason: z.string().optional(),
  liftedBy: z.string().optional(),
  liftedAt: momentField.optional(),
})

export type LockRecord = z.output<typeof lockRecord>
