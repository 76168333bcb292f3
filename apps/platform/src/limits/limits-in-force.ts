import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { type LimitSize, sizeOfRow } from './limit-amount.ts'

/** One limit of a player at a moment. */
export interface LimitNow {
  kind: LimitKind
  period: LimitPeriod
  size: LimitSize
  since: Date
}

/** A change that is not yet in force; `to` undefined takes the limit away. */
export interface WaitingChange {
  limitId: bigint
  kind: LimitKind
  period: LimitPeriod
  to: LimitSize | undefined
  requestedAt: Date
  effectiveAt: Date
}

/** The newest row of each kind and period that has taken effect, without those that took it away. */
export async function limitsInForce(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
  kind?: LimitKind,
): Promise<LimitNow[]> {
  const rows = await db
    .selectFrom('limits_limit')
    .distinctOn(['kind', 'period'])
    .select(['kind', 'period', 'amount_ore', 'minutes', 'effective_at'])
    .where('player_id', '=', playerId)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as LimitKind))
    .where('effective_at', '<=', at)
    .where('canceled_at', 'is', null)
    .orderBy('kind')
    .orderBy('period')
    .orderBy('effective_at', 'desc')
    .orderBy('limit_id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const size = sizeOfRow(row)
    if (size === undefined) return []
    return [{ kind: row.kind, period: row.period, size, since: row.effective_at }]
  })
}

/** The waiting changes at a moment: one change of a limit at the most. */
export async function waitingChanges(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<WaitingChange[]> {
  const rows = await db
    .selectFrom('limits_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('effective_at', '>', at)
    .where('canceled_at', 'is', null)
    .orderBy('limit_id')
    .execute()
  return rows.map((row) => ({
    limitId: row.limit_id,
    kind: row.kind,
    period: row.period,
    to: sizeOfRow(row),
    requestedAt: row.requested_at,
    effectiveAt: row.effective_at,
  }))
}
