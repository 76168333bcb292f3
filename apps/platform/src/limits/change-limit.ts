import {
  cancelLimitChange as cancelCall,
  changeLimit as changeCall,
  type LimitPeriod,
  limitIncreaseWaitMs,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { findStanding, type PlayersContext } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import { answerOnce } from './change-requests.ts'
import { lockLimits } from './deposit-use.ts'
import { judgeChange } from './judge-change.ts'
import { amountOf, type LimitSize, readAmount } from './limit-amount.ts'
import { limitsInForce, type WaitingChange, waitingChanges } from './limits-in-force.ts'
import { findPause } from './standing-pause.ts'
import { hasDepositLimit } from './standings.ts'
import { type LimitsContext, type Locked, lockAll, takeBack, writeLimit } from './write-limit.ts'

/** With what counts how often a player asks. */
type ChangesContext = LimitsContext & Pick<PlayersContext, 'throttle'>

const tooMany = { ok: false, refusal: 'too-many-attempts' } as const

/**
 * Changes a limit as the player asks: stricter at once, looser after 24 elapsed hours. The same key with
 * the same wish gets the first answer again, and changes nothing. Too many increases are heard no more for a
 * while, and a stricter limit is. [LIM-03] [LIM-04]
 */
export function changeLimit(
  context: ChangesContext,
  { playerId }: { playerId: PlayerId },
  request: RequestOf<typeof changeCall>,
): Promise<OutcomeOf<typeof changeCall>> {
  const { kind, period, to } = request
  return context.db.transaction().execute(async (tx) => {
    const at = await lockAll(context, tx, playerId)
    const asked = ['change', kind, period, 'none' in to ? 'none' : `to ${to.amount}`]
    return answerOnce(tx, { playerId, asked, call: changeCall, ...request }, async () => {
      const read =
        'none' in to ? { ok: true as const, size: undefined } : readAmount(to.amount, kind, period)
      if (read.ok) return judgeAndChange(context, tx, { playerId, kind, period, at }, read.size)
      return (await isHeard(context, tx, 'change-limit', { playerId, at })) ? read : tooMany
    })
  })
}

/** Each leaves rows that every later reading looks at. Counted in the transaction that writes them. */
function isHeard(
  { throttle }: ChangesContext,
  tx: Tx,
  act: 'change-limit' | 'lower-limit',
  { playerId, at }: Pick<Locked, 'playerId' | 'at'>,
): Promise<boolean> {
  return isWithinThrottle({ ...throttle, db: tx }, act, { name: `player ${playerId}` }, at)
}

async function judgeAndChange(
  context: ChangesContext,
  tx: Tx,
  locked: Locked,
  to: LimitSize | undefined,
): Promise<OutcomeOf<typeof changeCall>> {
  const { playerId, kind, period, at } = locked
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
  const isStricter = judged.ok && judged.does !== 'wait'
  if (!(await isHeard(context, tx, isStricter ? 'lower-limit' : 'change-limit', locked)))
    return tooMany
  if (!judged.ok) return judged
  if (waiting) await takeBack(tx, locked, waiting, 'replaced')
  const isWaiting = judged.does === 'wait'
  const effectiveAt = isWaiting ? after(at, limitIncreaseWaitMs) : at
  if (judged.does !== 'take-back') {
    await writeLimit(context, tx, locked, { from: now, to, effectiveAt, isWaiting })
  }
  return { ok: true, ...(to !== undefined && { to: amountOf(kind, to) }), effectiveAt, isWaiting }
}

/** Takes back what waits for a limit. A repeat is answered as the first time. [LIM-04] */
export function cancelLimitChange(
  context: ChangesContext,
  { playerId }: { playerId: PlayerId },
  request: RequestOf<typeof cancelCall>,
): Promise<OutcomeOf<typeof cancelCall>> {
  const { kind, period } = request
  return context.db.transaction().execute(async (tx) => {
    const at = await lockAll(context, tx, playerId)
    const asked = ['cancel', kind, period]
    return answerOnce(tx, { playerId, asked, call: cancelCall, ...request }, async () => {
      // A waiting change is looser, so that taking it back is stricter.
      if (!(await isHeard(context, tx, 'lower-limit', { playerId, at }))) return tooMany
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
 * Takes back every increase and removal that waits, because a pause or an exclusion begins. The caller has
 * locked the account row; the limits are locked from here on, before anybody locks their money.
 */
export async function dropWaitingLimits(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  await lockLimits(tx, playerId)
  for (const waiting of await waitingChanges(tx, playerId, at)) {
    const { kind, period } = waiting
    await takeBack(tx, { playerId, kind, period, at }, waiting, 'barred')
  }
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
