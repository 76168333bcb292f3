import { limitLookBackMs } from '@nordlys/contracts'
import { after, kroner, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { start, type TestPayments } from '../base/test-payments.ts'

const periods = ['day', 'week', 'month'] as const
export type Limits = Record<(typeof periods)[number], number>

/** A new player with these limits, in kroner. */
export async function newPlayer(world: TestPayments, limits: Limits): Promise<PlayerId> {
  const playerId = await world.player(undefined, kroner(limits.day))
  for (const period of ['week', 'month'] as const) {
    await setLimit(world.db, playerId, { period, amountKroner: limits[period], at: start })
  }
  return playerId
}

export async function setLimit(
  db: Db,
  playerId: PlayerId,
  { period, amountKroner, at }: { period: keyof Limits; amountKroner: number; at: Date },
): Promise<void> {
  const row = { player_id: playerId, kind: 'deposit', period, requested_by: 'player' } as const
  await db
    .insertInto('limits_limit')
    .values({ ...row, amount_ore: kroner(amountKroner), requested_at: at, effective_at: at })
    .execute()
}

interface Counted {
  amountOre: bigint
  /** Null while it is open. */
  bookedAt: Date | null
}

/** All that is open, but for one, and what the ledger's own journal says was booked, and when. */
export async function countedOf(db: Db, playerId: PlayerId, except = ''): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT amount_ore AS "amountOre", NULL::timestamptz AS "bookedAt" FROM wallet_deposit
    WHERE player_id = ${playerId} AND status IN ('initiated', 'pending', 'processing')
      AND reference <> ${except}
    UNION ALL SELECT -psp, at FROM ledger_walk(${playerId}, 0, NULL) WHERE psp < 0
    ORDER BY 2, 1`.execute(db)
  return rows
}

/** What the limits count, in the same order. */
export async function usesOf(db: Db, playerId: PlayerId): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT amount_ore AS "amountOre", CASE WHEN state = 'settled' THEN at END AS "bookedAt"
    FROM limits_deposit_use WHERE player_id = ${playerId} AND state <> 'released'
    ORDER BY 2, 1`.execute(db)
  return rows
}

function usedIn(counted: readonly Counted[], at: Date, lookBackMs: number): bigint {
  return counted
    .filter(({ bookedAt }) => !bookedAt || bookedAt > after(at, -lookBackMs))
    .reduce((total, { amountOre }) => total + amountOre, 0n)
}

/** Whether every window has room for so much more. */
export function fits(
  counted: readonly Counted[],
  { at, amountKroner, limits }: { at: Date; amountKroner: number; limits: Limits },
): boolean {
  return periods.every(
    (period) =>
      usedIn(counted, at, limitLookBackMs[period]) + kroner(amountKroner) <= kroner(limits[period]),
  )
}

interface BookedDeposit {
  txId: string | null
  method: string
  amountOre: bigint
  takenOre: bigint
  /** How many credits the ledger has of it. */
  credits: number
}

/** Every deposit of a player that is booked, with the ledger's own credits of its money. */
export async function bookedOf(db: Db, playerId: PlayerId): Promise<BookedDeposit[]> {
  const { rows } = await sql<BookedDeposit>`
    SELECT d.psp_tx_id AS "txId", d.method, d.amount_ore AS "amountOre", d.taken_ore AS "takenOre",
      (SELECT count(*)::int FROM audit_txns t
       WHERE t.kind = 'deposit' AND t.ext_ref = d.psp_tx_id) AS credits
    FROM wallet_deposit d
    WHERE d.player_id = ${playerId} AND d.status IN ('implemented', 'reversed')
    ORDER BY 1`.execute(db)
  return rows
}
