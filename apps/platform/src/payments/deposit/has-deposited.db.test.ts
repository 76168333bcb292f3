import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { hasDeposited } from './has-deposited.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
afterAll(() => world[Symbol.asyncDispose]())

test('[API-03, DATA-02] a first deposit is one that was captured, not one that was begun', async () => {
  const [player, other] = [await world.player(), await world.player()]
  const deposit = await world.deposit(player, '100')
  const message = messageOf(deposit, '1795267990123999')
  await world.callback('authorize', message)
  expect(await hasDeposited(world.db, player)).toBe(false)
  await world.callback('transfer', message)
  expect(await hasDeposited(world.db, player)).toBe(true)
  expect(await hasDeposited(world.db, other)).toBe(false)
})
