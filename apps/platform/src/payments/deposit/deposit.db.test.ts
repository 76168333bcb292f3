import { challengeWidths } from '@nordlys/contracts'
import { kroner, ore, required, timeOfKey } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeEntry, saveEntry } from '../../content/index.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { startDeposit } from './deposit.ts'
import { readDepositOptions } from './deposit-options.ts'
import { readDeposit } from './read-deposit.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
afterAll(() => world[Symbol.asyncDispose]())

function start(
  player: Parameters<typeof startDeposit>[1],
  amount: string,
  idempotencyKey: string = crypto.randomUUID(),
) {
  const request = { amount, method: 'card', idempotencyKey } as const
  return startDeposit(world.context, player, request)
}

const by = { author: 'staff:vera', at: new Date('2026-11-21T12:00:00Z') }

async function configure(name: string, value: unknown): Promise<void> {
  const item = { id: 1, name, type: 'json', value, isPublic: true }
  const entry = { kind: 'configuration', id: name, place: 0, value: item } as const
  const saved = await world.db.transaction().execute((tx) => saveEntry(tx, entry, by))
  expect(saved).toEqual({ ok: true })
}

async function removeConfiguration(id: string): Promise<void> {
  const entry = { kind: 'configuration', id } as const
  await world.db.transaction().execute((tx) => removeEntry(tx, entry, by))
}

async function countDeposits(): Promise<number> {
  const rows = await world.db.selectFrom('wallet_deposit').select('reference').execute()
  return rows.length
}

test('a player whose offers have stopped deposits, and with no bonus code', async () => {
  const player = { playerId: await world.player(), standing: 'offers-stopped' } as const
  expect((await start(player, '200')).ok).toBe(true)
  const request = { amount: '200', method: 'card', bonus_code: 'NORDLYS500' } as const
  const asked = { ...request, idempotencyKey: crypto.randomUUID() }
  expect(await startDeposit(world.context, player, asked)).toEqual({
    ok: false,
    refusal: 'bonus-barred',
  })
})

async function optionsOf(
  player: Partial<Parameters<typeof readDepositOptions>[1]> = {},
  kind: 'main_deposit' | 'quick_deposit' = 'main_deposit',
) {
  const playerId = player.playerId ?? (await world.player())
  const options = await readDepositOptions(
    world.context,
    { playerId, standing: player.standing ?? 'open' },
    { kind },
  )
  return options.ok ? options : expect.fail(options.refusal)
}

test('[SCREEN-01] the deposit page has the bounds, the quick amounts and what the limits leave', async () => {
  const options = await optionsOf()
  const bounds = { minimumOre: kroner(100), maximumOre: kroner(50_000) }
  expect(options).toMatchObject({
    methods: [{ method: 'card', ...bounds }],
    quickAmountsOre: [kroner(200), kroner(500), kroner(1000)],
    promised: { laterDeposits: [] },
  })
  expect(options.limits.map(({ kind, period, left }) => ({ kind, period, left }))).toEqual([
    { kind: 'deposit', period: 'day', left: { ore: kroner(10_000) } },
  ])
})

test.for(['paused', 'rofus-registered', 'rofus-unanswered', 'locked', 'closed'] as const)(
  '[LIM-06] one who stands as %s is shown no way to pay',
  async (standing) => {
    const player = { playerId: await world.player(), standing }
    const asked = await readDepositOptions(world.context, player, { kind: 'main_deposit' })
    expect(asked).toEqual({ ok: false, refusal: 'not-allowed', reason: standing })
  },
)

test('[REG-04] without a limit there is no way to pay either', async () => {
  const player = { playerId: await world.player(), standing: 'no-deposit-limit' } as const
  const asked = await readDepositOptions(world.context, player, { kind: 'quick_deposit' })
  expect(asked).toEqual({ ok: false, refusal: 'no-deposit-limit' })
})

test('[DATA-15] each kind has the ways to pay that are open for it', async () => {
  const closed = { main_deposit: false, quick_deposit: false }
  await configure('payment_methods', [
    { method: 'card', ...closed, main_deposit: true },
    { method: 'mobile_pay', ...closed, quick_deposit: true },
  ])
  const methodsOf = async (kind: 'main_deposit' | 'quick_deposit') =>
    (await optionsOf({}, kind)).methods.map(({ method }) => method)
  expect(await methodsOf('main_deposit')).toEqual(['card'])
  expect(await methodsOf('quick_deposit')).toEqual(['mobile_pay'])
  await removeConfiguration('payment_methods')
})

