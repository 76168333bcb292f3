import type { PauseKind } from '@nordlys/contracts'
import { kroner, type PlayerId } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { createWithdrawal, startDeposit, startWithdrawal } from '../payments/index.ts'
import { defaultPlayerRules } from '../players/index.ts'
import { startPause } from './index.ts'

let world: TestPayments
let ledger: TestLedger
beforeAll(async () => {
  world = await TestPayments.open()
  ledger = await TestLedger.open(world.ownerUrl)
})
afterAll(async () => {
  await ledger[Symbol.asyncDispose]()
  expect(await findBreaches(world.ownerUrl)).toEqual([])
  await world[Symbol.asyncDispose]()
})

function advance(by: { hours: number; ms?: number }): void {
  world.clock.advance(by)
  ledger.clock.advance(by)
}

async function pause(playerId: PlayerId, kind: PauseKind): Promise<void> {
  const { db, clock } = world
  const context = { db, clock, rules: defaultPlayerRules, enqueue: async () => undefined }
  const request = { kind, idempotencyKey: crypto.randomUUID() }
  const started = await startPause(context, { playerId, sessionId: 'here' }, request)
  expect(started.ok).toBe(true)
}

const kinds = ['24-hours', '30-days', 'permanent'] as const

test.each(kinds)('[LIM-06] in a pause of %s no stake is taken, from no open game', async (kind) => {
  const id = await world.player(kroner(100))
  const here = { id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  expect(await ledger.settle(ledger.round(here, 100, 50))).toMatchObject({ ok: true })
  await pause(id, kind)
  expect(await ledger.settle(ledger.round(here, 100, 50))).toMatchObject({ ok: false })
  await ledger.beginPlay(here)
  expect(await ledger.settle(ledger.round(here, 100, 50))).toMatchObject({
    refusal: 'play-blocked',
  })
})

test('[LIM-06] a round that was settled before the pause is told again as it was', async () => {
  const id = await world.player(kroner(100))
  const here = { id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  const round = ledger.round(here, 100, 500)
  expect(await ledger.settle(round)).toMatchObject({ ok: true, repeated: false })
  await pause(id, 'permanent')
  expect(await ledger.settle(round)).toMatchObject({ ok: true, repeated: true })
  expect(await world.cash(id)).toBe(kroner(104))
})

test('[LIM-06] play is open again from the very end of the pause', async () => {
  const id = await world.player(kroner(100))
  const here = { id, playSession: ledger.key() }
  await pause(id, '24-hours')
  advance({ hours: 24, ms: -1 })
  await ledger.beginPlay(here)
  expect(await ledger.settle(ledger.round(here, 100))).toMatchObject({ refusal: 'play-blocked' })
  advance({ hours: 0, ms: 1 })
  expect(await ledger.settle(ledger.round(here, 100))).toMatchObject({ ok: true })
})

test.each([
  ['paused', '24-hours'],
  ['closed', 'permanent'],
] as const)('[LIM-06] a deposit is refused when the player is %s', async (standing, kind) => {
  const playerId = await world.player()
  await pause(playerId, kind)
  const wish = { amount: '200', method: 'card', idempotencyKey: crypto.randomUUID() } as const
  const ask = () => startDeposit(world.context, { playerId, standing }, wish)
  const refused = { ok: false, refusal: 'not-allowed', reason: standing }
  expect(await ask()).toEqual(refused)
  expect(await ask()).toEqual(refused)
})

test('[LIM-06] a deposit that was open when the pause began takes no money', async () => {
  const id = await world.player()
  const started = await world.deposit(id, '200')
  await pause(id, '24-hours')
  const answer = await world.callback('authorize', messageOf(started, '7001'))
  expect(answer.body).toMatchObject({ success: false })
  expect(await world.depositRow(started.deposit.reference)).toMatchObject({
    status: 'canceled',
    failure: 'not-allowed',
  })
  expect(await world.cash(id)).toBe(0n)
})

test('[LIM-06] a deposit that the bank had taken before the pause is not lost', async () => {
  const id = await world.player()
  const started = await world.deposit(id, '200')
  const message = messageOf(started, '7002')
  expect((await world.callback('authorize', message)).body).toMatchObject({ success: true })
  await pause(id, 'permanent')
  expect((await world.callback('transfer', message)).body).toMatchObject({ success: true })
  expect(await world.cash(id)).toBe(kroner(200))
})

test.each(kinds)('[LIM-06] in a pause of %s the money is withdrawn as ever', async (kind) => {
  const playerId = await world.player(kroner(300))
  await pause(playerId, kind)
  const wish = { amount: '300', idempotencyKey: crypto.randomUUID() }
  const started = await startWithdrawal(world.context, { playerId, standing: 'open' }, wish)
  if (!started.ok) throw new Error(started.refusal)
  const intentId = started.transaction
  const made = await createWithdrawal(world.context, { intentId, playerId })
  expect(made).toMatchObject({ ok: true, amountOre: kroner(300) })
  expect(await world.cash(playerId)).toBe(0n)
})
