import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { lockReason, lockRecord, playerNumber } from './lock.ts'

/**
 * Closes play, deposits and offers to a player at once, in every session, until a second person lifts it.
 * The player keeps the way to their own money, and is told why.
 */
export const lockPlayer = call({
  name: 'lock-player',
  path: '/v1/staff/locks/lock',
  actor: { kind: 'staff', right: 'player:lock', agreement: 'one' },
  request: z.object({ playerId: playerNumber, reason: lockReason }),
  answer: z.object({ lock: lockRecord }),
  refusals: {
    unknown: nothing,
    /** What is mailed and kept holds no CPR number. */
    'personal-number': nothing,
    /** With the lock that stands. */
    'already-locked': z.object({ lock: lockRecord }),
  },
})
