import { kroner, minuteMs, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { depositStandings } from '../../limits/index.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { readDeposit } from '../deposit/read-deposit.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

let transactions = 1_795_267_990_123_000
function newTxId(): string {
  transactions += 1
  return transactions.toString()
}

async function usedOre(player: Parameters<TestPayments['cash']>[0]): Promise<bigint | undefined> {
  const { limits } = await depositStandings(world.db, player, world.clock.now())
  return limits[0]?.usedOre
}

async function started(amount = '100', limit = kroner(10_000)) {
  const deposit = await world.deposit(await world.player(ore(0), limit), amount)
  return { ...deposit, reference: deposit.deposit.reference, txId: newTxId() }
}

test('[PAY-01] a card deposit goes through verifyuser, authorize and transfer to the account', async () => {
  const deposit = await started()
  const { cashier, txId, reference } = deposit
  const { sessionId, userId } = cashier
  const verified = await world.callback('verifyuser', { sessionId, userId })
  expect(verified).toMatchObject({
    status: 200,
    body: { userId, success: true, firstName: 'Anna', country: 'DNK', balanceCy: 'DKK' },
  })
  const authorized = await world.callback('authorize', messageOf(deposit, txId))
  expect(authorized.body).toMatchObject({ userId, success: true, merchantTxId: reference })
  expect(authorized.body.authCode).toMatch(/^[0-9a-f-]{36}$/)
  expect(await world.depositRow(reference)).toMatchObject({ status: 'pending', psp_tx_id: txId })
  expect(await world.cash(deposit.player)).toBe(0n)
  const transferred = await world.callback('transfer', messageOf(deposit, txId))
  expect(transferred.body).toEqual({ userId, success: true, txId, merchantTxId: reference })
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await world.states(reference)).toEqual([
    'initiated',
    'pending',
    'processing',
    'implemented',
  ])
})

test('[VAL-04] of the card nothing is kept but brand, last four digits and expiry month', async () => {
  const deposit = await started()
  await world.callback('transfer', messageOf(deposit, deposit.txId))
  const row = await world.depositRow(deposit.reference)
  expect(row).toMatchObject({
    card_brand: 'Visa/Dankort',
    card_last4: '0000',
    card_expiry_month: '2029-12',
  })
  expect(JSON.stringify(row, (_, value) => String(value))).not.toContain('457100')
})

test.each([
  ['no credential', ''],
  ['another password', `Basic ${Buffer.from('provider:guess').toString('base64')}`],
  ['another user', `Basic ${Buffer.from('someone:callback-secret').toString('base64')}`],
  ['another scheme', 'Bearer callback-secret'],
])('a forged message with %s is refused and books nothing', async (_, credential) => {
  const deposit = await started()
  for (const action of ['verifyuser', 'authorize', 'transfer', 'cancel']) {
    const message = messageOf(deposit, deposit.txId)
    expect((await world.callback(action, message, credential)).status).toBe(401)
  }
  expect(await world.depositRow(deposit.reference)).toMatchObject({ status: 'initiated' })
  expect(await world.cash(deposit.player)).toBe(0n)
})

test.each([
  ['a number for an amount', { txAmount: 100 }],
  ['no decimals', { txAmount: '100' }],
  ['a withdrawal', { txAmount: '-100.00' }],
  ['nothing', { txAmount: '0.00' }],
  ['an exponent', { txAmount: '1e3' }],
  ['another currency', { txAmountCy: 'EUR' }],
  ['no transaction', { txId: undefined }],
  ['a transaction of odd signs', { txId: "1'; DROP TABLE" }],
  ['a user that is none', { userId: '0x10' }],
  ['a list of users', { userId: ['1'] }],
])('a message with %s is not one, so that it is sent again', async (_, over) => {
  const deposit = await started()
  const message = messageOf(deposit, deposit.txId, over)
  for (const action of ['authorize', 'transfer', 'cancel']) {
    expect((await world.callback(action, message)).status).toBe(400)
  }
  expect(await world.cash(deposit.player)).toBe(0n)
})

