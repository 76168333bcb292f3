import { z } from 'zod'
import { call } from '../base/call.ts'
import { lockRecord } from './lock.ts'

/** Suspensions that wait for a decision, the most urgent 100 first. */
export const listSuspensions = call({
  name: 'list-suspensions',
  path: '/v1/staff/locks/suspensions',
  actor: { kind: 'staff', right: 'player:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({
    suspensions: z.array(z.object({ playerId: z.int(), lock: lockRecord, isOverdue: z.boolean() })),
  }),
  refusals: {},
})
