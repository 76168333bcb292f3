import {
  cancelLimitChange as cancelCall,
  changeLimit as changeCall,
  type LimitKind,
  type LimitPeriod,
  limitRaiseWaitMs,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { dropWaitingPlayLimit, momentUnderHold, setBar, setPlayLimit } from '../ledger/index.ts'
import { findStanding, holdAccount, type PlayersContext } from '../players/index.ts'
import { answerOnce } from './change-requests.ts'
import { holdLimits } from './deposit-use.ts'
import { judgeChange } from './judge-change.ts'
import { amountOf, columnsOf, type LimitSize, readAmount } from './limit-amount.ts'
import { limitEmail } from './limit-email.ts'
import { limitsInForce, type WaitingChange, waitingChanges } from './limits-in-force.ts'
import { findPause } from './standing-pause.ts'
import { hasDepositLimit } from './standings.ts'

export type LimitsContext = Pick<PlayersContext, 'db' | 'clock' | 'enqueue' | 'rules'>

/** One limit of a player, and the moment that was read while everything of theirs was held. */
interface Held {
  playerId: PlayerId
  kind: LimitKind
  period: LimitPeriod
  at: Date
}

/**
 * Changes a limit as the player asks: stricter at once, looser after 24 elapsed hours. The same key with
 * the same wish gets the first answer again, and changes nothing. [LIM-03] [LIM-04]
 */
export function changeLimit(
  context: LimitsContext,
  { playerId }: { playerId: PlayerId },
  request: RequestOf<typeof changeCall>,
): Promise<OutcomeOf<typeof changeCall>> {
  const { kind, period, to } = request
  return context.db.transaction().execute(async (tx) => {
    const at = await holdAll(context, tx, playerId)
    const asked = ['change', kind, period, 'none' in to ? 'none' : `to ${to.amount}`]
    return answerOnce(tx, { playerId, asked, call: changeCall, ...request }, async () => {
      const read =
        'none' in to ? { ok: true as const, size: undefined } : readAmount(to.amount, kind, period)
      return read.ok ? judgeAndChange(context, tx, { playerId, kind, period, at }, read.size) : read
    })
  })
}

async function judgeAndChange(
  context: LimitsContext,
  tx: Tx,
  held: Held,
  to: LimitSize | undefined,
): Promise<OutcomeOf<typeof changeCall>> {
  const { playerId, kind, period, at } = held
  const inForce = await limitsInForce(tx, playerId, at)
  const waits = await waitingChanges(tx, playerId, at)
  const waiting = waits.find((each) => each.kind === kind && each.period === period)
  const now = inForce.find((each) => each.kind === kind && each.period === period)?.size
  const judged = judgeChange({
    kind,
    now,
    to,
    isWaiting: waiting !== undefined,
    hasOtherDepositLimit: inForce.some(
      (each) => each.kind === 'deposit' && each.period !== period && !isRemoved(waits, each.period),
    ),
    isBarred: await isBarred(tx, playerId, at),
  })
  if (!judged.ok) return judged
  if (waiting) await takeBack(tx, held, waiting, 'replaced')
  const isWaiting = judged.does === 'wait'
  const effectiveAt = isWaiting ? after(at, limitRaiseWaitMs) : at
  if (judged.does !== 'take-back') {
    await writeLimit(context, tx, held, { from: now, to, effectiveAt, isWaiting })
  }
  return { ok: true, ...(to !== undefined && { to: amountOf(kind, to) }), effectiveAt, isWaiting }
}

/** Takes back what waits for a limit. A repeat is answered as the first time. [LIM-04] */
export function cancelLimitChange(
  context: LimitsContext,
  { playerId }: { playerId: PlayerId },
  request: RequestOf<typeof cancelCall>,
): Promise<OutcomeOf<typeof cancelCall>> {
  const { kind, period } = request
  return context.db.transaction().execute(async (tx) => {
    const at = await holdAll(context, tx, playerId)
    const asked = ['cancel', kind, period]
    return answerOnce(tx, { playerId, asked, call: cancelCall, ...request }, async () => {
      const waits = await waitingChanges(tx, playerId, at)
      const waiting = waits.find((each) => each.kind === kind && each.period === period)
      if (!waiting) return { ok: false, refusal: 'nothing-waits' }
      await takeBack(tx, { playerId, kind, period, at }, waiting, 'canceled')
      const inForce = await limitsInForce(tx, playerId, at, kind)
      const now = inForce.find((each) => each.period === period)?.size
      return { ok: true, ...(now !== undefined && { limit: amountOf(kind, now) }) }
    })
  })
}

/**
 * Takes back every raise and removal that waits, because a pause or an exclusion begins. The caller holds
 * the player's account; the limits are held from here on, before anybody holds their money.
 */
export async function dropWaitingLimits(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  await holdLimits(tx, playerId)
  for (const waiting of await waitingChanges(tx, playerId, at)) {
    const { kind, period } = waiting
    await takeBack(tx, { playerId, kind, period, at }, waiting, 'barred')
  }
}

/** Account, limits, money: in this order, as a pause and a deposit do. */
async function holdAll(context: LimitsContext, tx: Tx, playerId: PlayerId): Promise<Date> {
  await holdAccount(tx, playerId)
  await tx
    .insertInto('limits_player')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await holdLimits(tx, playerId)
  return momentUnderHold(tx, playerId, context.clock)
}

async function isBarred(tx: Tx, playerId: PlayerId, at: Date): Promise<boolean> {
  // Whether offers have stopped bars nobody: the player decides as before.
  const areOffersStopped = async () => false
  const asked = { findPause, hasDepositLimit, areOffersStopped }
  const { standing } = await findStanding(asked, tx, playerId, at)
  return standing !== 'open' && standing !== 'no-deposit-limit'
}

function isRemoved(waits: readonly WaitingChange[], period: LimitPeriod): boolean {
  return waits.some(
    (each) => each.kind === 'deposit' && each.period === period && each.to === undefined,
  )
}

async function writeLimit(
  context: LimitsContext,
  tx: Tx,
  { playerId, kind, period, at }: Held,
  change: {
    from: LimitSize | undefined
    to: LimitSize | undefined
    effectiveAt: Date
    isWaiting: boolean
  },
): Promise<void> {
  const { from, to, effectiveAt } = change
  const { limit_id: limitId } = await tx
    .insertInto('limits_limit')
    .values({
      player_id: playerId,
      kind,
      period,
      ...columnsOf(kind, to),
      requested_at: at,
      effective_at: effectiveAt,
      requested_by: 'player',
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
  await audit(tx, { actor: 'player', playerId, action: 'limit-changed', details, at })
  const reader = await tx
    .selectFrom('players_player')
    .select(['first_name as firstName', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const { brandName } = context.rules
  const email = limitEmail({ kind, period, ...change }, { ...reader, brandName })
  await context.enqueue(tx, 'send-email', { ...email, idempotencyKey: `limit-${limitId}` })
}

/** A change that waits never takes effect, and is kept. */
async function takeBack(
  tx: Tx,
  { playerId, kind, period, at }: Held,
  { limitId }: WaitingChange,
  because: 'canceled' | 'replaced' | 'barred',
): Promise<void> {
  await tx
    .updateTable('limits_limit')
    .set({ canceled_at: at })
    .where('limit_id', '=', limitId)
    .execute()
  if (kind !== 'deposit') await dropWaitingPlayLimit(tx, { playerId, measure: kind, period, at })
  const details = { limitId, kind, period, because }
  const actor = because === 'barred' ? 'system' : 'player'
  await audit(tx, { actor, playerId, action: 'limit-change-canceled', details, at })
}
