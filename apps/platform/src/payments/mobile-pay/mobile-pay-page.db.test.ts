import { after, dayMs, kroner, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { afterEach, expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { countDeposit } from '../../limits/index.ts'
import { readDepositOptions } from '../deposit/deposit-options.ts'
import { readDeposit, readPaymentState } from '../deposit/read-deposit.ts'
import { TestMobilePay } from './test-mobile-pay.ts'

let till: TestMobilePay
openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
})
afterEach(async () => {
  expect(await findBreaches(till.world.ownerUrl)).toEqual([])
})

test('[PAY-04] another amount than was asked for is let go, and said', async () => {
  await till.force('other-amount')
  const deposit = await till.begun('200')
  await deposit.answer('approved')
  expect(await deposit.look()).toMatchObject({
    deposit: { status: 'canceled', failure: 'amount-changed' },
  })
  expect(await till.mobilePay.find(deposit.reference)).toMatchObject({
    ...{ authorizedOre: kroner(201), capturedOre: zeroOre, canceledOre: kroner(201) },
  })
  expect(await deposit.used()).toBe(zeroOre)
})

test('[PAY-04][LIM-01] a limit met after the start has its period, rest and room', async () => {
  const { world } = till
  const deposit = await till.begun('200', kroner(300))
  const at = world.clock.now()
  const unasked = { playerId: deposit.player, reference: crypto.randomUUID() }
  await world.db
    .transaction()
    .execute((tx) => countDeposit(tx, { ...unasked, amountOre: kroner(200), at }))
  await deposit.answer('approved')
  expect(await deposit.look()).toMatchObject({
    deposit: {
      ...{ status: 'canceled', failure: 'limit-exceeded' },
      failureLimit: {
        ...{ period: 'day', limitOre: kroner(300), leftOre: kroner(100) },
        roomAt: after(at, dayMs),
      },
    },
  })
})

test('[PAY-02] who comes back without a session reads how it ended, and no more', async () => {
  const { world } = till
  const deposit = await till.begun()
  const read = () => readPaymentState(world.db, deposit.reference)
  expect(await read()).toEqual({ ok: true, state: 'under-way' })
  await deposit.answer('rejected')
  await deposit.look()
  expect(await read()).toEqual({ ok: true, state: 'given-up' })
  const other = await till.begun()
  world.clock.advance({ minutes: 11 })
  await till.control('flush', {})
  await other.look()
  expect(await readPaymentState(world.db, other.reference)).toEqual({ ok: true, state: 'too-late' })
})

test('[PAY-02][PAY-03] the way that paid last comes first, with its own least amount', async () => {
  const { context } = till
  await till.configure('payment_methods', [
    { method: 'card', main_deposit: true, quick_deposit: true },
    { method: 'mobile_pay', main_deposit: true, quick_deposit: true },
  ])
  const setting = { returnPath: '/MobilePay', quickReturnPath: '/MobilePayQuick' }
  await till.configure('settingMobilePay', { ...setting, minimumOre: 15_000 })
  const deposit = await till.begun('200')
  const options = () =>
    readDepositOptions(
      context,
      { playerId: deposit.player, standing: 'open' },
      { kind: 'main_deposit' },
    )
  const card = { method: 'card', minimumOre: kroner(100), maximumOre: kroner(50_000) }
  const mobilePay = { ...card, method: 'mobile_pay', minimumOre: kroner(150) }
  expect(await options()).toMatchObject({ methods: [card, mobilePay] })
  expect(await till.begin(deposit.player, '149,99')).toEqual({
    ...{ ok: false, refusal: 'amount-too-small', minimumOre: kroner(150) },
  })
  await deposit.answer('approved')
  await deposit.look()
  expect(await options()).toMatchObject({ methods: [mobilePay, card] })
  await till.configure('settingMobilePay', { ...setting, minimumOre: 10_000 })
  await till.offer(true)
})

test('[PAY-02] the page that waits leads back to MobilePay until it is answered', async () => {
  const { context } = till
  const deposit = await till.begun()
  const read = async () => {
    const asked = { playerId: deposit.player, reference: deposit.reference }
    const answer = await readDeposit(context, asked)
    return answer.ok ? answer.deposit.redirectUrl : expect.fail(answer.refusal)
  }
  expect(await read()).toContain('/mobilepay/landing?token=')
  await deposit.answer('approved')
  await deposit.look()
  expect(await read()).toBeUndefined()
})