test('verifyuser knows a session only with its own user, while it lives and is unpaid', async () => {
  const deposit = await started()
  const { sessionId, userId } = deposit.cashier
  const refused = { status: 200, body: { success: false, errCode: 'SESSION_INVALID' } }
  expect(await world.callback('verifyuser', { sessionId: 'x', userId })).toMatchObject(refused)
  const other = (await world.player()).toString()
  expect(await world.callback('verifyuser', { sessionId, userId: other })).toMatchObject(refused)
  expect((await world.callback('verifyuser', { sessionId: [sessionId], userId })).status).toBe(400)
  await world.callback('transfer', messageOf(deposit, deposit.txId))
  expect(await world.callback('verifyuser', { sessionId, userId })).toMatchObject(refused)
})

test('[REG-05] a player whom ROFUS stops in the meantime can neither begin nor authorize', async () => {
  const deposit = await started()
  world.standings.set(deposit.player, 'rofus-registered')
  const { sessionId, userId } = deposit.cashier
  const verified = await world.callback('verifyuser', { sessionId, userId })
  expect(verified.body).toMatchObject({ success: false, errCode: 'NOT_ALLOWED' })
  expect(await world.depositRow(deposit.reference)).toMatchObject({ failure: 'not-allowed' })
  const second = await started()
  world.standings.set(second.player, 'rofus-unanswered')
  const authorized = await world.callback('authorize', messageOf(second, second.txId))
  expect(authorized.body).toMatchObject({ success: false, errCode: 'NOT_ALLOWED' })
  expect(await usedOre(second.player)).toBe(0n)
})

test('authorize refuses a stranger’s session, a closed deposit and a second transaction', async () => {
  const deposit = await started()
  const authorize = async (txId: string, over: object = {}) =>
    (await world.callback('authorize', messageOf(deposit, txId, { ...over }))).body
  const other = await started()
  const invalid = { success: false, errCode: 'SESSION_INVALID' }
  const foreign = { sessionId: other.cashier.sessionId }
  expect(await authorize(newTxId(), foreign)).toMatchObject(invalid)
  expect(await authorize(newTxId(), { userId: other.player.toString() })).toMatchObject(invalid)
  expect(await authorize(newTxId(), { attributes: { reference: 'none' } })).toMatchObject(invalid)
  expect(await authorize(newTxId(), { attributes: {} })).toMatchObject(invalid)
  expect(await authorize(deposit.txId)).toMatchObject({ success: true })
  const closed = { success: false, errCode: 'DEPOSIT_CLOSED' }
  expect(await authorize(newTxId())).toMatchObject(closed)
  await world.callback('cancel', messageOf(deposit, deposit.txId, { statusCode: '504' }))
  expect(await authorize(newTxId())).toMatchObject(closed)
})

test('[LIM-01] an amount raised in the browser is reserved anew, or the deposit is over', async () => {
  const fits = await started('100', kroner(300))
  const raised = { txAmount: '300.00' }
  const message = messageOf(fits, fits.txId, raised)
  expect((await world.callback('authorize', message)).body).toMatchObject({ success: true })
  expect(await usedOre(fits.player)).toBe(kroner(300))
  const exceeds = await started('100', kroner(299))
  const refused = await world.callback('authorize', messageOf(exceeds, exceeds.txId, raised))
  expect(refused.body).toMatchObject({ success: false, errCode: 'LIMIT_EXCEEDED' })
  expect(await world.depositRow(exceeds.reference)).toMatchObject({
    status: 'canceled',
    failure: 'limit-exceeded',
  })
  expect(await usedOre(exceeds.player)).toBe(0n)
  const small = await started()
  const tiny = messageOf(small, small.txId, { txAmount: '1.00' })
  expect((await world.callback('authorize', tiny)).body).toMatchObject({
    success: false,
    errCode: 'AMOUNT_NOT_ALLOWED',
  })
})

test('[LED-02] a repeated message gets the stored answer and changes nothing', async () => {
  const deposit = await started()
  const message = messageOf(deposit, deposit.txId)
  for (const action of ['authorize', 'transfer']) {
    const first = await world.callback(action, message)
    world.clock.advance({ minutes: 1 })
    expect(await world.callback(action, message)).toEqual(first)
  }
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  const before = await world.audited('payment-message-differs')
  const other = messageOf(deposit, deposit.txId, { txAmount: '900.00' })
  expect((await world.callback('transfer', other)).body).toMatchObject({ success: true })
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await world.audited('payment-message-differs')).toBe(before + 1)
})

