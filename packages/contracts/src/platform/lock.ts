import { z } from 'zod'
import { storedLine } from '../base/text.ts'
import { momentField } from '../base/wire.ts'

/** What a player is told of the lock that stands on their account, or of the suspension. */
export const standingLock = z.object({
  reason: storedLine,
  lockedAt: momentField,
  /** Of a suspension alone: when it is decided at the latest. */
  reviewBy: momentField.optional(),
})

export type StandingLock = z.output<typeof standingLock>
