import { limitLookBackMs } from '@nordlys/contracts'
import { after, ore, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import {
  type CountedUse,
  type DepositLimit,
  type DepositStandings,
  standingsOf,
} from './judge-deposit.ts'
import { limitsInForce } from './limits-in-force.ts'

/**
 * Each limit in force at `at` with what is used of it. Inside a transaction that holds the player's
 * limits, with a moment that was read after that, it decides; else it shows.
 */
export async function depositStandings(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<DepositStandings> {
  const inForce = await depositLimits(db, playerId, at)
  const uses = await readUses(db, playerId, at)
  return standingsOf(inForce, uses, at)
}

/** Whether any limit is in force: without one there is neither deposit nor play. [REG-04] */
export async function hasDepositLimit(db: Db | Tx, playerId: PlayerId, at: Date): Promise<boolean> {
  return (await limitsInForce(db, playerId, at, 'deposit')).length > 0
}

async function depositLimits(db: Db | Tx, playerId: PlayerId, at: Date): Promise<DepositLimit[]> {
  const inForce = await limitsInForce(db, playerId, at, 'deposit')
  return inForce.map(({ period, size, since }) => ({ period, amountOre: ore(size), since }))
}

/** The open ones, and those that the longest window may still hold. */
export async function readUses(db: Db | Tx, playerId: PlayerId, at: Date): Promise<CountedUse[]> {
  const rows = await db
    .selectFrom('limits_deposit_use')
    .select(['amount_ore', 'state', 'at'])
    .where('player_id', '=', playerId)
    .where('state', '<>', 'released')
    .where((use) =>
      use.or([use('state', '=', 'open'), use('at', '>', after(at, -limitLookBackMs.month))]),
    )
    .execute()
  return rows.map((row) => ({
    amountOre: ore(row.amount_ore),
    state: row.state === 'open' ? 'open' : 'settled',
    at: row.at,
  }))
}
