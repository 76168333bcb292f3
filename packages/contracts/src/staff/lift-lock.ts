import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { lockReason, lockRecord, playerNumber, staffName } from './lock.ts'

/** Ends a lock. Whoever set it cannot lift it: it takes a second name. */
export const liftLock = call({
  name: 'lift-lock',
  path: '/v1/staff/locks/lift',
  actor: { kind: 'staff', right: 'player:lock', agreement: 'two' },
  request: z.object({ playerId: playerNumber, reason: lockReason, by: staffName }),
  answer: z.object({ lock: lockRecord }),
  refusals: {
    unknown: nothing,
    'personal-number': nothing,
    'not-locked': nothing,
    /** With the lock that stands on. */
    'second-name-needed': z.object({ lock: lockRecord }),
  },
})
