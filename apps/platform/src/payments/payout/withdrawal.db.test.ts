import {
  after,
  hourMs,
  kroner,
  minuteMs,
  ore,
  type PlayerId,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { removeEntry, saveEntry } from '../../content/index.ts'
import { postTransfer, readBalances } from '../../ledger/index.ts'
import type { PayingPlayer } from '../base/payments-context.ts'
import { TestPayments } from '../base/test-payments.ts'
import { makePayoutBatch } from './payout-batch.ts'
import { createWithdrawal, startWithdrawal } from './withdrawal.ts'
import { cancelWithdrawal, listWithdrawals } from './withdrawal-states.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

function start(player: PlayerId, amount: string, idempotencyKey: string = crypto.randomUUID()) {
  return startWithdrawal(
    world.context,
    { playerId: player, standing: 'open' },
    { amount, idempotencyKey },
  )
}

/** The intent of a wish that must succeed; the test's MitID names it as the transaction. */
async function intent(player: PlayerId, amount: string): Promise<string> {
  const started = await start(player, amount)
  if (!started.ok) throw new Error(`the withdrawal was refused: ${started.refusal}`)
  return started.transaction
}

const create = (playerId: PlayerId, intentId: string) =>
  createWithdrawal(world.context, { intentId, playerId })

const cancel = (playerId: PlayerId, withdrawalId: string) =>
  cancelWithdrawal(world.context, { playerId, withdrawalId })

async function created(player: PlayerId, amount = '100'): Promise<string> {
  const made = await create(player, await intent(player, amount))
  if (!made.ok) throw new Error(`the withdrawal was refused: ${made.refusal}`)
  return made.withdrawalId
}

/** Moves a player's money without a wish of theirs. */
function move(playerId: PlayerId, kind: 'deposit' | 'deposit-reversed', amount: number) {
  const key = timeKey(world.clock, systemRandom)
  const at = world.clock.now()
  const transfer = { key, kind, playerId, amountOre: kroner(amount), reference: key, at }
  return world.db.transaction().execute((tx) => postTransfer(tx, transfer))
}

test.each([
  ['', 'amount-required', {}],
  ['99,99', 'amount-too-small', { minimumOre: kroner(100) }],
  ['0', 'amount-too-small', { minimumOre: kroner(100) }],
  ['-100', 'amount-invalid', {}],
  ['1e3', 'amount-invalid', {}],
  ['NaN', 'amount-invalid', {}],
  ['１００', 'amount-invalid', {}],
  ['100.5', 'amount-invalid', {}],
  ['500,01', 'too-little-money', { withdrawableOre: kroner(500) }],
  ['999999999', 'too-little-money', { withdrawableOre: kroner(500) }],
])('[PAY-06] a withdrawal of "%s" is refused: %s', async (amount, refusal, details) => {
  const player = await world.player(kroner(500))
  expect(await start(player, amount)).toEqual({ ok: false, refusal, ...details })
})

test('[LIM-05] [PAY-06] what is left on a closed account is withdrawn, however little', async () => {
  const playerId = await world.player(kroner(40))
  const closed = { playerId, standing: 'closed' } as const
  const all = { amount: '40', idempotencyKey: crypto.randomUUID() }
  const ask = (amount: string, player: PayingPlayer = closed) =>
    startWithdrawal(world.context, player, { amount, idempotencyKey: crypto.randomUUID() })
  expect(await listWithdrawals(world.context, closed)).toMatchObject({ minimumOre: ore(1) })
  expect(await ask('0')).toMatchObject({ refusal: 'amount-too-small' })
  const paused = { playerId, standing: 'paused' } as const
  expect(await ask('40', paused)).toMatchObject({ refusal: 'amount-too-small' })
  expect(await ask('40,01')).toMatchObject({ refusal: 'too-little-money' })
  const started = await startWithdrawal(world.context, closed, all)
  if (!started.ok) throw new Error(started.refusal)
  expect(await create(playerId, started.transaction)).toMatchObject({ ok: true })
  expect(await world.cash(playerId)).toBe(0n)
  // The same wish names what was made of it, also now that nothing is left.
  expect(await startWithdrawal(world.context, closed, all)).toMatchObject({
    ok: true,
    transaction: started.transaction,
  })
})

test('[LED-04] who owes money after a forced debit cannot withdraw', async () => {
  const player = await world.player(kroner(100))
  const intentId = await intent(player, '100')
  const second = await intent(player, '100')
  await move(player, 'deposit-reversed', 150)
  expect(await start(player, '100')).toMatchObject({ refusal: 'too-little-money' })
  expect(await create(player, intentId)).toEqual({ ok: false, refusal: 'not-possible' })
  await move(player, 'deposit', 50)
  expect(await create(player, second)).toEqual({ ok: false, refusal: 'too-little-money' })
})

test('[LED-02] a confirmed wish that was refused stays refused, even when there is money now', async () => {
  const player = await world.player(kroner(100))
  const other = await world.player(kroner(100))
  const key = crypto.randomUUID()
  const started = await start(player, '100', key)
  const indebted = await intent(other, '100')
  await move(player, 'deposit-reversed', 70)
  await move(other, 'deposit-reversed', 150)
  const wishes = [
    { by: player, intentId: started.ok ? started.transaction : '', refusal: 'too-little-money' },
    { by: other, intentId: indebted, refusal: 'not-possible' },
  ]
  for (const { by, intentId, refusal } of wishes) {
    expect(await create(by, intentId)).toEqual({ ok: false, refusal })
    await move(by, 'deposit', 500)
    expect(await create(by, intentId)).toEqual({ ok: false, refusal })
  }
  const repeated = await start(player, '100', key)
  expect(repeated).toEqual({ ok: false, refusal: 'too-little-money', withdrawableOre: kroner(30) })
  expect(await start(player, '200', key)).toEqual({ ok: false, refusal: 'conflict' })
  expect(await world.cash(player)).toBe(kroner(530))
  expect(await create(player, await intent(player, '100'))).toMatchObject({ ok: true })
})

test('[LED-02] a wish confirmed many times while its money comes has one answer', async () => {
  for (let run = 0; run < 10; run += 1) {
    const player = await world.player(kroner(100))
    const intentId = await intent(player, '100')
    await move(player, 'deposit-reversed', 1)
    const copies = () => Array.from({ length: 5 }, () => create(player, intentId))
    const [before, , after] = await Promise.all([
      Promise.all(copies()),
      move(player, 'deposit', 1),
      Promise.all(copies()),
    ])
    const answers = [...before, ...after, await create(player, intentId)]
    const [first] = answers
    for (const answer of answers) expect(answer).toEqual(first)
    expect(await world.cash(player)).toBe(first?.ok ? 0n : kroner(100))
  }
})

test('[BONUS-03] a withdrawal made before a bonus is wagered gives it up', async () => {
  const player = await world.player(kroner(500))
  await world.giveBonus(player, 200)
  const wished = await intent(player, '100')
  await expectBonus(player, 'active', 200)
  const tooMuch = await intent(player, '500')
  const made = await create(player, wished)
  expect(made).toMatchObject({ ok: true })
  await expectBonus(player, 'void', 0)
  expect(await create(player, wished)).toEqual(made)
  expect(await create(player, tooMuch)).toMatchObject({ refusal: 'too-little-money' })
  expect(await world.cash(player)).toBe(kroner(400))
  await cancel(player, made.ok ? made.withdrawalId : '')
  await expectBonus(player, 'void', 0)
  expect(await world.cash(player)).toBe(kroner(500))
})

test('[BONUS-03] a withdrawal that is refused takes no bonus', async () => {
  const player = await world.player(kroner(100))
  const wished = await intent(player, '100')
  await move(player, 'deposit-reversed', 1)
  await world.giveBonus(player, 200)
  expect(await create(player, wished)).toMatchObject({ refusal: 'too-little-money' })
  await expectBonus(player, 'active', 200)
})

async function expectBonus(player: PlayerId, state: 'active' | 'void', left: number) {
  const bonuses = world.db.selectFrom('audit_bonuses').select(['state', 'ended_reason'])
  expect(await bonuses.where('player_id', '=', player).execute()).toEqual([
    { state, ended_reason: state === 'void' ? 'withdrawn' : null },
  ])
  expect((await readBalances(world.db, player)).bonusOre).toBe(kroner(left))
}

test('[LED-02] the same key and wish is the same intent; another wish is a conflict', async () => {
  const player = await world.player(kroner(500))
  const key = crypto.randomUUID()
  const first = await start(player, '200', key)
  expect(await start(player, '200,00', key)).toEqual(first)
  expect(await start(player, '300', key)).toEqual({ ok: false, refusal: 'conflict' })
})

test('[LED-02] a wish repeated after it was made, or too late, is answered as it was', async () => {
  const player = await world.player(kroner(500))
  const [made, late] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = await start(player, '200', made)
  const other = await start(player, '100', late)
  const intentId = first.ok ? first.transaction : ''
  const withdrawal = await create(player, intentId)
  expect(await start(player, '200', made)).toEqual(first)
  expect(await create(player, intentId)).toEqual(withdrawal)
  world.clock.advance({ ms: 15 * minuteMs })
  expect(await start(player, '200', made)).toMatchObject({ ok: true, transaction: intentId })
  expect(await create(player, intentId)).toEqual(withdrawal)
  const again = await start(player, '100', late)
  expect(again).toMatchObject({ ok: true, transaction: other.ok ? other.transaction : '' })
  const tooLate = await create(player, again.ok ? again.transaction : '')
  expect(tooLate).toEqual({ ok: false, refusal: 'expired' })
  expect(await start(player, '300', made)).toEqual({ ok: false, refusal: 'conflict' })
  expect(await world.cash(player)).toBe(kroner(300))
})

test('[LED-07] a confirmed withdrawal reserves its money, which nothing else can use', async () => {
  const player = await world.player(kroner(500))
  const intentId = await intent(player, '400')
  expect(await world.cash(player)).toBe(kroner(500))
  const made = await create(player, intentId)
  expect(made).toMatchObject({ ok: true, amountOre: kroner(400) })
  expect(await create(player, intentId)).toEqual(made)
  const { cashOre, reservedOre } = await readBalances(world.db, player)
  expect({ cashOre, reservedOre }).toEqual({ cashOre: kroner(100), reservedOre: kroner(400) })
  expect(await start(player, '101')).toMatchObject({ refusal: 'too-little-money' })
})

test('a withdrawal is made of a known, fresh intent of the same player alone', async () => {
  const player = await world.player(kroner(500))
  const intentId = await intent(player, '100')
  const other = await world.player(kroner(500))
  expect(await create(player, 'none')).toEqual({ ok: false, refusal: 'unknown' })
  expect(await create(other, intentId)).toEqual({ ok: false, refusal: 'unknown' })
  world.clock.advance({ ms: 15 * minuteMs })
  expect(await create(player, intentId)).toEqual({ ok: false, refusal: 'expired' })
  expect(await world.cash(player)).toBe(kroner(500))
})

test('[LED-02] one wish to withdraw that is sent twice at once is one', async () => {
  const player = await world.player(kroner(500))
  const key = crypto.randomUUID()
  const ask = () => start(player, '100', key)
  const answers = await atOnce(world.ownerUrl, 'wallet_withdrawal_intent', [ask, ask])
  const [one, other] = answers.map((each) => each.ok && each.transaction)
  expect(one).toEqual(expect.any(String))
  expect(other).toBe(one)
})

test('[LED-02] one intent confirmed twenty times at once is one withdrawal', async () => {
  const player = await world.player(kroner(500))
  const intentId = await intent(player, '100')
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(player, intentId)))
  expect(new Set(answers.map((each) => each.ok && each.withdrawalId)).size).toBe(1)
  expect(await world.cash(player)).toBe(kroner(400))
})

