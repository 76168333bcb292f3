import { expect, test } from 'vitest'
import { credentials, money, openTill, payAtTill, wish } from './test-till.ts'

const aggregate = (authorized: number, captured = 0, refunded = 0, cancelled = 0) => ({
  authorizedAmount: money(authorized),
  capturedAmount: money(captured),
  refundedAmount: money(refunded),
  cancelledAmount: money(cancelled),
})

test.each(Object.keys(credentials))('no token is given without the right %s', async (name) => {
  await using till = await openTill()
  const headers = { ...credentials, [name]: 'other' }
  const path = `${till.url}/mobilepay/accesstoken/get`
  expect((await fetch(path, { method: 'POST', headers })).status).toBe(401)
})

test('a token is good for an hour of the sandbox’s clock', async () => {
  await using till = await openTill()
  await till.begin()
  till.clock.advance({ minutes: 59, seconds: 59 })
  expect((await till.get(`/epayment/v1/payments/${wish.reference}`)).status).toBe(200)
  till.clock.advance({ seconds: 1 })
  expect((await till.get(`/epayment/v1/payments/${wish.reference}`)).status).toBe(401)
})

test('a call names its sales unit and shows its subscription', async () => {
  await using till = await openTill()
  const ask = async (more: object) =>
    (
      await fetch(`${till.url}/mobilepay/webhooks/v1/webhooks`, {
        headers: { ...till.headers, ...more },
      })
    ).status
  expect(await ask({})).toBe(200)
  expect(await ask({ 'ocp-apim-subscription-key': 'other' })).toBe(401)
  expect(await ask({ 'merchant-serial-number': '100201' })).toBe(403)
})

test.each([
  [{ amount: money(99) }],
  [{ amount: money(100.5) }],
  [{ amount: { currency: 'NOK', value: 10_000 } }],
  [{ amount: { currency: 'DKK', value: '10000' } }],
  [{ reference: 'seven-7' }],
  [{ reference: 'under_score' }],
  [{ reference: 'a'.repeat(65) }],
  [{ returnUrl: 'javascript:alert(1)' }],
  [{ returnUrl: undefined }],
  [{ userFlow: 'PUSH_MESSAGE' }],
  [{ paymentMethod: { type: 'CARD' } }],
  [{ paymentDescription: 'To' }],
  [{ paymentDescription: 'x'.repeat(101) }],
])('a payment of %j is not begun', async (more) => {
  await using till = await openTill()
  expect((await till.begin(more)).status).toBe(400)
  expect((await till.get(`/epayment/v1/payments/${wish.reference}`)).status).toBe(404)
})

test('a repeat under its key gets the first answer, any other is a conflict', async () => {
  await using till = await openTill()
  const first = await till.begin()
  expect(first.status).toBe(201)
  expect(await till.begin()).toEqual(first)
  expect((await till.begin({ amount: money(20_000) })).status).toBe(409)
  expect((await till.begin({}, 'other-key')).status).toBe(409)
  expect((await till.begin({ reference: 'deposit-2' }, '')).status).toBe(400)
  expect((await till.begin({ reference: 'deposit-2' }, 'k'.repeat(51))).status).toBe(400)
  expect((await till.find()).amount).toEqual(money(10_000))
})

test('money moves once a key, and the state stays authorised', async () => {
  await using till = await openTill()
  await payAtTill(till)
  const captured = await till.act('capture', 6_000, 'c-1')
  expect(captured).toMatchObject({ status: 200, body: { state: 'AUTHORIZED' } })
  expect(await till.act('capture', 6_000, 'c-1')).toEqual(captured)
  expect((await till.act('capture', 1_000, 'c-1')).status).toBe(409)
  expect((await till.act('capture', 4_001, 'c-2')).status).toBe(400)
  expect((await till.act('refund', 6_001, 'r-1')).status).toBe(400)
  expect((await till.act('refund', 500, 'r-1')).status).toBe(200)
  expect((await till.act('cancel', 3_999, 'a-1')).status).toBe(400)
  expect((await till.act('cancel', 4_000, 'a-1')).status).toBe(200)
  expect((await till.act('cancel', 4_000, 'a-2')).status).toBe(400)
  expect((await till.act('capture', 1, 'c-3')).status).toBe(400)
  expect((await till.act('capture', 0, 'c-4')).status).toBe(400)
  const { state, aggregate: sums } = await till.find()
  expect({ state, sums }).toEqual({
    state: 'AUTHORIZED',
    sums: aggregate(10_000, 6_000, 500, 4_000),
  })
  expect((await till.get('/epayment/v1/payments/deposit-1/events')).body).toMatchObject([
    { name: 'CREATED', idempotencyKey: 'begin' },
    { name: 'AUTHORIZED', idempotencyKey: null },
    { name: 'CAPTURED', idempotencyKey: 'c-1', amount: money(6_000) },
    { name: 'REFUNDED', idempotencyKey: 'r-1', amount: money(500) },
    { name: 'CANCELLED', idempotencyKey: 'a-1', amount: money(4_000) },
  ])
})

test('nothing is captured before the person has approved; a cancel then ends the payment', async () => {
  await using till = await openTill()
  await till.begin()
  expect((await till.act('capture', 10_000)).status).toBe(400)
  expect((await till.act('refund', 10_000)).status).toBe(400)
  const path = `/epayment/v1/payments/${wish.reference}/cancel`
  const { body } = await till.post(path, {}, 'a-1')
  expect(body).toMatchObject({ state: 'TERMINATED', aggregate: aggregate(0) })
  expect((await till.answer('approved')).status).toBe(410)
  expect((await till.post(path, {}, 'a-2')).status).toBe(400)
})

test('a capture can answer late, be lost on its way back, or be in conflict', async () => {
  await using till = await openTill()
  await payAtTill(till)
  await till.force('capture-conflict')
  expect((await till.act('capture', 1_000, 'c-1')).status).toBe(409)
  expect((await till.find()).aggregate).toEqual(aggregate(10_000))
  await till.force('capture-twice')
  await expect(till.act('capture', 1_000, 'c-2')).rejects.toThrow()
  expect((await till.act('capture', 1_000, 'c-2')).body.aggregate).toEqual(aggregate(10_000, 1_000))
  await till.force('capture-late')
  expect((await till.act('capture', 2_000, 'c-3')).body.aggregate).toEqual(aggregate(10_000, 3_000))
  const { body } = await till.get('/epayment/v1/payments/deposit-1/events')
  expect(body.map(({ success }: { success: boolean }) => success)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

test('it can be down, and answer nonsense', async () => {
  await using till = await openTill()
  await till.force('down')
  await expect(till.find()).rejects.toThrow()
  await till.force('nonsense')
  await expect(till.find()).rejects.toThrow()
  expect((await till.begin()).status).toBe(201)
})
