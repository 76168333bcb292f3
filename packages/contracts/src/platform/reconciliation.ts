import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField } from '../base/wire.ts'

/** How our books stand against each outside party's list, for the operator. */
export const readReconciliation = call({
  name: 'read-reconciliation',
  path: '/v1/reconciliation/read',
  actor: { kind: 'program', programs: ['back-office'] },
  request: z.object({}),
  answer: z.object({
    parties: z.array(
      z.object({
        party: z.string(),
        openDifferences: z.int(),
        /** Of the last run that ended; absent before the first. */
        outcome: z.enum(['agreed', 'different', 'failed']).optional(),
        finishedAt: momentField.optional(),
      }),
    ),
  }),
  refusals: {},
})
