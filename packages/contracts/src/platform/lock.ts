import { z } from 'zod'
import { momentField } from '../base/wire.ts'

/** What a player is told of the lock that stands on their account. */
export const standingLock = z.object({ reason: z.string(), lockedAt: momentField })

export type StandingLock = z.output<typeof standingLock>