test('[LED-04] forty withdrawals of one balance at once never take it below zero', async () => {
  const player = await world.player(kroner(1050))
  const intents = await Promise.all(Array.from({ length: 40 }, () => intent(player, '100')))
  const answers = await Promise.all(intents.map((intentId) => create(player, intentId)))
  expect(answers.filter((each) => each.ok)).toHaveLength(10)
  for (const each of answers) {
    if (!each.ok) expect(each.refusal).toBe('too-little-money')
  }
  const { cashOre, reservedOre } = await readBalances(world.db, player)
  expect({ cashOre, reservedOre }).toEqual({ cashOre: kroner(50), reservedOre: kroner(1000) })
})

test('[PAY-07] [SEC-42] a canceled withdrawal returns its money once, and is final', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await created(player, '500')
  expect(await world.cash(player)).toBe(0n)
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(player, withdrawalId)))
  for (const each of answers) {
    expect(each).toMatchObject({ ok: true, withdrawal: { status: 'canceled', mayCancel: false } })
  }
  const { cashOre, reservedOre } = await readBalances(world.db, player)
  expect({ cashOre, reservedOre }).toEqual({ cashOre: kroner(500), reservedOre: ore(0) })
  expect(await world.states(withdrawalId)).toEqual(['pending', 'canceled'])
  const stranger = await world.player()
  expect(await cancel(stranger, withdrawalId)).toEqual({ ok: false, refusal: 'unknown' })
  expect(await cancel(player, 'none')).toEqual({ ok: false, refusal: 'unknown' })
})

