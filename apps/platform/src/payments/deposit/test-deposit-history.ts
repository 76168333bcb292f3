import { limitLookBackMs } from '@nordlys/contracts'
import { after, hourMs, kroner, minuteMs, type PlayerId, required, TestClock } from '@nordlys/core'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { prepareMonths } from '../../ledger/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { start, TestPayments } from '../base/test-payments.ts'
import { receivePaymentMessage } from '../card/payment-callbacks.ts'
import type { PaymentAction } from '../card/payment-message.ts'
import { startDeposit } from './deposit.ts'
import { cancelDeposit, isOpen, lockDeposit } from './deposit-states.ts'

const limitsKroner = { day: 1_000, week: 2_000, month: 3_000 } as const
const amounts = fc.constantFrom(100, 300, 700, 1_000)
const which = fc.nat(3)
/** Enough that windows open and close between steps, the last ones a millisecond beside an end. */
const waitsMs = [15 * minuteMs, 4 * hourMs, 20 * hourMs, 24 * hourMs - 1, 24 * hourMs, 144 * hourMs]

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(...waitsMs) }),
  fc.record({ kind: fc.constant('begin' as const), amount: amounts }),
  fc.record({ kind: fc.constant('authorize' as const), which, amount: amounts }),
  fc.record({ kind: fc.constant('give-up' as const), which }),
  // Under the transaction that was authorized, under another, or of no deposit at all; now and then the
  // message names another deposit.
  fc.record({
    kind: fc.constant('money' as const),
    which,
    tx: fc.nat(1),
    amount: amounts,
    names: fc.option(which, { nil: undefined }),
  }),
)

/** What may happen to one player's deposits within two months. */
export const depositHistory = fc.array(step, { minLength: 3, maxLength: 9 })
type Step = typeof depositHistory extends fc.Arbitrary<(infer S)[]> ? S : never

/**
 * Lives one history through the product: a deposit is let in exactly when every window has room for it,
 * and in the end the uses are what is booked and open, each from its moment.
 */
export async function liveHistory(world: TestPayments, steps: readonly Step[]): Promise<void> {
  const clock = new TestClock(start)
  const context = { ...world.context, clock }
  const playerId = await newPlayer(world)
  const begun: { reference: string; sessionId: string }[] = []
  const asked = new Set<string>()
  for (const [place, each] of steps.entries()) {
    if (each.kind === 'wait') clock.advance({ ms: each.ms })
    const deposit = 'which' in each ? begun[each.which] : undefined
    if (each.kind === 'begin') {
      const before = await countedOf(context, playerId)
      const started = await startDeposit(context, { playerId, standing: 'open' }, wish(each.amount))
      expect(started.ok, `step ${place}`).toBe(fits(before, clock.now(), each.amount))
      if (!started.ok) continue
      const { deposit: opened, cashier } = started
      begun.push({
        reference: opened.reference,
        sessionId: required(cashier, 'a card page').sessionId,
      })
    } else if (each.kind === 'give-up' && deposit) {
      await giveUp(context, deposit.reference)
    } else if (each.kind === 'money') {
      const told = { tx: `${playerId}-${each.which}-${each.tx}`, amount: each.amount }
      const named = each.names === undefined ? deposit : begun[each.names]
      await tell(context, playerId, { ...told, action: 'transfer' }, named)
    } else if (each.kind === 'authorize' && deposit) {
      const told = { tx: `${playerId}-${each.which}-0`, amount: each.amount }
      const others = await countedOf(context, playerId, deposit.reference)
      const answer = await tell(context, playerId, { ...told, action: 'authorize' }, deposit)
      // A repeat gets the first answer, whatever has come since: only the first is leave.
      const isRepeat = asked.has(told.tx)
      asked.add(told.tx)
      if (answer.success && !isRepeat) expect(fits(others, clock.now(), each.amount)).toBe(true)
    }
  }
  expect(await usesOf(context, playerId)).toEqual(await countedOf(context, playerId))
}

/** A history lasts two months at most. */
export async function openHistories(): Promise<TestPayments> {
  const world = await TestPayments.open(2)
  await prepareMonths(world.db, start)
  return world
}

async function newPlayer(world: TestPayments): Promise<PlayerId> {
  const playerId = await world.player(undefined, kroner(limitsKroner.day))
  const limit = {
    player_id: playerId,
    kind: 'deposit',
    requested_at: start,
    effective_at: start,
    requested_by: 'player',
  } as const
  await world.db
    .insertInto('limits_limit')
    .values([
      { ...limit, period: 'week', amount_ore: kroner(limitsKroner.week) },
      { ...limit, period: 'month', amount_ore: kroner(limitsKroner.month) },
    ])
    .execute()
  return playerId
}

function wish(amountKroner: number) {
  const idempotencyKey = crypto.randomUUID()
  return { amount: amountKroner.toString(), method: 'card', idempotencyKey } as const
}

function giveUp(context: PaymentsContext, reference: string): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, reference)
    if (!row || !isOpen(row)) return
    await cancelDeposit(tx, row, 'abandoned', { actor: 'system', at: context.clock.now() })
  })
}

function tell(
  context: PaymentsContext,
  playerId: PlayerId,
  told: { action: PaymentAction; tx: string; amount: number },
  deposit: { reference: string; sessionId: string } | undefined,
) {
  return receivePaymentMessage(context, told.action, {
    userId: playerId.toString(),
    playerId,
    txId: told.tx,
    amountOre: kroner(told.amount),
    reference: deposit?.reference,
    sessionId: deposit?.sessionId,
    statusCode: undefined,
    card: { brand: null, last4: null, expiryMonth: null },
  })
}

interface Counted {
  amountOre: bigint
  /** Null while it is open. */
  bookedAt: Date | null
}

/** What is open, but for one, and what the ledger's own journal says was booked and when. */
async function countedOf(
  { db }: PaymentsContext,
  playerId: PlayerId,
  except = '',
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT amount_ore AS "amountOre", NULL::timestamptz AS "bookedAt" FROM wallet_deposit
    WHERE player_id = ${playerId} AND status IN ('initiated', 'pending', 'processing')
      AND reference <> ${except}
    UNION ALL SELECT -psp, at FROM ledger_walk(${playerId}, 0, NULL) WHERE psp < 0
    ORDER BY 2, 1`.execute(db)
  return rows
}

/** What the limits count, in the same order. */
async function usesOf({ db }: PaymentsContext, playerId: PlayerId): Promise<Counted[]> {
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

const periods = ['day', 'week', 'month'] as const

function fits(counted: readonly Counted[], at: Date, amountKroner: number): boolean {
  return periods.every(
    (period) =>
      usedIn(counted, at, limitLookBackMs[period]) + kroner(amountKroner) <=
      kroner(limitsKroner[period]),
  )
}
