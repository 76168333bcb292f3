import type { Ore, TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** A jackpot that a round won, with all that it can be decided by again. */
export interface RoundJackpot {
  pool: number
  tier: number
  amountOre: Ore
  /** What the tier held before the round, in thousandths of an øre. */
  levelMilliOre: bigint
  at: Date
  /** When the tier had been won before; undefined when never. */
  wonBeforeAt: Date | undefined
  /** Cash and bonus after it was paid. */
  balanceAfterOre: Ore
}

/** The jackpots that a round won, the largest tier first. */
export async function listRoundJackpots(tx: Tx, round: TimeKey): Promise<RoundJackpot[]> {
  const { rows } = await sql<{
    pool: number
    tier: number
    amount: bigint
    level: bigint
    at: Date
    before_at: Date | null
    balance: bigint
  }>`
    SELECT w.pool, w.tier, w.amount, w.level, w.at, j.cash_after + j.bonus_after AS balance,
      (SELECT max(earlier.at) FROM ledger_jackpot_win earlier
        WHERE earlier.pool = w.pool AND earlier.tier = w.tier AND earlier.at < w.at) AS before_at
    FROM ledger_jackpot_win w JOIN ledger_journal j ON j.key = w.key
    WHERE w.round = ${round} ORDER BY w.tier`.execute(tx)
  return rows.map(({ pool, tier, amount, level, at, before_at, balance }) => ({
    pool,
    tier,
    amountOre: amount as Ore,
    levelMilliOre: level,
    at,
    wonBeforeAt: before_at ?? undefined,
    balanceAfterOre: balance as Ore,
  }))
}
