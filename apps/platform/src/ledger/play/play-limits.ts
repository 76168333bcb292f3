import type { LimitPeriod } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import '../base/tables.ts'

/** The measure of play that has a limit: stakes less wins, stakes, or time. */
export type PlayMeasure = 'loss' | 'stake' | 'time'

interface PlayLimit {
  playerId: PlayerId
  measure: PlayMeasure
  period: LimitPeriod
}

/**
 * Limits a player's losses, stakes (øre) or time (minutes) in a period from a moment on, or with an undefined
 * size takes the limit away. A moment after `at` waits and replaces what waited before. Who may increase a
 * limit, and when, is judged by the module of limits.
 */
export async function setPlayLimit(
  tx: Tx,
  limit: PlayLimit & { size: bigint | undefined; from?: Date; at: Date },
): Promise<void> {
  const { playerId, measure, period, size = null, at, from = at } = limit
  await sql`SELECT ledger_set_play_limit(${playerId}, ${measure}, ${period}, ${size}, ${from},
    ${at})`.execute(tx)
}

/** The change that waits for a limit does not come. */
export async function dropWaitingPlayLimit(
  tx: Tx,
  { playerId, measure, period, at }: PlayLimit & { at: Date },
): Promise<void> {
  await sql`SELECT ledger_drop_waiting_limit(${playerId}, ${measure}, ${period}, ${at})`.execute(tx)
}

/** A limit of play at a moment. Sizes are øre, and of time minutes. */
export interface PlayLimitNow {
  measure: PlayMeasure
  period: LimitPeriod
  size: bigint
  used: bigint
  /** When the running period of a loss or stake limit began. */
  since: Date | undefined
  /** When more is left than now, if nothing is played till then. */
  roomAt: Date | undefined
}

export async function readPlayLimits(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<PlayLimitNow[]> {
  const { rows } = await sql<{
    measure: PlayMeasure
    period: LimitPeriod
    size: bigint
    used: bigint
    since: Date | null
    room_at: Date | null
  }>`SELECT * FROM ledger_play_limits(${playerId}, ${at})`.execute(db)
  return rows.map(({ since, room_at: roomAt, ...limit }) => ({
    ...limit,
    since: since ?? undefined,
    roomAt: roomAt ?? undefined,
  }))
}
