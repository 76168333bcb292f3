import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { lockReason, lockRecord, playerNumber } from './lock.ts'

/**
 * Ends a lock, which takes another employee than the one who set it. One that was set by a typed name takes
 * two: the wish of the first is kept, and the lock that is answered still stands.
 */
export const liftLock = call({
  name: 'lift-lock',
  path: '/v1/staff/locks/lift',
  actor: { kind: 'staff', right: 'player:lock', agreement: 'two' },
  request: z.object({ playerId: playerNumber, reason: lockReason }),
  answer: z.object({ lock: lockRecord }),
  refusals: {
    unknown: nothing,
    'personal-number': nothing,
    'not-locked': nothing,
    /** With the lock that stands on. */
    'second-person-needed': z.object({ lock: lockRecord }),
  },
})
