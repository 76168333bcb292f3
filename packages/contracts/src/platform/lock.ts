import { z } from 'zod'
import { storedLine } from '../base/text.ts'
import { momentField } from '../base/wire.ts'

/** The lock that stands on a player's account, or the suspension, as the player is shown it. */
export const standingLock = z.object({
  reason: storedLine,
  lockedAt: momentField,
  /** Of a suspension alone: when it is decided at the latest. */
  reviewBy: momentField.optional(),
})

export type StandingLock = z.output<typeof standingLock>
