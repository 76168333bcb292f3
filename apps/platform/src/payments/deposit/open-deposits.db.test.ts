import { kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { afterEach, expect, test } from 'vitest'
import { listed } from '../base/test-parties.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { askAboutOpenDeposits, settleFromProvider } from './open-deposits.ts'
import { readDeposit } from './read-deposit.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})
afterEach(() => {
  world.parties.broken = undefined
})

async function started() {
  const deposit = await world.deposit(await world.player(), '100')
  return { ...deposit, reference: deposit.deposit.reference, txId: `tx${crypto.randomUUID()}` }
}

function tell(deposit: Awaited<ReturnType<typeof started>>, over: Record<string, unknown>) {
  const userId = deposit.player.toString()
  const { reference, txId } = deposit
  world.parties.transactions.set(reference, [listed(reference, txId, { userId, ...over })])
}

const ask = () => askAboutOpenDeposits(world.context, world.clock.now())
const row = (deposit: { reference: string }) => world.depositRow(deposit.reference)

test('a deposit whose message never came is booked from the provider’s own list', async () => {
  const deposit = await started()
  tell(deposit, {})
  world.clock.advance({ seconds: 59 })
  await ask()
  expect(await world.cash(deposit.player)).toBe(0n)
  world.clock.advance({ seconds: 1 })
  await ask()
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await row(deposit)).toMatchObject({ status: 'implemented', card_last4: '0000' })
})

test('[LED-02] a message, or a look-up, after the look-up finds the money booked', async () => {
  const deposit = await started()
  tell(deposit, {})
  await settleFromProvider(world.context, deposit.reference)
  const late = await world.callback('transfer', messageOf(deposit, deposit.txId))
  expect(late.body).toMatchObject({ success: true, merchantTxId: deposit.reference })
  await settleFromProvider(world.context, deposit.reference)
  expect(await world.cash(deposit.player)).toBe(kroner(100))
})

test('[LED-02] look-ups and messages at the same moment book once', async () => {
  const deposit = await started()
  tell(deposit, {})
  await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2
        ? settleFromProvider(world.context, deposit.reference)
        : world.callback('transfer', messageOf(deposit, deposit.txId)),
    ),
  )
  expect(await world.cash(deposit.player)).toBe(kroner(100))
})

test('an outcome the provider does not know stays open, however long', async () => {
  const deposit = await started()
  tell(deposit, { state: 'INCONSISTENT', statusCode: 400, captured: '0.00' })
  world.clock.advance({ hours: 3 })
  await ask()
  expect(await row(deposit)).toMatchObject({ status: 'processing' })
  tell(deposit, {})
  world.clock.advance({ minutes: 1 })
  await ask()
  expect(await row(deposit)).toMatchObject({ status: 'implemented' })
})

test.each([
  [{ state: 'FAILED', statusCode: 504 }, 'no-funds'],
  [{ state: 'CANCELLED', statusCode: 600 }, 'cancelled-by-player'],
])('[PAY-04] a refusal we were not told of ends the deposit: %j', async (over, failure) => {
  const deposit = await started()
  tell(deposit, { ...over, captured: '0.00' })
  world.clock.advance({ minutes: 1 })
  await ask()
  expect(await row(deposit)).toMatchObject({ status: 'canceled', failure })
})

test('an unanswered challenge, and a deposit never tried, end after 15 minutes', async () => {
  const challenged = await started()
  tell(challenged, { state: 'WAITING_INPUT', statusCode: 301, captured: '0.00' })
  const left = await started()
  world.clock.advance({ minutes: 14, seconds: 59 })
  await ask()
  expect(await row(challenged)).toMatchObject({ status: 'initiated' })
  expect(await row(left)).toMatchObject({ status: 'initiated' })
  world.clock.advance({ seconds: 30 })
  await ask()
  expect(await row(challenged)).toMatchObject({ failure: 'authentication-timeout' })
  expect(await row(left)).toMatchObject({ status: 'canceled', failure: 'abandoned' })
})

test('a provider that is down, or answers nonsense, ends nothing', async () => {
  const deposit = await started()
  for (const broken of [
    { status: 503, body: {} },
    { status: 200, body: 'no json' },
    { status: 200, body: { transactions: 'none' } },
    { status: 200, body: { transactions: [listed('a', 'b', { state: 'NEW' })] } },
    { status: 200, body: { transactions: [listed('a', 'b', { captured: '-1' })] } },
  ]) {
    world.parties.broken = broken
    world.clock.advance({ minutes: 20 })
    expect(await ask()).toBeGreaterThan(0)
    expect(await row(deposit)).toMatchObject({ status: 'initiated' })
  }
  const asked = { playerId: deposit.player, reference: deposit.reference }
  world.clock.advance({ minutes: 1 })
  const shown = await readDeposit(world.context, asked)
  expect(shown).toMatchObject({ ok: true, deposit: { status: 'initiated' } })
})

test('a deposit we gave up is asked about for a day, and its late money is booked', async () => {
  const deposit = await started()
  world.clock.advance({ minutes: 15 })
  await ask()
  expect(await row(deposit)).toMatchObject({ status: 'canceled', failure: 'abandoned' })
  tell(deposit, {})
  world.clock.advance({ minutes: 9 })
  await ask()
  expect(await world.cash(deposit.player)).toBe(0n)
  world.clock.advance({ minutes: 1 })
  await ask()
  world.clock.advance({ minutes: 10 })
  await ask()
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await world.states(deposit.reference)).toEqual(['initiated', 'canceled'])
  const asked = { playerId: deposit.player, reference: deposit.reference }
  const shown = await readDeposit(world.context, asked)
  expect(shown).toMatchObject({ ok: true, deposit: { status: 'implemented' } })
  world.clock.advance({ hours: 24 })
  await ask()
  const before = world.parties.asked.length
  world.clock.advance({ hours: 1 })
  await ask()
  expect(world.parties.asked).toHaveLength(before)
})

test('a provider that is down is asked once a tick, not once a deposit', async () => {
  for (let count = 0; count < 3; count++) await started()
  world.clock.advance({ minutes: 2 })
  world.parties.broken = { status: 503, body: {} }
  const before = world.parties.asked.length
  expect(await ask()).toBeGreaterThanOrEqual(3)
  expect(world.parties.asked).toHaveLength(before + 1)
})

test('a page that waits has the provider asked, but not at every turn', async () => {
  const deposit = await started()
  const read = () => {
    const asked = { playerId: deposit.player, reference: deposit.reference }
    return readDeposit(world.context, asked)
  }
  const before = world.parties.asked.length
  await read()
  expect(world.parties.asked).toHaveLength(before)
  world.clock.advance({ seconds: 5 })
  await read()
  await read()
  expect(world.parties.asked).toHaveLength(before + 1)
  tell(deposit, {})
  world.clock.advance({ seconds: 5 })
  expect(await read()).toMatchObject({ ok: true, deposit: { status: 'implemented' } })
})
