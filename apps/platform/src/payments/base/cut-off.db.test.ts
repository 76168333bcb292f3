import { kroner, type Ore, type PlayerId, sum } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../db/index.ts'
import { enqueue } from '../../jobs/index.ts'
import { startPause } from '../../limits/index.ts'
import { createPaymentProvider } from '../../outside/index.ts'
import { defaultPlayerRules } from '../../players/index.ts'
import { createCard } from '../card/card-method.ts'
import { receivePaymentMessage } from '../card/payment-callbacks.ts'
import { closeAndPayOut, payOutLeftovers, readCards, removeCard } from '../index.ts'
import { advancePayouts } from '../payout/payout-progress.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { giveBackAgreed } from '../refund/give-back.ts'
import { refundDeposit } from '../refund/refund.ts'
import { testRefunds } from '../refund/test-refunds.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentsContext } from './payments-context.ts'
import { messageOf, TestPayments } from './test-payments.ts'

/**
 * A step is cut off before each of its statements in turn, its transaction rolled back, as when a
 * killed program's connection closes. Then the step is asked again until it comes through.
 */
let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

/** A context whose transactions die, rolled back, at their `at`-th query; later ones live. */
function dyingContext(at: number): { context: PaymentsContext; isDead: () => boolean } {
  let queries = 0
  let isDead = false
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      if (queries === at) {
        isDead = true
        throw new Error('cut off')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { context: { ...world.context, db }, isDead: () => isDead }
}

/** Runs a step cut off at its first query, its second, and so on, until it needs no more. */
async function cutOffEverywhere(
  step: (context: PaymentsContext) => Promise<unknown>,
): Promise<number> {
  for (let at = 1; at < 200; at++) {
    const { context, isDead } = dyingContext(at)
    await step(context).catch((error: unknown) => {
      if (!isDead()) throw error
    })
    if (!isDead()) return at
  }
  throw new Error('the step never came through')
}

async function bookedKinds(player: PlayerId): Promise<string[]> {
  return world.db.transaction().execute(async (tx: Tx) => {
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM audit_txns WHERE player_id = ${player} ORDER BY created_at, txn_id`.execute(
      tx,
    )
    return rows.map((row) => row.kind).sort()
  })
}

test('[LED-03] a transfer cut off at any of its writes is booked once when told again', async () => {
  const started = await world.deposit(await world.player(), '100')
  const message = {
    userId: started.player.toString(),
    playerId: started.player,
    txId: 'tx-cut-off',
    amountOre: kroner(100),
    reference: started.deposit.reference,
    sessionId: undefined,
    statusCode: undefined,
    card: { brand: null, last4: null, expiryMonth: null },
  }
  const cuts = await cutOffEverywhere((context) =>
    receivePaymentMessage(context, 'transfer', message),
  )
  expect(cuts).toBeGreaterThan(8)
  expect(await world.cash(started.player)).toBe(kroner(100))
  expect(await bookedKinds(started.player)).toEqual(['deposit'])
})

test('[LED-03] a withdrawal cut off at any of its writes, from MitID to the bank, is paid once', async () => {
  const player = await world.player(kroner(100))
  const request = { amount: '100', idempotencyKey: crypto.randomUUID() }
  await cutOffEverywhere((context) =>
    startWithdrawal(context, { playerId: player, standing: 'open' }, request),
  )
  const intent = await world.db
    .selectFrom('wallet_withdrawal_intent')
    .select('intent_id')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  await cutOffEverywhere((context) => {
    return createWithdrawal(context, { intentId: intent.intent_id, playerId: player })
  })
  expect(await world.cash(player)).toBe(0n)
  world.clock.advance({ hours: 1 })
  const advance = (context: PaymentsContext) => advancePayouts(context, world.clock.now())
  await cutOffEverywhere(advance)
  const row = await world.db
    .selectFrom('wallet_withdrawal')
    .select(['withdrawal_id', 'status', 'batch_id'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  expect(row.status).toBe('processing')
  world.parties.statuses.set(row.withdrawal_id, { status: 'settled', reason: null })
  await cutOffEverywhere(advance)
  await advance(world.context)
  expect(await world.states(row.withdrawal_id)).toEqual([
    'pending',
    'processing',
    'initiated',
    'implemented',
  ])
  expect(await bookedKinds(player)).toEqual(['deposit', 'withdrawal-reserved', 'withdrawal-sent'])
  const files = [...world.parties.files.values()].filter((xml) => xml.includes(row.withdrawal_id))
  expect(files).toHaveLength(1)
})

async function withdrawnBy(player: PlayerId) {
  const rows = await world.db
    .selectFrom('wallet_withdrawal')
    .select('amount_ore')
    .where('player_id', '=', player)
    .execute()
  return rows.map((row) => row.amount_ore)
}

test('[LED-03] [LIM-05] a closing cut off at any of its writes pays out once', async () => {
  const playerId = await world.player(kroner(100))
  const confirmed = { playerId, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  const { clock } = world
  const cuts = await cutOffEverywhere((context) => {
    const pauses = { db: context.db, clock, rules: defaultPlayerRules, enqueue }
    return closeAndPayOut(context, pauses, confirmed)
  })
  expect(cuts).toBeGreaterThan(15)
  expect(await withdrawnBy(playerId)).toEqual([kroner(100)])
  expect(await bookedKinds(playerId)).toEqual(['deposit', 'withdrawal-reserved'])
})

test('[LED-03] [LIM-06] a payout of what is left, cut off at any of its writes, is made once', async () => {
  const playerId = await world.player(kroner(40))
  const { db, clock } = world
  const pauses = { db, clock, rules: defaultPlayerRules, enqueue }
  const wish = { kind: 'permanent', idempotencyKey: crypto.randomUUID() } as const
  await startPause(pauses, { playerId, sessionId: 'here' }, wish)
  await payOutLeftovers(world.context, clock.now())
  clock.advance({ days: 7 })
  // One that fails is tried again an hour later: it has waited its days.
  const cuts = await cutOffEverywhere(async (context) => {
    await payOutLeftovers(context, clock.now())
    clock.advance({ hours: 1 })
  })
  expect(cuts).toBeGreaterThan(10)
  expect(await withdrawnBy(playerId)).toEqual([kroner(40)])
})

test('[LED-03] a refund cut off at any of its queries is made and booked once', async () => {
  const started = await world.deposit(await world.player(), '100')
  const txId = `tx-${started.deposit.reference}`
  await world.callback('transfer', messageOf(started, txId))
  const made = new Map<string, Ore>()
  const card: PaymentMethod = {
    ...world.context.methods.card,
    giveBack: async ({ key, amountOre }) => {
      made.set(key, amountOre)
      return { refundedOre: sum(...made.values()) }
    },
  }
  const { reference } = started.deposit
  const { ida, per } = await testRefunds(world.context)
  const wish = { reference, amountOre: 4_000, reason: 'Betalt af en anden' }
  for (const by of [ida, per]) {
    await cutOffEverywhere((context) => refundDeposit(context, wish, by))
  }
  const cuts = await cutOffEverywhere(async (context) => {
    await giveBackAgreed({ ...context, methods: { ...context.methods, card } }, world.clock.now())
    world.clock.advance({ hours: 1 })
  })
  expect(cuts).toBeGreaterThan(10)
  expect([...made]).toEqual([[`${reference}-refund-1`, kroner(40)]])
  expect(await world.cash(started.player)).toBe(kroner(60))
  expect(await bookedKinds(started.player)).toEqual(['deposit', 'deposit-reversed'])
})

const holder = { token: 'acc-cut-off', holder: 'Anna Nielsen' }

test('[PAY-01] a card whose saving is cut off at any write is saved once, with its money', async () => {
  const player = await world.player()
  const started = await world.deposit(player, '100', undefined, { saveCard: true })
  const message = {
    ...{ userId: player.toString(), playerId: player, txId: 'tx-cut-off-card' },
    ...{ amountOre: kroner(100), reference: started.deposit.reference },
    ...{ sessionId: undefined, statusCode: undefined, account: holder },
    card: { brand: 'Visa', last4: '0000', expiryMonth: '2029-12' },
  }
  const cuts = await cutOffEverywhere((context) =>
    receivePaymentMessage(context, 'transfer', message),
  )
  expect(cuts).toBeGreaterThan(12)
  expect(await world.cash(player)).toBe(kroner(100))
  expect(await readCards(world.context, player)).toMatchObject({ cards: [{ last4: '0000' }] })
})

test('[PAY-01] a card whose removal is cut off at any write goes once, with us and there', async () => {
  const player = await world.player()
  const card = { token_sealed: 'sealed.acc-removed', token_mark: Buffer.alloc(32, 7), place: 1 }
  const at = world.clock.now()
  const cardId = crypto.randomUUID()
  await world.db
    .insertInto('wallet_card')
    .values({
      ...{ card_id: cardId, player_id: player, brand: 'Visa', last4: '0000', ...card },
      ...{ expiry_month: '2029-12', holder_matches: 'same', saved_at: at, used_at: at },
    })
    .execute()
  const before = await world.audited('card-removed')
  await cutOffEverywhere((context) => removeCard(context, player, { cardId }))
  expect(await world.audited('card-removed')).toBe(before + 1)
  const login = { user: 'nordlys', password: 'secret' }
  const provider = createPaymentProvider({ baseUrl: `${world.parties.url}/payments`, ...login })
  await cutOffEverywhere(async ({ db }) => {
    world.clock.advance({ minutes: 10 })
    await createCard({ ...world.cards, db }, provider).doDue?.(world.clock.now())
  })
  const row = await world.db
    .selectFrom('wallet_card')
    .select(['token_sealed', 'forgotten_at'])
    .where('card_id', '=', cardId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ token_sealed: null, forgotten_at: expect.any(Date) })
})
