import { z } from 'zod'
import { call } from '../base/call.ts'
import { nothing } from '../base/wire.ts'
import { standingPause } from '../platform/pause.ts'
import { playerNumber } from './lock.ts'

/** The pauses a player took, the newest 20 first. */
export const readPlayerPauses = call({
  name: 'read-player-pauses',
  path: '/v1/staff/pauses/read',
  actor: { kind: 'staff', right: 'player:read', agreement: 'one' },
  request: z.object({ playerId: playerNumber }),
  answer: z.object({ pauses: z.array(standingPause) }),
  refusals: { unknown: nothing },
})
