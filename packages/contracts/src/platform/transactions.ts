import { z } from 'zod'
import { call } from '../call.ts'
import { momentField, nothing, oreField } from '../wire.ts'
import { paymentStatus } from './payments.ts'

/** A line of the player's history; every one opens what it stands for. [SCREEN-12] */
export const historyLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['deposit', 'withdrawal']),
    id: z.string(),
    at: momentField,
    amountOre: oreField,
    status: paymentStatus,
    failure: z.string().optional(),
  }),
  z.object({
    kind: z.literal('round'),
    id: z.string(),
    at: momentField,
    gameId: z.string(),
    stakeOre: oreField,
    winOre: oreField,
    balanceAfterOre: oreField,
  }),
])

export const readHistory = call({
  name: 'read-history',
  path: '/v1/history',
  session: true,
  request: z.object({
    kind: z.enum(['all', 'payments', 'rounds']),
    days: z.int().min(1).max(366),
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  answer: z.object({
    lines: z.array(historyLine),
    totalRecords: z.int(),
    /** Over the whole period, not the page. */
    totals: z.object({
      depositedOre: oreField,
      withdrawnOre: oreField,
      stakedOre: oreField,
      wonOre: oreField,
    }),
  }),
  refusals: { 'session-expired': nothing },
})

export type HistoryLine = z.output<typeof historyLine>
