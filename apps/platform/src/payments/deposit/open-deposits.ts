import type { DepositFailure } from '@nordlys/contracts'
import {
  after,
  dayMs,
  isOutage,
  logFailure,
  minuteMs,
  type PlayerId,
  secondMs,
  zeroOre,
} from '@nordlys/core'
import { expressionBuilder, sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import type { Attempt, Captured, MethodName } from '../base/payment-method.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { DepositRow } from '../base/tables.ts'
import { findAuthorized } from './authorized-deposit.ts'
import { bookCapture } from './capture.ts'
import {
  cancelDeposit,
  isOpen,
  lockDeposit,
  moveDeposit,
  openDepositStatuses,
} from './deposit-states.ts'
import { takeAuthorized } from './take-authorized.ts'
import { settleRefunded } from './take-back.ts'

/** An open deposit is asked about when it is this old, and this often. */
const askAfterMs = minuteMs
const askEveryMs = 20 * secondMs
/** A deposit nobody finished is closed, once the provider says that it took nothing. */
const abandonedAfterMs = 15 * minuteMs
/** One we gave up ourselves is asked about now and then for a day. */
const askGivenUpEveryMs = 10 * minuteMs
const askGivenUpForMs = dayMs
const depositsPerTick = 50
/** The ends of our own making where money may be authorised all the same, and is let go then. */
const ownFailures = [
  'mobilepay-expired',
  'not-allowed',
  'limit-exceeded',
  'amount-changed',
] as const

/**
 * Asks the provider about deposits whose message has not come, and about those given up for want of
 * one: money may still arrive for them. Returns how many were due.
 */
export async function askAboutOpenDeposits(context: PaymentsContext, at: Date): Promise<number> {
  const due = [...(await findOpen(context, at)), ...(await findGivenUp(context, at))]
  const down = new Set<MethodName>()
  for (const { reference, method } of due) {
    if (down.has(method)) continue
    try {
      await settleFromProvider(context, reference)
    } catch (error) {
      logFailure(context.log, error, 'a deposit could not be asked about', { reference })
      // One that is down is not asked fifty times; the next tick begins with those not asked yet.
      if (isOutage(error)) down.add(method)
    }
  }
  return due.length
}

/** Each method has its turn, so that many deposits of one that is down keep no other's waiting. */
const inTurn = sql`row_number() OVER (PARTITION BY method ORDER BY asked_at NULLS FIRST)`

function findOpen(context: PaymentsContext, at: Date) {
  return context.db
    .selectFrom('wallet_deposit')
    .select(['reference', 'method'])
    .where('status', 'in', openDepositStatuses)
    .where('created_at', '<=', after(at, -askAfterMs))
    .where(notAskedSince(after(at, -askEveryMs)))
    .orderBy(inTurn)
    .limit(depositsPerTick)
    .execute()
}

function findGivenUp(context: PaymentsContext, at: Date) {
  return context.db
    .selectFrom('wallet_deposit')
    .select(['reference', 'method'])
    .where(({ and, eb, or }) =>
      or([
        eb('failure', 'in', ['abandoned', 'authentication-timeout']),
        and([eb('method', '=', 'mobile_pay'), eb('failure', 'in', ownFailures)]),
        // Less was taken than was asked for: the rest may be authorised still.
        and([
          eb('method', '=', 'mobile_pay'),
          eb('status', '=', 'implemented'),
          eb('amount_ore', '<', eb.ref('requested_ore')),
        ]),
      ]),
    )
    .where('updated_at', '>', after(at, -askGivenUpForMs))
    .where(notAskedSince(after(at, -askGivenUpEveryMs)))
    .orderBy(inTurn)
    .limit(depositsPerTick)
    .execute()
}

function notAskedSince(moment: Date) {
  const where = expressionBuilder<Database, 'wallet_deposit'>()
  return where.or([where('asked_at', 'is', null), where('asked_at', '<=', moment)])
}

/**
 * Brings one deposit to what the provider says of it. Asking is harmless, and the answer is
 * applied to the deposit as it is by then. Throws `OutsideError`.
 */
export async function settleFromProvider(
  context: PaymentsContext,
  reference: string,
): Promise<void> {
  const deposit = await noteAsked(context, reference, context.clock.now())
  const { method } = deposit
  const listed = await askAndTake(context, deposit)
  for (const attempt of listed) {
    await bookFromProvider(context, { reference, method }, attempt)
    if (attempt.captured) await letRestGo(context, deposit, attempt.captured)
  }
  await context.db.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, reference)
    if (!row || !isOpen(row)) return
    // The provider may have taken long to answer.
    const at = context.clock.now()
    const attempts = await attemptsOf(tx, row, listed)
    const move = moveOf(row, attempts, { at, tooLate: context.methods[method].tooLate })
    if (move.to === 'canceled') {
      await cancelDeposit(tx, row, move.failure, { actor: 'system', at })
    } else if (move.to === 'processing' && row.status !== 'processing') {
      await moveDeposit(tx, row, 'processing', at)
      const { player_id: owner, amount_ore: amountOre } = row
      const details = { reference, amountOre }
      await audit(tx, {
        actor: 'outside',
        playerId: owner,
        action: 'deposit-processing',
        details,
        at,
      })
    }
  })
}

