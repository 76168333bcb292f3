import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

/** Makes a jackpot's accounts; harmless to repeat. */
export async function openPool(db: Db, pool: { pool: number; name: string }): Promise<void> {
  await sql`SELECT ledger_open_pool(${pool.pool}::smallint, ${pool.name})`.execute(db)
}

/** Moves contributions that have come together to whole øre from the house to their pools. */
export async function fundPools(db: Db, at: Date): Promise<void> {
  await sql`SELECT ledger_fund_pools(${at})`.execute(db)
}
