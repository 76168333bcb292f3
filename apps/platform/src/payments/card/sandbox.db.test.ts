import { kroner, ore, type PlayerId } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { readBalances } from '../../ledger/index.ts'
import { createNemKonto, createPaymentProvider, type PaymentProvider } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { TestPayments } from '../base/test-payments.ts'
import { settleFromProvider } from '../deposit/open-deposits.ts'
import { readDeposit } from '../deposit/read-deposit.ts'
import { advancePayouts } from '../payout/payout-progress.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { createCard } from './card-method.ts'
import { cardEnding } from './test-cards.ts'

/** The contract with the outside parties, spoken over the wire in both directions. */
let world: TestPayments
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let context: PaymentsContext
let provider: PaymentProvider

beforeAll(async () => {
  world = await TestPayments.open()
  const platformUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
  sandbox = await startSandbox({
    port: 0,
    siteUrl: 'http://localhost:3000',
    platformUrl,
    paymentCallbackCredential: { user: 'provider', password: 'callback-secret' },
    delays: { callbackRetryMs: [1, 1, 1], lateTransferMs: 3_600_000, nemkontoStepMs: 3_600_000 },
  })
  const login = { user: 'nordlys', password: 'sandbox-secret' }
  provider = createPaymentProvider({ baseUrl: `${sandbox.url}/payments`, ...login })
  context = {
    ...world.context,
    methods: { ...world.context.methods, card: createCard(world.cards, provider) },
    nemkonto: createNemKonto({ baseUrl: `${sandbox.url}/nemkonto`, ...login }),
  }
})
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]()
  expect(await findBreaches(world.ownerUrl)).toEqual([])
  await world[Symbol.asyncDispose]()
})

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const flush = () => post('/control/flush', {})

/** As `payUntold`, and lets all messages come. */
async function pay(last4: string) {
  const paid = await payUntold(last4)
  await flush()
  return paid
}

/** Pays a deposit of 100 kr. with a card and approves whatever the bank asks. */
async function payUntold(last4: string) {
  const started = await world.deposit(await world.player(), '100')
  const { reference } = started.deposit
  const response = await post('/payments/api/creditcard/deposit/process', {
    ...started.cashier,
    reference,
    amountOre: '10000',
    cardHolder: 'Anna Nielsen',
    cardNumber: cardEnding(last4),
    expiryMonth: '12',
    expiryYear: '2029',
    cvv: '123',
  })
  const { txId } = (await response.json()) as { txId: string }
  const answer = new URLSearchParams({ answer: 'approved' })
  await fetch(`${sandbox.url}/payments/3ds/${txId}`, { method: 'POST', body: answer })
  const state = async () => (await provider.findTransactions(reference)).at(-1)?.state
  await expect.poll(state).not.toMatch(/PROCESSING|WAITING/)
  return { reference, player: started.player }
}

test.each([
  ['0000', 100],
  ['0001', 100],
  ['0400', 100],
  ['0101', 100],
  ['0102', 100],
  ['0103', 50],
  ['0104', 100],
  ['0105', 100],
  ['0106', 100],
  ['0107', 100],
])(
  '[PAY-01] a card ending %s brings exactly what the provider captured: %d kr.',
  async (last4, amount) => {
    const { reference, player } = await pay(last4)
    await expect.poll(() => world.cash(player)).toBe(kroner(amount))
    await settleFromProvider(context, reference)
    await flush()
    expect(await world.cash(player)).toBe(kroner(amount))
    const transactions = await provider.findTransactions(reference)
    expect(transactions.map((each) => each.capturedOre)).toEqual([kroner(amount)])
    expect(await world.depositRow(reference)).toMatchObject({ status: 'implemented' })
  },
)

test.each([
  ['0504', 'no-funds'],
  ['0519', 'card-details'],
  ['0530', 'bank-declined'],
  ['0531', 'card-expired'],
  ['0532', 'cvv-wrong'],
  ['0550', 'authentication-failed'],
  ['0551', 'authentication-timeout'],
])('[PAY-04] a card ending %s ends the deposit as %s', async (last4, failure) => {
  const { reference, player } = await pay(last4)
  await expect
    .poll(() => world.depositRow(reference))
    .toMatchObject({ status: 'canceled', failure })
  expect(await world.cash(player)).toBe(0n)
})

test('money whose messages never came is found by asking', async () => {
  await post('/control/next', { party: 'payments', outcome: 'hold-callbacks' })
  const started = await pay('0106')
  await settleFromProvider(context, started.reference)
  expect(await world.cash(started.player)).toBe(kroner(100))
  await flush()
  expect(await world.cash(started.player)).toBe(kroner(100))
})

test('[PAY-01] money never told of is found when its page asks how the deposit stands', async () => {
  const { reference, player } = await payUntold('0106')
  const asked = { playerId: player, reference }
  expect(await world.cash(player)).toBe(0n)
  world.clock.advance({ seconds: 5 })
  const read = await readDeposit(context, asked)
  expect(read).toMatchObject({ ok: true, deposit: { status: 'implemented' } })
  expect(await world.cash(player)).toBe(kroner(100))
  // What was held back comes after all, and brings nothing more.
  await flush()
  expect(await world.cash(player)).toBe(kroner(100))
})

async function withdraw(player: PlayerId): Promise<string> {
  const request = { amount: '100', idempotencyKey: crypto.randomUUID() }
  const started = await startWithdrawal(context, { playerId: player, standing: 'open' }, request)
  const intentId = started.ok ? started.transaction : ''
  const made = await createWithdrawal(context, { intentId, playerId: player })
  return made.ok ? made.withdrawalId : made.refusal
}

test.each([
  ['6101900000', 'implemented', 0],
  ['6101900006', 'reversed', 100],
  ['6101900007', 'reversed', 100],
])(
  '[PAY-06] a withdrawal to the NemKonto of %s ends %s, %d kr. back',
  async (cpr, status, back) => {
    const player = await world.player(kroner(100))
    const withdrawalId = await withdraw(player)
    world.clock.advance({ hours: 1 })
    const players = { ...context.players, revealCpr: async () => cpr }
    const payouts = { ...context, players }
    for (let step = 0; step < 8; step++) {
      await advancePayouts(payouts, world.clock.now())
      await flush()
    }
    expect((await world.states(withdrawalId)).at(-1)).toBe(status)
    const { cashOre, reservedOre } = await readBalances(world.db, player)
    expect({ cashOre, reservedOre }).toEqual({ cashOre: kroner(back), reservedOre: ore(0) })
  },
)
