import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** A win of a jackpot as anyone may see it: never by whom. */
const win = z.object({ amountOre: oreField, at: momentField })

const jackpotTier = z.object({
  key: z.string(),
  nameDa: z.string(),
  kind: z.enum(['progressive', 'drop-by-amount', 'daily']),
  /** The amount it pays this moment, in whole øre. */
  levelOre: oreField,
  /** The opening amount of each new pool; of `daily`, the rest that the winner leaves. */
  seedOre: oreField.optional(),
  /** `daily`: of 1, the part of the pool that the winner leaves beside the published level. */
  keptShare: z.number().optional(),
  /** `progressive`: the turnover between two hits on average; `daily`: what a day expects. */
  turnoverOre: oreField.optional(),
  /** `drop-by-amount`: it falls before it passes this. */
  maximumOre: oreField.optional(),
  /** `daily`: whether today's has fallen. */
  hasDropped: z.boolean().optional(),
  latest: win.optional(),
})

const jackpotNetwork = z.object({
  key: z.string(),
  nameDa: z.string(),
  /** Of 1: what of a stake goes to the network and comes back as jackpots, beside the games' own. */
  returnShare: z.number(),
  gameIds: z.array(z.string()),
  /** The largest first. */
  tiers: z.array(jackpotTier),
})

/** The networks that have games, with what they hold; a reading is at most a second old. [GAME-04] */
export const readJackpots = call({
  name: 'read-jackpots',
  path: '/v1/jackpots',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({
    networks: z.array(jackpotNetwork),
    /** The latest of all networks, newest first. */
    wins: z.array(win.extend({ nameDa: z.string() })),
  }),
  refusals: { unknown: nothing },
})

export type JackpotTierNow = z.output<typeof jackpotTier>
export type JackpotNetworkNow = z.output<typeof jackpotNetwork>