test('[PAY-06] the list names the last days of handling and of arrival, and what is left', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await created(player, '100')
  const list = await listWithdrawals(world.context, { playerId: player, standing: 'open' })
  expect(list).toMatchObject({
    ok: true,
    withdrawableOre: kroner(400),
    minimumOre: kroner(100),
    withdrawals: [
      {
        withdrawalId,
        amountOre: kroner(100),
        status: 'pending',
        mayCancel: true,
        waitsFor: ['window'],
        cancelableUntil: after(world.clock.now(), hourMs),
        handledBy: new Date('2026-11-25T22:59:59.999Z'),
        arrivesBy: new Date('2026-11-30T22:59:59.999Z'),
      },
    ],
  })
})

test('[LED-02] a refused wish is refused alike when repeated, even when there is money now', async () => {
  const player = await world.player(kroner(100))
  const key = crypto.randomUUID()
  const refused = await start(player, '150', key)
  expect(refused).toEqual({ ok: false, refusal: 'too-little-money', withdrawableOre: kroner(100) })
  await move(player, 'deposit', 200)
  expect(await start(player, '150', key)).toEqual(refused)
  expect(await start(player, '100', key)).toEqual({ ok: false, refusal: 'conflict' })
  expect(await start(player, '150')).toMatchObject({ ok: true })
})