test('[LED-02] leave to take one amount is never leave to take another, nor of another player', async () => {
  const deposit = await started()
  const message = messageOf(deposit, deposit.txId)
  const yes = await world.callback('authorize', message)
  expect(yes.body).toMatchObject({ success: true })
  const stranger = await world.player()
  const changes = [{ txAmount: '50000.00' }, { userId: stranger.toString() }]
  for (const change of changes) {
    const altered = messageOf(deposit, deposit.txId, change)
    expect((await world.callback('authorize', altered)).body).toMatchObject({
      success: false,
      errCode: 'TRANSACTION_DIFFERS',
    })
  }
  expect(await world.callback('authorize', message)).toEqual(yes)
})

test('[LED-02] twenty transfers at the same moment book once and answer alike', async () => {
  const deposit = await started()
  const message = messageOf(deposit, deposit.txId)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.callback('transfer', message)),
  )
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(await world.cash(deposit.player)).toBe(kroner(100))
})

test('[LED-04] all three messages at the same moment leave money and state agreeing', async () => {
  for (let round = 0; round < 8; round++) {
    const deposit = await started()
    const message = messageOf(deposit, deposit.txId, { statusCode: '600' })
    await Promise.all(
      ['authorize', 'cancel', 'transfer'].map((action) => world.callback(action, message)),
    )
    expect(await world.cash(deposit.player)).toBe(kroner(100))
    expect(await usedOre(deposit.player)).toBe(kroner(100))
  }
})

test('a transfer books without authorize, and of the amount that truly came', async () => {
  const deposit = await started('200')
  const message = messageOf(deposit, deposit.txId, { txAmount: '100.00' })
  expect((await world.callback('transfer', message)).body).toMatchObject({ success: true })
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await usedOre(deposit.player)).toBe(kroner(100))
  expect(await world.depositRow(deposit.reference)).toMatchObject({
    requested_ore: kroner(200),
    amount_ore: kroner(100),
  })
})

test('a transfer after the cancel books beside the closed deposit, which stays closed', async () => {
  const deposit = await started()
  const { reference, player, txId } = deposit
  await world.callback('authorize', messageOf(deposit, txId))
  await world.callback('cancel', messageOf(deposit, txId, { statusCode: '551' }))
  expect(await world.depositRow(reference)).toMatchObject({ failure: 'authentication-timeout' })
  expect(await usedOre(player)).toBe(0n)
  expect((await world.callback('transfer', messageOf(deposit, txId))).body.success).toBe(true)
  expect(await world.cash(player)).toBe(kroner(100))
  expect(await usedOre(player)).toBe(kroner(100))
  expect(await world.states(reference)).toEqual(['initiated', 'pending', 'canceled'])
  const shown = await readDeposit(world.context, { playerId: player, reference })
  expect(shown).toMatchObject({ ok: true, deposit: { reference, status: 'implemented' } })
})

test('[LIM-01] late money counts in a limit that has no room left for it', async () => {
  const deposit = await started('100', kroner(100))
  const { player, txId } = deposit
  await world.callback('authorize', messageOf(deposit, txId))
  await world.callback('cancel', messageOf(deposit, txId, { statusCode: '551' }))
  const next = await world.deposit(player, '100')
  await world.callback('transfer', messageOf(next, newTxId()))
  await world.callback('transfer', messageOf(deposit, txId))
  expect(await usedOre(player)).toBe(kroner(200))
  expect(await world.cash(player)).toBe(kroner(200))
})

test('a cancel after the transfer is refused and noted; the money stays', async () => {
  const deposit = await started()
  const message = messageOf(deposit, deposit.txId, { statusCode: '600' })
  await world.callback('transfer', message)
  const before = await world.audited('late-cancel-refused')
  const late = await world.callback('cancel', message)
  expect(late.body).toMatchObject({ success: false, errCode: 'ALREADY_TRANSFERRED' })
  expect(await world.cash(deposit.player)).toBe(kroner(100))
  expect(await world.depositRow(deposit.reference)).toMatchObject({ status: 'implemented' })
  expect(await world.audited('late-cancel-refused')).toBe(before + 1)
})

