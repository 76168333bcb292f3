import { kroner, type Ore, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { TestReconciliation } from '../../reconciliation/test-reconciliation.ts'
import type { PaymentMethod } from '../base/payment-method.ts'
import { testRefunds } from './test-refunds.ts'

let desk: TestReconciliation
openForFile(async (stack) => {
  desk = stack.use(await TestReconciliation.open())
})

const card = '4571000000010000'

/** A card's deposit of 500 kr., a refund of which two employees have agreed to. */
async function agreed(amountOre: Ore, over: Partial<PaymentMethod> = {}) {
  const { player, txId } = await desk.pay(card, kroner(500))
  const { methods } = desk.payments
  const staff = await testRefunds({
    ...desk.payments,
    methods: { ...methods, card: { ...methods.card, ...over } },
  })
  const { reference } = await desk.world.db
    .selectFrom('wallet_deposit')
    .select('reference')
    .where('psp_tx_id', '=', txId)
    .executeTakeFirstOrThrow()
  for (const by of [staff.ida, staff.per]) {
    expect(await staff.refund(reference, { amountOre: Number(amountOre) }, by)).toMatchObject({
      ok: true,
    })
  }
  return { reference, player, txId, staff }
}

/** Two minutes later the provider's list is read, and the books agree with it. */
async function read(): Promise<void> {
  desk.world.clock.advance({ minutes: 2 })
  expect(await desk.run()).toMatchObject({ payments: 'agreed' })
}

test('[PAY-05] a card’s refund goes back to the card, once, and the provider’s list agrees', async () => {
  const { player, staff, reference } = await agreed(kroner(200))
  await staff.give()
  expect(await desk.world.cash(player)).toBe(kroner(300))
  await read()
  await staff.give()
  expect(await desk.world.cash(player)).toBe(kroner(300))
  expect(await desk.world.depositRow(reference)).toMatchObject({
    ...{ status: 'implemented', taken_ore: kroner(200) },
  })
  expect(await findBreaches(desk.world.ownerUrl)).toEqual([])
})

test('[LED-03] what the list told of a refund before we heard its answer is booked once', async () => {
  let hears = false
  const { card: method } = desk.payments.methods
  const { player, staff, reference } = await agreed(kroner(200), {
    async giveBack(refund) {
      const given = await method.giveBack(refund)
      if (hears) return given
      throw new Error('the answer was lost')
    },
  })
  await staff.give()
  await read()
  expect(await desk.world.cash(player)).toBe(kroner(300))
  hears = true
  await staff.give()
  expect(await staff.ends(reference)).toEqual(['made'])
  await read()
  expect(await desk.world.cash(player)).toBe(kroner(300))
  expect(await findBreaches(desk.world.ownerUrl)).toEqual([])
})

test('[LED-04] a card’s refund that its provider refuses, or does not know, takes nothing', async () => {
  const { player, txId, staff, reference } = await agreed(ore(30_001))
  const wish = { txId, state: 'charged-back', keptOre: 30_000 }
  expect((await desk.post('/control/payments/take-back', wish)).status).toBe(200)
  await staff.give()
  expect([await staff.ends(reference), await desk.world.cash(player)]).toEqual([
    ['refused'],
    kroner(500),
  ])
  await read()
  expect(await desk.world.cash(player)).toBe(kroner(300))
  const { card: method } = desk.payments.methods
  const unknown = { txId: '1', amountOre: kroner(1), key: 'a-key' }
  expect(await method.giveBack(unknown)).toBe('refused')
  await desk.post('/control/next', { party: 'payments', outcome: 'nonsense' })
  await expect(method.giveBack(unknown)).rejects.toThrow('answering nonsense')
  await desk.post('/control/next', { party: 'payments', outcome: 'down' })
  await expect(method.giveBack(unknown)).rejects.toThrow('is down')
})
