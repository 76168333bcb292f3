import { after, hourMs, kroner, minuteMs, type PlayerId, systemRandom } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { TestLedger } from '../../ledger/base/test-ledger.ts'
import { momentUnderLock, setBar } from '../../ledger/index.ts'
import { startPause } from '../../limits/index.ts'
import { authenticate, startPlay } from '../../play/play-sessions.ts'
import { defaultPlayerRules } from '../../players/index.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { cancelWithdrawal } from '../payout/withdrawal-states.ts'
import { startDeposit } from './deposit.ts'

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

const rowOf = (table: string, column: string, value: unknown) => ({
  text: `SELECT FROM ${table} WHERE ${column} = $1 FOR UPDATE`,
  values: [value],
})

/** So long something waits for its lock: as long as what was seen in use. */
function wait(ms = 47): void {
  world.clock.advance({ ms })
  ledger.clock.advance({ ms })
}

/** Begins under the lock of another, and waits for it. */
const under = <T>(lock: ReturnType<typeof rowOf>, begin: () => Promise<T>, ms?: number) =>
  whileLocked(world.ownerUrl, lock, { begin, meanwhile: () => wait(ms) })

const key = () => crypto.randomUUID()
const deposit = (playerId: PlayerId) =>
  startDeposit(
    world.context,
    { playerId, standing: 'open' },
    { amount: '100', method: 'card', idempotencyKey: key() },
  )

async function wishToWithdraw(playerId: PlayerId): Promise<string> {
  const wish = { amount: '100', idempotencyKey: key() }
  const started = await startWithdrawal(world.context, { playerId, standing: 'open' }, wish)
  return started.ok ? started.transaction : expect.fail(started.refusal)
}

test('[FLT-13] a bet in flight while a pause begins is never booked after it began', async () => {
  const id = await world.player(kroner(100))
  const here = { id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  const context = { ...world, rules: defaultPlayerRules, enqueue: async () => undefined }
  const wish = { kind: '24-hours', idempotencyKey: key() } as const
  const begin = () => startPause(context, { playerId: id, sessionId: 'here' }, wish)
  const meanwhile = async () => {
    wait()
    expect(await ledger.settle(ledger.round(here, 100, 0))).toMatchObject({ ok: true })
  }
  const account = rowOf('players_player', 'player_id', id)
  const started = await whileLocked(world.ownerUrl, account, { begin, meanwhile })
  const at = world.clock.now()
  expect(started).toMatchObject({ ok: true, pause: { startsAt: at } })
  const { rows } = await sql<{ from_at: Date; staked_at: Date }>`
    SELECT from_at, (SELECT max(at) FROM ledger_walk(${id}, 0, NULL) WHERE stake > 0) AS staked_at
    FROM audit_exclusions WHERE player_id = ${id}`.execute(world.db)
  expect(rows).toEqual([{ from_at: at, staked_at: at }])
})

test('[FLT-13] what begins under a lock is no earlier than a stake by a faster clock', async () => {
  const id = await world.player(kroner(100))
  const here = { id, playSession: ledger.key() }
  await ledger.beginPlay(here)
  ledger.clock.advance({ ms: 300 })
  expect(await ledger.settle(ledger.round(here, 100))).toMatchObject({ ok: true })
  const ahead = ledger.clock.now()
  const moment = await world.db.transaction().execute((tx) => momentUnderLock(tx, id, world.clock))
  expect(moment).toEqual(ahead)
  await ledger.bar(id, 'lock', 'for-good')
  const bar = { playerId: id, reason: 'rofus', until: 'for-good', at: world.clock.now() } as const
  await world.db.transaction().execute((tx) => setBar(tx, bar))
  const { rows } = await sql<{ from_at: Date }>`
    SELECT from_at FROM audit_exclusions WHERE player_id = ${id}`.execute(world.db)
  expect(rows).toEqual([{ from_at: ahead }, { from_at: ahead }])
  world.clock.advance({ ms: 300 })
})

test('[FLT-13] a deposit is judged by the moment at which its limits are held', async () => {
  const id = await world.player()
  const started = await under(rowOf('limits_player', 'player_id', id), () => deposit(id))
  expect(started).toMatchObject({ ok: true, deposit: { createdAt: world.clock.now() } })
})

test('[FLT-13] money counts in the limits from when it is booked under their lock', async () => {
  const id = await world.player()
  const begun = await world.deposit(id, '100')
  const transfer = () => world.callback('transfer', messageOf(begun, `tx-${id}`))
  await under(rowOf('limits_player', 'player_id', id), transfer)
  const use = await world.db
    .selectFrom('limits_deposit_use')
    .select(['state', 'at'])
    .where('reference', '=', begun.deposit.reference)
    .executeTakeFirst()
  expect(use).toEqual({ state: 'settled', at: world.clock.now() })
})

test('[FLT-13] a cashier session that ends while its deposit is held elsewhere opens nothing', async () => {
  const begun = await world.deposit(await world.player(), '100')
  const { reference } = begun.deposit
  const authorize = () => world.callback('authorize', messageOf(begun, `tx-${reference}`))
  const answer = await under(rowOf('wallet_deposit', 'reference', reference), authorize, hourMs)
  expect(answer.body).toMatchObject({ success: false, errCode: 'SESSION_INVALID' })
})

test('[FLT-13] a deposit given up is ended at the moment of its lock', async () => {
  const begun = await world.deposit(await world.player(), '100')
  const { reference } = begun.deposit
  const cancel = () => world.callback('cancel', messageOf(begun, `tx-${reference}`))
  await under(rowOf('wallet_deposit', 'reference', reference), cancel)
  const { status, updated_at } = await world.depositRow(reference)
  expect([status, updated_at]).toEqual(['canceled', world.clock.now()])
})

test('[FLT-13] a wish to withdraw that runs out while it is held elsewhere is not confirmed', async () => {
  const id = await world.player(kroner(100))
  const intentId = await wishToWithdraw(id)
  const confirm = () => createWithdrawal(world.context, { intentId, playerId: id })
  const intent = rowOf('wallet_withdrawal_intent', 'intent_id', intentId)
  expect(await under(intent, confirm, 15 * minuteMs)).toEqual({ ok: false, refusal: 'expired' })
})

test('[FLT-13] a withdrawal is taken back at the moment of its lock', async () => {
  const id = await world.player(kroner(100))
  const intentId = await wishToWithdraw(id)
  const made = await createWithdrawal(world.context, { intentId, playerId: id })
  const { withdrawalId } = made.ok ? made : expect.fail(made.refusal)
  const cancel = () => cancelWithdrawal(world.context, { playerId: id, withdrawalId })
  const canceled = await under(rowOf('wallet_withdrawal', 'withdrawal_id', withdrawalId), cancel)
  expect(canceled).toMatchObject({ ok: true, withdrawal: { updatedAt: world.clock.now() } })
})

test('[FLT-13] a launch token that runs out while it is held elsewhere opens no game', async () => {
  const { db, clock } = world
  const id = await world.player(kroner(100))
  const parts = { db, clock, random: systemRandom, playerRefKey: 'a key of this test' }
  const play = { ...parts, lockLiveSession: async () => true }
  const wish = { playerId: id, sessionId: 'here', gameId: 'a-game', at: clock.now() }
  const sessionEndsAt = after(clock.now(), hourMs)
  const { launchToken } = await startPlay(play, { ...wish, sessionEndsAt })
  const token = rowOf('wallet_play_session', 'player', id)
  const opened = await under(token, () => authenticate(play, launchToken), minuteMs)
  expect(opened).toEqual({ ok: false, refusal: 'token-expired' })
})
