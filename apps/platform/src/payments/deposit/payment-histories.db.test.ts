import { kroner } from '@nordlys/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { startDeposit } from './deposit.ts'
import { liveHistory } from './test-live-history.ts'
import { paymentHistory } from './test-payment-history.ts'
import { TwoCopies } from './test-two-copies.ts'

test('[FLT-03] money of a deposit given up counts from when it comes, beyond the limit too', async () => {
  await using world = await TestPayments.open(2)
  const player = await world.player(undefined, kroner(1_000))
  const given = await world.deposit(player, '1000')
  world.clock.advance({ minutes: 15 })
  const givenUp = messageOf(given, 'tx-a', { statusCode: '600' })
  await world.callback('cancel', givenUp)
  await world.callback('transfer', messageOf(await world.deposit(player, '1000'), 'tx-b'))
  world.clock.advance({ hours: 19, minutes: 45 })
  await world.callback('transfer', givenUp)
  world.clock.advance({ hours: 4, minutes: 17 })
  const wish = { amount: '1000', method: 'card', idempotencyKey: crypto.randomUUID() } as const
  expect(
    await startDeposit(world.context, { playerId: player, standing: 'open' }, wish),
  ).toMatchObject({
    refusal: 'limit-exceeded',
    leftOre: 0n,
  })
  world.clock.advance({ hours: 19, minutes: 43 })
  expect(
    await startDeposit(world.context, { playerId: player, standing: 'open' }, wish),
  ).toMatchObject({
    refusal: 'limit-exceeded',
  })
  const later = { ...wish, idempotencyKey: crypto.randomUUID() }
  expect(
    await startDeposit(world.context, { playerId: player, standing: 'open' }, later),
  ).toMatchObject({ ok: true })
})

test('[FLT-03] money is not taken beside other money that has filled the limit meanwhile', async () => {
  await using world = await TestPayments.open(2)
  const player = await world.player(undefined, kroner(1_000))
  const begun = await world.deposit(player, '1000')
  const unasked = messageOf(begun, 'tx-unasked', { attributes: {}, txAmount: '100.00' })
  expect((await world.callback('transfer', unasked)).body).toMatchObject({ success: true })
  const authorized = await world.callback('authorize', messageOf(begun, 'tx-begun'))
  expect(authorized.body).toMatchObject({ success: false, errCode: 'LIMIT_EXCEEDED' })
  expect(await world.depositRow(begun.deposit.reference)).toMatchObject({
    status: 'canceled',
    failure: 'limit-exceeded',
  })
})

test('[FLT-03] money authorized for less and captured in full is no breach by a later deposit', async () => {
  await using world = await TestPayments.open(2)
  const player = await world.player(undefined, kroner(1_000))
  const whole = await world.deposit(player, '1000')
  const less = messageOf(whole, 'tx-less', { txAmount: '300.00' })
  expect((await world.callback('authorize', less)).body).toMatchObject({ success: true })
  // Its room is what the provider had leave for; closing the world reads the books. [I13]
  await world.deposit(player, '700')
  const captured = await world.callback('transfer', messageOf(whole, 'tx-less'))
  expect(captured.body).toMatchObject({ success: true })
  expect(await world.cash(player)).toBe(kroner(1_000))
})

test('[LED-03] [FLT-03] in 300 histories each capture has one credit, and limits count it', async () => {
  await using world = await TwoCopies.open()
  const property = fc.asyncProperty(paymentHistory, (steps) => liveHistory(world, steps))
  await fc.assert(property, { numRuns: 300, seed: 20_261_129 })
})
