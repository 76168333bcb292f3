import { expect, test } from 'vitest'
import { sayYes } from '../testing/merchant.ts'
import { force, postJson } from '../testing/open-sandbox.ts'
import { bodyOf, openShop } from '../testing/open-shop.ts'

test('[PAY-01] a card is verified, authorized and transferred in the protocol’s words', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0000')
  expect(body).toMatchObject({
    success: true,
    txState: 'WAITING_INPUT',
    statusCode: 301,
    redirectOutput: { container: 'iframe', url: `${shop.url}/payments/3ds/${body.txId}` },
  })
  expect(shop.merchant.actions()).toEqual(['verifyuser', 'authorize'])
  await shop.answerBank(body.txId, 'approved')
  await expect.poll(async () => (await shop.statusByReference()).state).toBe('SUCCESSFUL')
  const { calls } = shop.merchant
  expect(calls.map((each) => each.authorization)).toEqual(
    Array(3).fill(`Basic ${btoa('sandbox-payments:sandbox-secret')}`),
  )
  expect(bodyOf(calls, 'verifyuser')).toEqual({ sessionId: 'handle', userId: '1001' })
  const common = {
    userId: '1001',
    txAmount: '100.00',
    txAmountCy: 'DKK',
    txId: body.txId,
    txTypeId: '108',
    txName: 'CreditcardDeposit',
    provider: 'SandboxPay',
    pspService: 'Visa/Dankort',
    accountId: expect.stringMatching(/^acc-[0-9a-f]{16}$/),
    accountHolder: 'Anna Nielsen',
    maskedAccount: '457100******0000',
    expiryMonth: '12',
    expiryYear: '2029',
    attributes: { reference: 'deposit-1' },
  }
  expect(bodyOf(calls, 'authorize')).toEqual({ ...common, sessionId: 'handle' })
  expect(bodyOf(calls, 'transfer')).toEqual({
    ...common,
    authCode: `auth-${body.txId}`,
    txPspAmount: '100.00',
    fee: '0.00',
    feeCy: 'DKK',
    feeMode: 'A',
    txRefId: `nordlysA${body.txId}`,
    pspRefId: `psp-${body.txId}`,
    statusCode: '0',
    pspStatusCode: '00',
  })
})

test('[PAY-01] neither number nor control digits leave the provider', async () => {
  await using shop = await openShop()
  await shop.payAndApprove('0000')
  const told = JSON.stringify([shop.merchant.calls, await shop.statusByReference()])
  expect(told).not.toContain('4571000000010000')
  expect(told).not.toMatch(/cvv/i)
})

const authorized = ['verifyuser', 'authorize']

