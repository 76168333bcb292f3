import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

export const limitPeriod = z.enum(['day', 'week', 'month'])

const depositLimitStanding = z.object({
  period: limitPeriod,
  amountOre: oreField,
  /** Accepted and open deposits of the last 24 hours, 7 days or 30 days. */
  usedOre: oreField,
  leftOre: oreField,
  since: momentField,
})

export const readDepositLimits = call({
  name: 'read-deposit-limits',
  path: '/v1/limits/deposit',
  session: true,
  request: z.object({}),
  /** Only the periods that have a limit; `leftOre` is what the strictest leaves. */
  answer: z.object({ limits: z.array(depositLimitStanding), leftOre: oreField.optional() }),
  refusals: { 'session-expired': nothing },
})

export type LimitPeriod = z.output<typeof limitPeriod>
export type DepositLimitStanding = z.output<typeof depositLimitStanding>