test('[PAY-01] the 3-D Secure window has eight widths: 900 on desktop, 700 on what is held', async () => {
  const widths = Object.entries((await optionsOf()).challengeWidths)
  expect(widths).toHaveLength(8)
  for (const [name, width] of widths) expect(width).toBe(name.endsWith('Desktop') ? 900 : 700)
})

test.each([
  ['main_deposit', 'quick_deposit'],
  ['quick_deposit', 'main_deposit'],
] as const)('[DATA-15] a card closed for %s alone still pays a %s', async (closed, open) => {
  const flags = { main_deposit: true, quick_deposit: true }
  const other = { method: 'mobile_pay', ...flags }
  await configure('payment_methods', [{ method: 'card', ...flags, [closed]: false }, other])
  const player = { playerId: await world.player(), standing: 'open' } as const
  const before = await countDeposits()
  const ask = (kind: typeof open | typeof closed, idempotencyKey: string) => {
    const wish = { amount: '100', method: 'card', kind, idempotencyKey } as const
    return startDeposit(world.context, player, wish)
  }
  const key = crypto.randomUUID()
  const refused = { ok: false, refusal: 'method-closed' }
  expect(await ask(closed, key)).toEqual(refused)
  expect(await ask(closed, key)).toEqual(refused)
  expect(await countDeposits()).toBe(before)
  expect(await ask(open, crypto.randomUUID())).toMatchObject({ ok: true })
  await removeConfiguration('payment_methods')
})

test('[LED-02] the same key for the other kind of deposit is a conflict', async () => {
  const player = { playerId: await world.player(), standing: 'open' } as const
  const wish = { amount: '100', method: 'card', idempotencyKey: crypto.randomUUID() } as const
  const ask = (kind: 'main_deposit' | 'quick_deposit') =>
    startDeposit(world.context, player, { ...wish, kind })
  expect(await ask('main_deposit')).toMatchObject({ ok: true })
  expect(await ask('quick_deposit')).toEqual({ ok: false, refusal: 'conflict' })
  expect(await ask('main_deposit')).toMatchObject({ ok: true })
})

test('[DATA-15] a wish without a kind is a main deposit, and a method not listed is closed', async () => {
  await configure('payment_methods', [
    { method: 'mobile_pay', main_deposit: true, quick_deposit: true },
  ])
  expect(await start({ playerId: await world.player(), standing: 'open' }, '100')).toEqual({
    ok: false,
    refusal: 'method-closed',
  })
  await removeConfiguration('payment_methods')
})

test('[DATA-15] the widths of the 3-D Secure window are the ones configured', async () => {
  const widths = Object.fromEntries(Object.keys(challengeWidths).map((name) => [name, 640]))
  await configure('3DS_settings', { ...widths, quickPortraitDesktop: 480 })
  expect(await optionsOf()).toMatchObject({
    challengeWidths: { normalPortraitDesktop: 640, quickPortraitDesktop: 480 },
  })
  await removeConfiguration('3DS_settings')
})

test.each([
  ['', 'amount-required'],
  ['   ', 'amount-required'],
  ['99,99', 'amount-too-small'],
  ['0', 'amount-too-small'],
  ['50.001', 'amount-too-large'],
  ['100.001', 'amount-too-large'],
  ['999999999', 'amount-too-large'],
  ['99.99', 'amount-invalid'],
  ['-100', 'amount-invalid'],
  ['−100', 'amount-invalid'],
  ['+100', 'amount-invalid'],
  ['1e9', 'amount-invalid'],
  ['1e3', 'amount-invalid'],
  ['0x64', 'amount-invalid'],
  ['NaN', 'amount-invalid'],
  ['Infinity', 'amount-invalid'],
  ['100,001', 'amount-invalid'],
  ['100,', 'amount-invalid'],
  ['1000000000', 'amount-invalid'],
  ['9007199254740993', 'amount-invalid'],
  ['１００', 'amount-invalid'],
  ['१००', 'amount-invalid'],
  ['[100]', 'amount-invalid'],
  ['1.00', 'amount-invalid'],
  ['10.00,00', 'amount-invalid'],
  ['100\u0000', 'amount-invalid'],
])('[VAL-05] an amount of "%s" is refused: %s', async (amount, refusal) => {
  const player = await world.player()
  const before = await countDeposits()
  expect(await start({ playerId: player, standing: 'open' }, amount)).toMatchObject({
    ok: false,
    refusal,
  })
  expect(await countDeposits()).toBe(before)
})