/** Where an open deposit goes now; `open` leaves it where it is. */
type Move =
  | { to: 'open' }
  | { to: 'processing' }
  | { to: 'canceled'; failure: NonNullable<DepositRow['failure']> }

/** Without what was authorized for, or booked as, another deposit: that says nothing of this one. */
async function attemptsOf(tx: Tx, row: DepositRow, listed: readonly Attempt[]): Promise<Attempt[]> {
  if (row.psp_tx_id) return listed.filter((each) => each.txId === row.psp_tx_id)
  const attempts: Attempt[] = []
  for (const each of listed) {
    if (!(await findAuthorized(tx, each.txId))) attempts.push(each)
  }
  return attempts
}

/** Money may move, or has: authorised money was asked for, and is taken or let go the next time. */
const movingStates: ReadonlySet<Attempt['state']> = new Set(['unknown', 'authorized', 'captured'])

/** The next state of an open deposit, by the provider's attempts at it: none took money. */
function moveOf(
  row: DepositRow,
  attempts: readonly Attempt[],
  { at, tooLate }: { at: Date; tooLate: DepositFailure },
): Move {
  // An outcome the provider itself does not know stays open, however old: money may have moved.
  if (attempts.some(({ state }) => movingStates.has(state))) return { to: 'processing' }
  const isWaiting = attempts.some(({ state }) => state === 'waiting')
  const last = attempts.at(-1)
  if (last?.state === 'ended' && !isWaiting) return { to: 'canceled', failure: last.failure }
  if (row.created_at > after(at, -abandonedAfterMs)) return { to: 'open' }
  return { to: 'canceled', failure: last ? tooLate : 'abandoned' }
}

interface AskedDeposit {
  reference: string
  method: MethodName
  playerId: PlayerId
}

/** Also says how the deposit is paid, and whose it is. */
async function noteAsked(
  context: PaymentsContext,
  reference: string,
  at: Date,
): Promise<AskedDeposit> {
  const row = await context.db
    .updateTable('wallet_deposit')
    .set({ asked_at: at })
    .where('reference', '=', reference)
    .returning(['method', 'player_id'])
    .executeTakeFirstOrThrow()
  return { reference, method: row.method, playerId: row.player_id }
}

/** The provider's attempts, once money that waits for us has been taken or let go. */
async function askAndTake(context: PaymentsContext, deposit: AskedDeposit): Promise<Attempt[]> {
  const provider = context.methods[deposit.method]
  const listed = await provider.ask(deposit)
  const waiting = listed.find((attempt) => attempt.state === 'authorized')
  if (!waiting || !provider.taking) return listed
  await takeAuthorized(context, provider.taking, deposit, waiting)
  return provider.ask(deposit)
}

/** The same booking as the provider's own message makes; that message then finds it made. */
async function bookFromProvider(
  context: PaymentsContext,
  deposit: { reference: string; method: MethodName },
  { txId, captured }: Attempt,
): Promise<void> {
  if (!captured) return
  const { refundedOre = zeroOre, restOre: _, ...taken } = captured
  await context.db.transaction().execute(async (tx) => {
    const row = await bookCapture(context, tx, { ...deposit, ...taken, txId })
    const { reference } = deposit
    if (!row) context.log.error({ reference, txId }, 'captured money of no player')
    if (row && refundedOre > zeroOre) await settleRefunded(context, tx, { txId, refundedOre })
  })
}

/** Never our wish: less was taken than was authorised, and the player's bank holds the rest. */
async function letRestGo(
  context: PaymentsContext,
  { reference, method, playerId }: AskedDeposit,
  { restOre = zeroOre }: Captured,
): Promise<void> {
  const { taking } = context.methods[method]
  if (restOre === zeroOre || !taking) return
  await taking.letGo(reference)
  const details = { reference, amountOre: restOre }
  const at = context.clock.now()
  await context.db
    .transaction()
    .execute((tx) =>
      audit(tx, { actor: 'system', playerId, action: 'deposit-rest-let-go', details, at }),
    )
}
