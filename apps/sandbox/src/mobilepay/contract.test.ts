import { expect, test } from 'vitest'
import { z } from 'zod'
import { postJson } from '../testing/open-sandbox.ts'
import { money, openTill, payAtTill, wish } from './test-till.ts'

// The shapes of MobilePay's documentation, written from it and from nothing of ours.

const amount = z.strictObject({ currency: z.enum(['DKK', 'NOK', 'EUR']), value: z.int().min(0) })
const reference = z.string().regex(/^[a-zA-Z0-9-]{8,64}$/)
const state = z.enum(['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED'])
const eventName = z.enum([...state.options, 'CAPTURED', 'CANCELLED', 'REFUNDED'])
const token = z.strictObject({
  token_type: z.literal('Bearer'),
  expires_in: z.string().regex(/^\d+$/),
  ext_expires_in: z.string().regex(/^\d+$/),
  expires_on: z.string().regex(/^\d{10}$/),
  not_before: z.string().regex(/^\d{10}$/),
  resource: z.string(),
  access_token: z.string().min(1),
})
const begun = z.strictObject({ redirectUrl: z.url(), reference })
const act = z.strictObject({
  amount,
  state,
  aggregate: z.strictObject({
    authorizedAmount: amount,
    cancelledAmount: amount,
    capturedAmount: amount,
    refundedAmount: amount,
  }),
  pspReference: z.string().min(1),
  reference,
})
const payment = act.extend({
  paymentMethod: z.strictObject({ type: z.enum(['WALLET', 'CARD']) }),
  profile: z.strictObject({ sub: z.string().optional() }),
  redirectUrl: z.url(),
})
const event = z.strictObject({
  reference,
  pspReference: z.string().min(1),
  name: eventName,
  amount,
  timestamp: z.iso.datetime(),
  idempotencyKey: z.string().max(50).nullable(),
  success: z.boolean(),
})
const webhookBody = event.extend({ msn: z.string().regex(/^\d{4,7}$/) })
const problem = z.strictObject({
  type: z.url(),
  title: z.string(),
  detail: z.string(),
  status: z.int(),
  traceId: z.string().min(1),
})
const registered = z.strictObject({ id: z.uuid(), secret: z.string().min(1) })
const list = z.strictObject({
  webhooks: z.array(z.strictObject({ id: z.uuid(), url: z.url(), events: z.array(z.string()) })),
})
const report = z.strictObject({
  cursor: z.string(),
  tryLater: z.boolean(),
  items: z.array(
    z.strictObject({
      pspReference: z.string().min(1),
      time: z.iso.datetime(),
      ledgerDate: z.iso.date(),
      entryType: z.string(),
      reference,
      currency: z.string().length(3),
      amount: z.int(),
      balanceBefore: z.int(),
      balanceAfter: z.int(),
      recipientHandle: z.string().regex(/^[A-Za-z]+:\d+$/),
    }),
  ),
})

test('each answer and each message has the shape of MobilePay’s documentation', async () => {
  await using till = await openTill()
  token.parse(till.token)
  registered.parse((await till.register()).body)
  list.parse((await till.get('/webhooks/v1/webhooks')).body)
  begun.parse((await till.begin()).body)
  payment.parse(await till.find())
  await till.answer('approved')
  payment.parse(await till.find())
  act.parse((await till.act('capture', 6_000)).body)
  act.parse((await till.act('cancel', 4_000)).body)
  act.parse((await till.act('refund', 1_000)).body)
  const dispute = { reference: wish.reference, dispute: 'lost', amountOre: 2_000 }
  await postJson(`${till.url}/control/mobilepay/take-back`, dispute)
  const { body } = await till.get(`/epayment/v1/payments/${wish.reference}/events`)
  z.array(event).length(5).parse(body)
  const { body: ledger } = await till.get('/report/v2/ledgers/100200/funds/dates/2026-11-21')
  expect(report.parse(ledger).items).toHaveLength(3)
  await expect.poll(() => till.merchant.calls.length).toBe(5)
  for (const call of till.merchant.calls) webhookBody.parse(call.body)
})

test('each refusal is a problem in the documentation’s shape', async () => {
  await using till = await openTill()
  const home = '/epayment/v1/payments'
  const wrong = await till.begin({ reference: 'short' })
  await payAtTill(till)
  const refused = [
    wrong,
    await till.begin({}, 'another'),
    await till.act('capture', 10_001),
    await till.post(`${home}/unknown-1/capture`, { modificationAmount: money(1) }),
    await till.post('/webhooks/v1/webhooks', { url: 'here', events: [] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 409, 400, 404, 400])
  for (const { body, status, type } of refused) {
    expect(problem.parse(body).status).toBe(status)
    expect(type).toContain('application/problem+json')
  }
  const { authorization: _, ...nobody } = till.headers
  const unasked = await fetch(`${till.url}/mobilepay${home}/deposit-1`, { headers: nobody })
  expect(problem.parse(await unasked.json()).status).toBe(401)
  const headers = { ...till.headers, 'content-type': 'application/json' }
  const unread = await fetch(`${till.url}/mobilepay${home}`, { method: 'POST', headers, body: '{' })
  expect(problem.parse(await unread.json()).status).toBe(400)
})
