import {
  approvePayout,
  askDocuments,
  markPayouts,
  refusePayout,
  unmarkPayouts,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { TestPayments } from '../base/test-payments.ts'
import { makePayoutBatch } from './payout-batch.ts'
import { askAs, haveRules, shownTo, testRules } from './test-payouts.ts'
import { cancelWithdrawal } from './withdrawal-states.ts'

let world: TestPayments
let ida: Employee
let bo: Employee
let eva: Employee
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  ida = await testEmployee(world.db, 'Ida')
  bo = await testEmployee(world.db, 'Bo')
  eva = await testEmployee(world.db, 'Eva')
})
beforeEach(() => haveRules(world, testRules.amount, testRules.marks))

async function afterItsWindow(withdrawalId: string) {
  world.clock.advance({ hours: 1 })
  await makePayoutBatch(world.context, world.clock.now())
  return (await world.states(withdrawalId)).at(-1)
}

/** A withdrawal of 500 kr. for which an employee asks for a document. */
async function asked() {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player, '500')
  await askAs(world, ida, askDocuments, { withdrawalId, documentTypes: ['identity'] })
  return { player, withdrawalId }
}

test('[PAY-07] canceled by its player and made again, it still waits for the document', async () => {
  const { player, withdrawalId } = await asked()
  const canceled = await cancelWithdrawal(world.context, { playerId: player, withdrawalId })
  expect(canceled).toMatchObject({ ok: true })
  world.clock.advance({ minutes: 1 })
  const again = await world.withdraw(player, '500')
  expect(await shownTo(world, player)).toMatchObject({ needs: ['Legitimation'] })
  expect(await afterItsWindow(again)).toBe('pending')
})

test('[PAY-07] refused for a missing document and made again without it, it waits', async () => {
  const { player, withdrawalId } = await asked()
  const refusal = { withdrawalId, reason: 'documents-missing' } as const
  expect(await askAs(world, bo, refusePayout, refusal)).toMatchObject({ ok: true, isEnded: true })
  expect(await afterItsWindow(await world.withdraw(player, '500'))).toBe('pending')
})

test('[PAY-07] once it was approved, the next one is free', async () => {
  const { player, withdrawalId } = await asked()
  const canceled = await cancelWithdrawal(world.context, { playerId: player, withdrawalId })
  expect(canceled).toMatchObject({ ok: true })
  const again = await world.withdraw(player, '400')
  const approved = await askAs(world, bo, approvePayout, { withdrawalId: again })
  expect(approved).toEqual({ ok: true, isEnded: true })
  const next = await world.withdraw(player, '100')
  expect(await afterItsWindow(next)).toBe('processing')
})

test('[PAY-07] a new mark holds a withdrawal whose earlier mark was ended', async () => {
  const player = await world.player(kroner(500))
  await askAs(world, ida, markPayouts, { playerId: player, reason: 'første' })
  const withdrawalId = await world.withdraw(player, '200')
  await askAs(world, bo, approvePayout, { withdrawalId })
  await askAs(world, bo, unmarkPayouts, { playerId: player })
  await askAs(world, eva, markPayouts, { playerId: player, reason: 'anden' })
  expect(await afterItsWindow(withdrawalId)).toBe('pending')
})
