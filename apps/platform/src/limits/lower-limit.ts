import {
  lowerLimit as lowerCall,
  type OutcomeOf,
  type RequestOf,
  readPlayerLimits as readCall,
} from '@nordlys/contracts'
import { invariant, type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import { looksPersonal } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import { amountOf, type LimitSize, readAmount } from './limit-amount.ts'
import type { ByStaff } from './limit-email.ts'
import { limitsInForce, waitingChanges } from './limits-in-force.ts'
import { readLimits } from './read-limits.ts'
import { type LimitsContext, type Locked, lockAll, takeBack, writeLimit } from './write-limit.ts'

/** The calls of the staff about limits. */
export function limitCalls(context: LimitsContext): StaffCall[] {
  return [
    staffCall(readCall, ({ request, at }) => readPlayerLimits(context.db, request, at)),
    staffCall(lowerCall, ({ request, employee }) => lowerLimit(context, request, employee)),
  ]
}

/**
 * Staff make a limit stricter at once, under the locks that the player's own change takes. What waits for
 * it is taken back; nothing is increased or taken away. The player is mailed the reason. [LIM-03]
 */
export async function lowerLimit(
  context: LimitsContext,
  asked: RequestOf<typeof lowerCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof lowerCall>> {
  const { kind, period, amount, reason } = asked
  const playerId = playerIdOf(asked.playerId)
  if (!(await exists(context.db, playerId))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  const read = readAmount(amount, kind, period)
  if (!read.ok) return read
  return context.db.transaction().execute(async (tx) => {
    const at = await lockAll(context, tx, playerId)
    return lower(context, tx, { playerId, kind, period, at }, { to: read.size, reason, employee })
  })
}

/** The limits there are, as staff see them before they lower one. */
async function readPlayerLimits(
  db: Db,
  asked: RequestOf<typeof readCall>,
  at: Date,
): Promise<OutcomeOf<typeof readCall>> {
  const playerId = playerIdOf(asked.playerId)
  if (!(await exists(db, playerId))) return { ok: false, refusal: 'unknown' }
  const read = await readLimits(db, playerId, at)
  invariant(read.ok, 'limits are read of whoever is there')
  return { ok: true, limits: read.limits.filter(({ limit }) => limit !== undefined) }
}

async function lower(
  context: LimitsContext,
  tx: Tx,
  locked: Locked,
  { to, ...byStaff }: ByStaff & { to: LimitSize },
): Promise<OutcomeOf<typeof lowerCall>> {
  const { playerId, kind, period, at } = locked
  const inForce = await limitsInForce(tx, playerId, at)
  const from = inForce.find((each) => each.kind === kind && each.period === period)?.size
  const hasDepositLimit = inForce.some((each) => each.kind === 'deposit')
  if (kind === 'deposit' && !hasDepositLimit) return { ok: false, refusal: 'first-deposit-limit' }
  if (from !== undefined && to >= from) {
    return { ok: false, refusal: 'not-lower', limit: amountOf(kind, from) }
  }
  const waits = await waitingChanges(tx, playerId, at)
  const waiting = waits.find((each) => each.kind === kind && each.period === period)
  if (waiting) await takeBack(tx, locked, waiting, 'lowered-by-staff', byStaff.employee)
  await writeLimit(context, tx, locked, { from, to, effectiveAt: at, isWaiting: false, byStaff })
  return {
    ok: true,
    ...(from !== undefined && { from: amountOf(kind, from) }),
    to: amountOf(kind, to),
    effectiveAt: at,
  }
}

async function exists(db: Db, playerId: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}