test('money under an unknown reference is the player’s, counted, and noted for people', async () => {
  const deposit = await started('100', kroner(300))
  const before = await world.audited('deposit-money-unasked')
  const unknown = { attributes: { reference: 'not-ours' }, txAmount: '500.00' }
  const message = messageOf(deposit, deposit.txId, unknown)
  expect((await world.callback('transfer', message)).body).toMatchObject({ success: true })
  expect(await world.cash(deposit.player)).toBe(kroner(500))
  expect(await usedOre(deposit.player)).toBe(kroner(600))
  expect(await world.audited('deposit-money-unasked')).toBe(before + 1)
  const nobody = messageOf(deposit, newTxId(), { userId: '999999999' })
  expect((await world.callback('transfer', nobody)).body).toMatchObject({
    success: false,
    errCode: 'USER_UNKNOWN',
  })
})

test('[FLT-03] leave to take what has come already is refused, whatever deposit it names now', async () => {
  const deposit = await started()
  const unasked = messageOf(deposit, deposit.txId, { attributes: {} })
  expect((await world.callback('transfer', unasked)).body).toMatchObject({ success: true })
  expect((await world.callback('authorize', messageOf(deposit, deposit.txId))).body).toMatchObject({
    success: false,
    errCode: 'DEPOSIT_CLOSED',
  })
  expect(await world.depositRow(deposit.reference)).toMatchObject({ status: 'initiated' })
})

test('two transactions under one reference are two deposits: both took money', async () => {
  const deposit = await started()
  await world.callback('transfer', messageOf(deposit, deposit.txId))
  await world.callback('transfer', messageOf(deposit, newTxId()))
  expect(await world.cash(deposit.player)).toBe(kroner(200))
})

test.each([
  ['504', 'no-funds'],
  ['531', 'card-expired'],
  ['550', 'authentication-failed'],
  ['nonsense', 'server-error'],
])(
  '[PAY-04] a cancel with code %s ends the deposit as %s and frees its limit',
  async (code, failure) => {
    const deposit = await started()
    await world.callback('authorize', messageOf(deposit, deposit.txId))
    const message = messageOf(deposit, deposit.txId, { statusCode: code })
    expect((await world.callback('cancel', message)).body).toEqual({
      userId: deposit.player.toString(),
      success: true,
    })
    expect(await world.depositRow(deposit.reference)).toMatchObject({ status: 'canceled', failure })
    expect(await usedOre(deposit.player)).toBe(0n)
  },
)

test('an auditor reads every payment and every step, and can change neither', async () => {
  const deposit = await started()
  await world.callback('transfer', messageOf(deposit, deposit.txId))
  await world.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    await sql`SET ROLE auditor`.execute(connection)
    try {
      const payments = await sql`
        SELECT direction, method, amount_ore, status, psp_ref FROM audit_payments
        WHERE payment_id = ${deposit.reference}`.execute(connection)
      expect(payments.rows).toEqual([
        {
          direction: 'deposit',
          method: 'card',
          amount_ore: kroner(100),
          status: 'implemented',
          psp_ref: deposit.txId,
        },
      ])
      const steps = sql`SELECT to_status FROM audit_payment_statuses
        WHERE payment_id = ${deposit.reference} ORDER BY status_id`
      expect((await steps.execute(connection)).rows).toHaveLength(4)
      const change = sql`UPDATE audit_payments SET status = 'canceled'`.execute(connection)
      await expect(change).rejects.toThrow()
    } finally {
      await sql`SET ROLE nordlys_app`.execute(connection)
    }
  })
})

test('a cashier session ends after an hour', async () => {
  const deposit = await started()
  world.clock.advance({ ms: 60 * minuteMs })
  const late = await world.callback('authorize', messageOf(deposit, deposit.txId))
  expect(late.body).toMatchObject({ success: false, errCode: 'SESSION_INVALID' })
})
