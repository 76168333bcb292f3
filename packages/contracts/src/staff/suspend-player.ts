import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { lockReason, lockRecord, playerNumber } from './lock.ts'

/**
 * Closes to a player what a lock closes, while something is looked into: the player is told by when it is
 * decided. It stands until a second person lifts it; whom the decision goes against is locked besides.
 */
export const suspendPlayer = call({
  name: 'suspend-player',
  path: '/v1/staff/locks/suspend',
  actor: { kind: 'staff', right: 'player:lock', agreement: 'one' },
  request: z.object({
    playerId: playerNumber,
    /** Elapsed days until it is decided at the latest. */
    days: z.int().min(1).max(30),
    reason: lockReason,
  }),
  answer: z.object({ lock: lockRecord }),
  refusals: {
    unknown: nothing,
    /** What is mailed and kept holds no CPR number. */
    'personal-number': nothing,
    /** With the lock or suspension that stands. */
    'already-locked': z.object({ lock: lockRecord }),
  },
})
