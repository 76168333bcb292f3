import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { dropWaitingPlayLimit, momentUnderLock, setBar, setPlayLimit } from '../ledger/index.ts'
import { lockAccountRow, type PlayersContext } from '../players/index.ts'
import type { Employee } from '../staff/index.ts'
import { lockLimits } from './deposit-use.ts'
import { columnsOf, type LimitSize } from './limit-amount.ts'
import { type ByStaff, limitEmail } from './limit-email.ts'
import type { WaitingChange } from './limits-in-force.ts'

export type LimitsContext = Pick<PlayersContext, 'db' | 'clock' | 'enqueue' | 'rules'>

/** One limit of a player, and the moment that was read while everything of theirs was locked. */
export interface Locked {
  playerId: PlayerId
  kind: LimitKind
  period: LimitPeriod
  at: Date
}

/** Account, limits, money: in this order, as a pause and a deposit do. */
export async function lockAll(context: LimitsContext, tx: Tx, playerId: PlayerId): Promise<Date> {
  await lockAccountRow(tx, playerId)
  await tx
    .insertInto('limits_player')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockLimits(tx, playerId)
  return momentUnderLock(tx, playerId, context.clock)
}

export async function writeLimit(
  context: LimitsContext,
  tx: Tx,
  { playerId, kind, period, at }: Locked,
  change: {
    from: LimitSize | undefined
    to: LimitSize | undefined
    effectiveAt: Date
    isWaiting: boolean
    /** The member of our staff who made it, and the reason; without it the player did. */
    byStaff?: ByStaff
  },
): Promise<void> {
  const { from, to, effectiveAt, byStaff } = change
  const actor = byStaff ? 'staff' : 'player'
  const { limit_id: limitId } = await tx
    .insertInto('limits_limit')
    .values({
      player_id: playerId,
      kind,
      period,
      ...columnsOf(kind, to),
      requested_at: at,
      effective_at: effectiveAt,
      requested_by: actor,
    })
    .returning('limit_id')
    .executeTakeFirstOrThrow()
  if (kind !== 'deposit') {
    await setPlayLimit(tx, { playerId, measure: kind, period, size: to, from: effectiveAt, at })
  } else if (!change.isWaiting) {
    // The first limit opens deposits and play. [REG-04]
    await setBar(tx, { playerId, reason: 'no-deposit-limit', until: undefined, at })
  }
  const details = { kind, period, from: from ?? null, to: to ?? null, effectiveAt }
  await audit(tx, {
    ...{ actor, playerId, action: 'limit-changed', at },
    details: { ...details, ...(byStaff && { reason: byStaff.reason }) },
    ...(byStaff && { employee: byStaff.employee }),
  })
  const reader = await tx
    .selectFrom('players_player')
    .select(['first_name as firstName', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const { brandName } = context.rules
  const email = limitEmail({ kind, period, ...change }, { ...reader, brandName })
  const idempotencyKey = `limit-${limitId}`
  await context.enqueue(tx, 'send-email', { ...email, playerId, idempotencyKey })
}

const cancelers = {
  canceled: 'player',
  replaced: 'player',
  'lowered-by-staff': 'staff',
  barred: 'system',
} as const

/** A change that waits never takes effect, and is kept. */
export async function takeBack(
  tx: Tx,
  { playerId, kind, period, at }: Locked,
  { limitId }: WaitingChange,
  because: keyof typeof cancelers,
  employee?: Employee,
): Promise<void> {
  await tx
    .updateTable('limits_limit')
    .set({ canceled_at: at })
    .where('limit_id', '=', limitId)
    .execute()
  if (kind !== 'deposit') await dropWaitingPlayLimit(tx, { playerId, measure: kind, period, at })
  const details = { limitId, kind, period, because }
  const actor = cancelers[because]
  const by = { actor, ...(employee && { employee }) }
  await audit(tx, { ...by, playerId, action: 'limit-change-canceled', details, at })
}
