import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { type Call, openMerchant, sayYes } from '../testing/merchant.ts'
import { force, openSandbox, partyAuthorization, postJson } from '../testing/open-sandbox.ts'
import { cards } from './cards.ts'

const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
const deposit = {
  merchantId: 'nordlys',
  userId: '1001',
  sessionId: 'handle',
  reference: 'deposit-1',
  amountOre: '10000',
  cardHolder: 'Anna Nielsen',
  expiryMonth: '12',
  expiryYear: '2029',
  cvv: '123',
}

async function openShop(answer?: Parameters<typeof openMerchant>[0]) {
  const merchant = await openMerchant(answer)
  const sandbox = await openSandbox({ clock, platformUrl: merchant.url })
  const { url } = sandbox
  const pay = async (last4: string, more = {}) => {
    const cardNumber = cards.find((each) => each.last4 === last4)?.number
    const path = '/payments/api/creditcard/deposit/process'
    const response = await postJson(`${url}${path}`, { ...deposit, cardNumber, ...more })
    return { status: response.status, body: await response.json() }
  }
  const statusByReference = async (reference = deposit.reference) => {
    const path = `/payments/api/transactions?reference=${reference}`
    const headers = { authorization: partyAuthorization }
    const { transactions } = await (await fetch(`${url}${path}`, { headers })).json()
    return transactions.at(-1)
  }
  const answerBank = async (txId: string, said: string) => {
    const body = new URLSearchParams({ answer: said })
    return fetch(`${url}/payments/3ds/${txId}`, { method: 'POST', body })
  }
  /** Pays and lets the holder approve, until nothing more happens by itself. */
  const payAndApprove = async (last4: string) => {
    const { body } = await pay(last4)
    await answerBank(body.txId, 'approved')
    await expect.poll(async () => (await statusByReference()).state).not.toBe('PROCESSING')
    return body
  }
  return {
    url,
    merchant,
    pay,
    payAndApprove,
    answerBank,
    statusByReference,
    flush: () => postJson(`${url}/control/flush`, {}),
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

function bodyOf(calls: readonly Call[], action: string) {
  return calls.find((each) => each.action === action)?.body
}

test('[PAY-01] an approved card is verified, authorized and transferred, in the protocol’s words', async () => {
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

test.each([
  [{ cardNumber: '' }, 'card_number', 'required'],
  [{ cardNumber: '4571 0000 0001' }, 'card_number', 'too-short'],
  [{ cardNumber: '4571000000010001' }, 'card_number', 'invalid'],
  [{ cardHolder: ' ' }, 'name_of_cardholder', 'required'],
  [{ expiryMonth: '' }, 'expiry_month', 'required'],
  [{ expiryMonth: '13' }, 'expiry_month', 'invalid'],
  [{ expiryYear: '' }, 'expiry_year', 'required'],
  [{ expiryYear: '2026', expiryMonth: '10' }, 'expiry_year', 'expired'],
  [{ cvv: '' }, 'cvv', 'required'],
  [{ cvv: '12' }, 'cvv', 'too-short'],
  [{ cvv: 'abc' }, 'cvv', 'invalid'],
])('[PAY-04] the card with %o is refused: %s %s', async (wrong, field, code) => {
  await using shop = await openShop()
  const { status, body } = await shop.pay('0000', wrong)
  expect(status).toBe(422)
  expect(body).toEqual({ success: false, errors: [{ field, code }] })
  expect(shop.merchant.actions()).toEqual([])
})

test('a card is good to the end of its month', async () => {
  await using shop = await openShop()
  const { status } = await shop.pay('0001', { expiryYear: '2026', expiryMonth: '11' })
  expect(status).toBe(200)
})

test('status and lists need the platform’s password; the page may ask by its session', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0001')
  const path = `${shop.url}/payments/api/user/transaction/nordlys/1001/${body.txId}/status`
  expect((await fetch(path)).status).toBe(401)
  expect((await fetch(`${path}?sessionId=other`)).status).toBe(401)
  expect((await (await fetch(`${path}?sessionId=handle`)).json()).state).toBe('SUCCESSFUL')
  expect((await fetch(`${shop.url}/payments/api/transactions`)).status).toBe(401)
  const headers = { authorization: partyAuthorization }
  expect((await fetch(path.replace(body.txId, '1'), { headers })).status).toBe(404)
})

test('[LED-08] the list from a moment holds what has changed since', async () => {
  await using shop = await openShop()
  await shop.pay('0001')
  const headers = { authorization: partyAuthorization }
  const since = async (from: string) => {
    const response = await fetch(`${shop.url}/payments/api/transactions?from=${from}`, { headers })
    return (await response.json()).transactions?.length
  }
  expect(await since('2026-11-21T12:00:00Z')).toBe(1)
  expect(await since('2026-11-21T12:00:01Z')).toBe(0)
  expect(await since('i%20dag')).toBeUndefined()
})

test('card data from another origin is refused', async () => {
  await using shop = await openShop()
  const path = `${shop.url}/payments/api/creditcard/deposit/process`
  const response = await postJson(path, deposit, { origin: 'http://localhost:3000' })
  expect(response.status).toBe(403)
})

test('[PAY-01] the card page can be framed by the site alone', async () => {
  await using shop = await openShop()
  const page = (origin: string) => {
    const query = new URLSearchParams({
      merchantId: 'nordlys',
      userId: '1001',
      sessionId: 'h',
      origin,
    })
    return fetch(`${shop.url}/payments/cashier?${query}`)
  }
  const response = await page('http://localhost:3000')
  expect(response.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:3000',
  )
  const text = await response.text()
  for (const label of ['Kortnummer', 'Navn på kortholder', 'Udløbsmåned', 'Kontrolcifre (CVV)']) {
    expect(text).toContain(label)
  }
  expect((await page('http://localhost:4000')).status).toBe(403)
})
