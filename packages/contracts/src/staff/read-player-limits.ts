import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { limitStanding } from '../platform/limits.ts'
import { playerNumber } from './lock.ts'

/** The limits a player has, what is used of each, and what waits. */
export const readPlayerLimits = call({
  name: 'read-player-limits',
  path: '/v1/staff/limits/read',
  actor: { kind: 'staff', right: 'player:read', agreement: 'one' },
  request: z.object({ playerId: playerNumber }),
  answer: z.object({ limits: z.array(limitStanding) }),
  refusals: { unknown: nothing },
})