test.each([
  ['0000', [...authorized, 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0555', [...authorized, 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0504', [...authorized, 'cancel'], 'FAILED', 504, '0.00'],
  ['0530', [...authorized, 'cancel'], 'FAILED', 530, '0.00'],
  ['0550', [...authorized, 'cancel'], 'FAILED', 550, '0.00'],
  ['0551', [...authorized, 'cancel'], 'FAILED', 551, '0.00'],
  ['0101', [...authorized, 'transfer', 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0102', ['verifyuser', 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0103', [...authorized, 'transfer'], 'SUCCESSFUL', 0, '50.00'],
  ['0104', [...authorized, 'transfer', 'cancel'], 'SUCCESSFUL', 0, '100.00'],
  ['0105', [...authorized, 'transfer', 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0107', [...authorized, 'transfer', 'transfer'], 'SUCCESSFUL', 0, '100.00'],
  ['0400', authorized, 'INCONSISTENT', 400, '100.00'],
  ['0106', authorized, 'INCONSISTENT', 400, '100.00'],
])('[PAY-04] card %s after approval: %j', async (last4, actions, state, statusCode, captured) => {
  await using shop = await openShop()
  await shop.payAndApprove(last4)
  await expect.poll(() => shop.merchant.actions()).toEqual(actions)
  expect(await shop.statusByReference()).toMatchObject({ state, statusCode, captured })
  // Nothing more comes, but for what was held back.
  await shop.flush()
  const heldBack = state === 'INCONSISTENT' ? ['transfer'] : []
  expect(shop.merchant.actions()).toEqual([...actions, ...heldBack])
})

test.each([
  ['0001', [...authorized, 'transfer'], 'SUCCESSFUL', 0],
  ['0519', [...authorized, 'cancel'], 'FAILED', 519],
  ['0531', [...authorized, 'cancel'], 'FAILED', 531],
  ['0532', [...authorized, 'cancel'], 'FAILED', 532],
])(
  '[PAY-04] card %s comes to its end without the bank asking: %j',
  async (last4, actions, state, code) => {
    await using shop = await openShop()
    const { body } = await shop.pay(last4)
    expect(body).toMatchObject({ txState: state, statusCode: code })
    expect(body.redirectOutput).toBeUndefined()
    expect(shop.merchant.actions()).toEqual(actions)
  },
)

test.each(['0400', '0106'])(
  'card %s is transferred after all when what waits is sent',
  async (last4) => {
    await using shop = await openShop()
    await shop.payAndApprove(last4)
    await shop.flush()
    expect(shop.merchant.actions()).toEqual([...authorized, 'transfer'])
    expect((await shop.statusByReference()).state).toBe('SUCCESSFUL')
  },
)

test('special transfers differ in what they say', async () => {
  await using shop = await openShop()
  await shop.payAndApprove('0103')
  expect(bodyOf(shop.merchant.calls, 'transfer')?.txAmount).toBe('50.00')
  await using other = await openShop()
  await other.payAndApprove('0102')
  expect(bodyOf(other.merchant.calls, 'transfer')).not.toHaveProperty('authCode')
  await using third = await openShop()
  await third.payAndApprove('0107')
  expect(third.merchant.calls.at(2)?.raw).toMatch(/^<html>/)
  expect(third.merchant.calls.at(3)?.body.txAmount).toBe('100.00')
})

test('[PAY-01] a refusal in the bank cancels with 550 and the bank’s words', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0000')
  await shop.answerBank(body.txId, 'rejected')
  await expect.poll(async () => (await shop.statusByReference()).state).toBe('FAILED')
  expect(bodyOf(shop.merchant.calls, 'cancel')).toMatchObject({
    statusCode: '550',
    pspStatusCode: '3DN',
    pspStatusMessage: '3DS_FAILED',
    txAmount: '100.00',
    authCode: `auth-${body.txId}`,
  })
})

test('[PAY-01] a question left unanswered stays open, then is cancelled with 551', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0000')
  await shop.answerBank(body.txId, 'abandoned')
  expect((await shop.statusByReference()).state).toBe('WAITING_INPUT')
  await shop.flush()
  expect(bodyOf(shop.merchant.calls, 'cancel')?.statusCode).toBe('551')
  expect((await shop.statusByReference()).statusCode).toBe(551)
})

test('[PAY-01] a player who closes the bank’s question cancels with 600', async () => {
  await using shop = await openShop()
  const { txId } = (await shop.pay('0000')).body
  const giveUp = async (sessionId: string) => {
    const response = await postJson(`${shop.url}/payments/cashier/cancel`, { txId, sessionId })
    return response.json()
  }
  expect(await giveUp('other')).toEqual({ ok: false })
  expect(await giveUp('handle')).toEqual({ ok: true })
  await expect.poll(async () => (await shop.statusByReference()).state).toBe('CANCELLED')
  expect(bodyOf(shop.merchant.calls, 'cancel')).toMatchObject({
    statusCode: '600',
    pspStatusMessage: 'CANCELLED_BY_USER',
  })
  expect(await giveUp('handle')).toEqual({ ok: false })
})

test('the bank takes one answer only', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0000')
  await shop.answerBank(body.txId, 'approved')
  expect((await shop.answerBank(body.txId, 'rejected')).status).toBe(410)
  await shop.flush()
  expect(shop.merchant.actions()).not.toContain('cancel')
})

test('a second request for a deposit under way gets the same payment', async () => {
  await using shop = await openShop()
  const first = await shop.pay('0000')
  const second = await shop.pay('0000')
  expect(second.body.txId).toBe(first.body.txId)
  expect(shop.merchant.actions()).toEqual(authorized)
})

test('a transfer is repeated until it is understood', async () => {
  await using shop = await openShop((call, before) => {
    if (call.action !== 'transfer' || before >= 3) return sayYes(call)
    return before === 0 ? 'no-answer' : { status: 503, body: { error: 'down' } }
  })
  await shop.pay('0001')
  expect(shop.merchant.actions().filter((each) => each === 'transfer')).toHaveLength(4)
  expect((await shop.statusByReference()).state).toBe('SUCCESSFUL')
})

test('a refused late cancel has been understood, a refused transfer has not', async () => {
  await using shop = await openShop((call, before) => {
    const isRefused = call.action === 'cancel' || (call.action === 'transfer' && before === 0)
    return isRefused ? { status: 200, body: { success: false } } : sayYes(call)
  })
  await shop.payAndApprove('0104')
  await shop.flush()
  expect(shop.merchant.actions()).toEqual([...authorized, 'transfer', 'transfer', 'cancel'])
  const [first, second] = shop.merchant.calls.filter((each) => each.action === 'transfer')
  expect(second?.raw).toBe(first?.raw)
})

test('a transfer that nobody takes waits in the queue, and the look-up knows of the money', async () => {
  let isUp = false
  await using shop = await openShop((call) => {
    return call.action === 'transfer' && !isUp ? { status: 503, body: {} } : sayYes(call)
  })
  await shop.pay('0001')
  expect(await shop.statusByReference()).toMatchObject({
    state: 'INCONSISTENT',
    captured: '100.00',
  })
  isUp = true
  await shop.flush()
  expect((await shop.statusByReference()).state).toBe('SUCCESSFUL')
})

test('a refused player ends the payment before any amount is asked for', async () => {
  await using shop = await openShop(() => {
    return { status: 200, body: { userId: '1001', success: false, errCode: '548', errMsg: 'x' } }
  })
  const { body } = await shop.pay('0000')
  expect(body).toMatchObject({ success: false, txState: 'FAILED', statusCode: 548 })
  expect(shop.merchant.actions()).toEqual(['verifyuser'])
})

test('a refused amount ends the payment without a cancel', async () => {
  await using shop = await openShop((call) => {
    return call.action === 'authorize' ? { status: 200, body: { success: false } } : sayYes(call)
  })
  const { body } = await shop.pay('0000')
  expect(body).toMatchObject({ success: false, txState: 'CANCELLED', statusCode: 601 })
  expect(shop.merchant.actions()).toEqual(authorized)
})

test('an authorize without an answer is cancelled: the amount may be reserved', async () => {
  await using shop = await openShop((call) =>
    call.action === 'authorize' ? 'no-answer' : sayYes(call),
  )
  const { body } = await shop.pay('0000')
  expect(body).toMatchObject({ txState: 'FAILED', statusCode: 500 })
  expect(shop.merchant.actions()).toEqual([...authorized, 'cancel'])
})

test('the next card can be told to decline, to be held, or to be told of twice', async () => {
  await using shop = await openShop()
  await force(shop.url, 'payments', 'decline-540')
  await force(shop.url, 'payments', 'frictionless', 'always')
  expect((await shop.pay('0000')).body.statusCode).toBe(540)
  await force(shop.url, 'payments', 'duplicate-callbacks')
  await shop.pay('0000', { reference: 'deposit-2' })
  expect(shop.merchant.actions().filter((each) => each === 'transfer')).toHaveLength(2)
  await force(shop.url, 'payments', 'hold-callbacks')
  expect((await shop.pay('0000', { reference: 'deposit-3' })).body.txState).toBe('INCONSISTENT')
  await shop.flush()
  expect((await shop.statusByReference('deposit-3')).state).toBe('SUCCESSFUL')
})
