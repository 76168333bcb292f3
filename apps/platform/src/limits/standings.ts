import { type DepositLimitStanding, limitLookBackMs } from '@nordlys/contracts'
import {
  after,
  greater,
  lesser,
  type Ore,
  ore,
  type PlayerId,
  subtract,
  zeroOre,
} from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { limitPeriods } from './periods.ts'

export interface DepositStandings {
  /** In the order day, week, month; only the periods that have a limit. */
  limits: DepositLimitStanding[]
  /** What the strictest limit leaves; absent without a limit. */
  leftOre?: Ore
}

/**
 * Each limit in force at `at` with what is used of it: deposits accepted within its look-back, and
 * every open one, since it may be accepted any moment. Inside a transaction that has locked the
 * player's limits it decides; else it shows.
 */
export async function depositStandings(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<DepositStandings> {
  const inForce = await limitsInForce(db, playerId, at)
  const uses = await readUses(db, playerId, at)
  const limits = limitPeriods.flatMap((period) => {
    const limit = inForce.find((each) => each.period === period)
    if (!limit) return []
    const amountOre = ore(limit.amount_ore)
    const usedOre = uses[period]
    // A limit lowered below what is used already leaves nothing, not less than nothing.
    const leftOre = greater(subtract(amountOre, usedOre), zeroOre)
    return [{ period, amountOre, usedOre, leftOre, since: limit.effective_at }]
  })
  const [first, ...rest] = limits.map((limit) => limit.leftOre)
  return { limits, ...(first !== undefined && { leftOre: rest.reduce(lesser, first) }) }
}

/** Whether any limit is in force: without one there is neither deposit nor play. [REG-04] */
export async function hasDepositLimit(db: Db | Tx, playerId: PlayerId, at: Date): Promise<boolean> {
  return (await limitsInForce(db, playerId, at)).length > 0
}

/** The strictest of the limits: the one that leaves least; of equals the shortest period. */
export function strictestOf(limits: readonly DepositLimitStanding[]): DepositLimitStanding {
  return limits.reduce((strictest, each) => (each.leftOre < strictest.leftOre ? each : strictest))
}

function limitsInForce(db: Db | Tx, playerId: PlayerId, at: Date) {
  return db
    .selectFrom('limits_deposit_limit')
    .distinctOn('period')
    .select(['period', 'amount_ore', 'effective_at'])
    .where('player_id', '=', playerId)
    .where('effective_at', '<=', at)
    .where('canceled_at', 'is', null)
    .orderBy('period')
    .orderBy('effective_at', 'desc')
    .orderBy('limit_id', 'desc')
    .execute()
}

async function readUses(db: Db | Tx, playerId: PlayerId, at: Date) {
  const usedIn = (lookBack: number) =>
    sql<bigint>`coalesce(sum(amount_ore)
      FILTER (WHERE state = 'open' OR at > ${after(at, -lookBack)}), 0)::bigint`
  const used = await db
    .selectFrom('limits_deposit_use')
    .select([
      usedIn(limitLookBackMs.day).as('day'),
      usedIn(limitLookBackMs.week).as('week'),
      usedIn(limitLookBackMs.month).as('month'),
    ])
    .where('player_id', '=', playerId)
    .where('state', '<>', 'released')
    .where((use) =>
      use.or([use('state', '=', 'open'), use('at', '>', after(at, -limitLookBackMs.month))]),
    )
    .executeTakeFirstOrThrow()
  return { day: ore(used.day), week: ore(used.week), month: ore(used.month) }
}