test.each([
  ['100', 10_000],
  ['100,00', 10_000],
  [' 250,5 ', 25_050],
  ['1.000', 100_000],
  ['500 kr.', 50_000],
])('[VAL-05] an amount of "%s" is %d øre', async (amount, amountOre) => {
  const started = await start({ playerId: await world.player(), standing: 'open' }, amount)
  expect(started).toMatchObject({ ok: true, deposit: { amountOre: BigInt(amountOre) } })
})

test('a deposit is refused in the order of its contract', async () => {
  const player = await world.player(ore(0), kroner(300))
  const refused = { playerId: player, standing: 'rofus-registered' } as const
  expect(await start(refused, '99')).toMatchObject({ refusal: 'amount-too-small' })
  expect(await start(refused, '301')).toEqual({
    ok: false,
    refusal: 'not-allowed',
    reason: 'rofus-registered',
  })
  const unlimited = { playerId: player, standing: 'no-deposit-limit' } as const
  expect(await start(unlimited, '301')).toEqual({ ok: false, refusal: 'no-deposit-limit' })
  expect(await start({ playerId: player, standing: 'open' }, '301')).toEqual({
    ok: false,
    refusal: 'limit-exceeded',
    period: 'day',
    limitOre: kroner(300),
    leftOre: kroner(300),
  })
})

test('[LED-02] the same key and wish gets the same answer; another wish is a conflict', async () => {
  const player = { playerId: await world.player(ore(0), kroner(300)), standing: 'open' } as const
  const key = crypto.randomUUID()
  const first = await start(player, '200', key)
  world.clock.advance({ seconds: 30 })
  expect(await start(player, '200,00', key)).toEqual(first)
  expect(await start({ ...player, standing: 'rofus-registered' }, '200', key)).toEqual(first)
  expect(await start(player, '250', key)).toEqual({ ok: false, refusal: 'conflict' })
  const other = { playerId: await world.player(), standing: 'open' } as const
  expect(await start(other, '250', key)).toMatchObject({ ok: true })
})

test('[LED-02] twenty clicks at the same moment are one deposit', async () => {
  const player = { playerId: await world.player(ore(0), kroner(200)), standing: 'open' } as const
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(player, '200', key)))
  expect(new Set(answers.map((each) => each.ok && each.deposit.reference)).size).toBe(1)
  expect(answers.every((each) => each.ok)).toBe(true)
})

test('[LIM-01] two deposits that race for one limit do not both pass', async () => {
  const player = { playerId: await world.player(ore(0), kroner(1000)), standing: 'open' } as const
  const answers = await Promise.all(Array.from({ length: 12 }, () => start(player, '300')))
  expect(answers.filter((each) => each.ok)).toHaveLength(3)
  for (const each of answers) {
    if (!each.ok) expect(each).toMatchObject({ refusal: 'limit-exceeded', leftOre: kroner(100) })
  }
})

test('a deposit is read by its owner alone, and its session is kept as a hash alone', async () => {
  const started = await world.deposit(await world.player(), '100')
  const { reference } = started.deposit
  const at = world.clock.now()
  expect(timeOfKey(reference as never)).toEqual(at)
  const mine = await readDeposit(world.context, { playerId: started.player, reference })
  expect(mine).toMatchObject({ ok: true, deposit: { status: 'initiated', reference } })
  const stranger = await world.player()
  const theirs = await readDeposit(world.context, { playerId: stranger, reference })
  expect(theirs).toEqual({ ok: false, refusal: 'unknown' })
  const row = JSON.stringify(await world.depositRow(reference), (_, value) => String(value))
  expect(row).not.toContain(required(started.cashier, 'a card page').sessionId)
})

test('[LED-02] a refused start is refused alike when repeated; its key serves nothing else', async () => {
  const player = { playerId: await world.player(ore(0), kroner(200)), standing: 'open' } as const
  const key = crypto.randomUUID()
  const refused = await start(player, '300', key)
  expect(refused).toMatchObject({ refusal: 'limit-exceeded', leftOre: kroner(200) })
  await start(player, '100')
  expect(await start(player, '300', key)).toEqual(refused)
  expect(await start(player, '100', key)).toEqual({ ok: false, refusal: 'conflict' })
  const booked = await world.deposit(player.playerId, '100')
  await world.callback('transfer', messageOf(booked, `tx-${booked.deposit.reference}`))
  const later = crypto.randomUUID()
  const full = await start(player, '150', later)
  expect(full).toMatchObject({ refusal: 'limit-exceeded', roomAt: expect.any(Date) })
  expect(await start(player, '150', later)).toEqual(full)
})