/** What an editor saves as `payout`, or takes away. */
async function configurePayout(value?: unknown): Promise<void> {
  const by = { author: 'staff:vera', at: world.clock.now() }
  const place = { kind: 'configuration', id: 'payout' } as const
  const item = { id: 900, name: 'payout', type: 'json', value, isPublic: true }
  await world.db.transaction().execute(async (tx) => {
    if (value === undefined) await removeEntry(tx, place, by)
    else await saveEntry(tx, { ...place, place: 0, value: item }, by)
  })
}

test.each([
  [undefined, 30],
  [{ windowMinutes: 45 }, 45],
])(
  '[PAY-07] configured as %j, a withdrawal can be canceled for %i minutes',
  async (value, minutes) => {
    const { payoutDelayMs: _, ...settings } = world.context.settings
    const context = { ...world.context, settings }
    const player = await world.player(kroner(500))
    const shown = async () => {
      const list = await listWithdrawals(context, { playerId: player, standing: 'open' })
      return list.ok ? list.withdrawals[0] : undefined
    }
    await configurePayout(value)
    const intentId = await intent(player, '100')
    // The window begins when MitID has confirmed.
    world.clock.advance({ minutes: 5 })
    const until = after(world.clock.now(), minutes * minuteMs)
    const made = await createWithdrawal(context, { intentId, playerId: player })
    // What was promised when it was made stands, whatever is configured later.
    await configurePayout({ windowMinutes: 1 })
    expect(await shown()).toMatchObject({ cancelableUntil: until, waitsFor: ['window'] })
    await makePayoutBatch(context, after(until, -1))
    expect(await shown()).toMatchObject({ status: 'pending', mayCancel: true })
    world.clock.advance({ ms: minutes * minuteMs })
    expect(await shown()).toMatchObject({ mayCancel: true, waitsFor: [] })
    await makePayoutBatch(context, until)
    expect(await shown()).toMatchObject({ mayCancel: false, waitsFor: ['nemkonto'] })
    const late = await cancel(player, made.ok ? made.withdrawalId : '')
    expect(late).toEqual({ ok: false, refusal: 'too-late' })
  },
)

test('[PAY-05] what is on its way out is the sum of the withdrawals that are open', async () => {
  const player = await world.player(kroner(1000))
  const onTheWay = async () => {
    const list = await listWithdrawals(world.context, { playerId: player, standing: 'open' })
    return list.ok && list.onTheWayOre
  }
  expect(await onTheWay()).toBe(ore(0))
  const first = await created(player, '100')
  await created(player, '250,50')
  expect(await onTheWay()).toBe(ore(350_50))
  await cancel(player, first)
  expect(await onTheWay()).toBe(ore(250_50))
})
