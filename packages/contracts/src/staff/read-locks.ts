import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { standings } from '../platform/standing.ts'
import { lockRecord, playerNumber } from './lock.ts'

/** How a player stands, and every lock there was, the newest first. */
export const readLocks = call({
  name: 'read-locks',
  path: '/v1/staff/locks/read',
  actor: { kind: 'staff', right: 'player:read', agreement: 'one' },
  request: z.object({ playerId: playerNumber }),
  answer: z.object({ standing: z.enum(standings), locks: z.array(lockRecord) }),
  refusals: { unknown: nothing },
})
