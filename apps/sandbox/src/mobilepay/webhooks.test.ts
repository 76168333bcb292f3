import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Call } from '../testing/merchant.ts'
import { signedHeaders } from './post-webhook.ts'
import { events, money, openTill, payAtTill, wish } from './test-till.ts'

const scheme = 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256'

/** The documentation's way to look at a signature, written from it. */
function isSigned({ raw, headers, action }: Call, secret: string): boolean {
  const hash = createHash('sha256').update(raw).digest('base64')
  const text = `POST\n${action}\n${headers['x-ms-date']};${headers.host};${hash}`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  const expected = `${scheme}&Signature=${signature}`
  return headers['x-ms-content-sha256'] === hash && headers.authorization === expected
}

test('the signature is that of the documentation’s example', () => {
  const secret =
    'A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A=='
  const body = '{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}'
  const address = new URL('https://webhook.site/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63')
  expect(signedHeaders(body, address, secret, new Date('2023-03-30T08:38:32Z'))).toEqual({
    'x-ms-date': 'Thu, 30 Mar 2023 08:38:32 GMT',
    'x-ms-content-sha256': 'lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=',
    authorization: `${scheme}&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=`,
  })
})

test('each event is told in its order, signed with the secret of the registration', async () => {
  await using till = await openTill()
  const { secret } = (await till.register()).body
  await till.begin()
  await till.answer('approved')
  await till.act('capture', 10_000)
  await till.act('refund', 10_000)
  await expect.poll(till.told).toEqual(['CREATED', 'AUTHORIZED', 'CAPTURED', 'REFUNDED'])
  const { calls } = till.merchant
  expect(calls.map((call) => isSigned(call, secret))).toEqual([true, true, true, true])
  expect(calls.every(({ action }) => action === '/told?by=mobilepay')).toBe(true)
  expect(calls[0]?.body).toMatchObject({ msn: '100200', reference: wish.reference, success: true })
})

test('one that is not taken is told again with a signature of its own', async () => {
  await using till = await openTill({}, (_call, before) => (before === 0 ? 500 : 204))
  const { secret } = (await till.register()).body
  await till.begin()
  await expect.poll(till.told).toEqual(['CREATED'])
  till.clock.advance({ minutes: 6 })
  await till.flush()
  await expect.poll(till.told).toContain('EXPIRED')
  const [first, again] = till.merchant.calls.filter(({ body }) => body.name === 'CREATED')
  expect(again?.raw).toBe(first?.raw)
  expect(again?.headers['x-ms-date']).toBe('Sat, 21 Nov 2026 12:06:00 GMT')
  expect(again && isSigned(again, secret)).toBe(true)
})

test('the pauses between repeats grow', async () => {
  const delays = { webhookRetryMs: 10 }
  await using till = await openTill({ delays }, (_call, before) => (before < 4 ? 500 : 200))
  await till.register()
  const from = performance.now()
  await till.begin()
  await expect.poll(till.told).toHaveLength(5)
  expect(performance.now() - from).toBeGreaterThan(10 + 20 + 40 + 80 - 5)
})

test('a webhook is registered for events, listed without its secret, and removed', async () => {
  await using till = await openTill()
  const { body } = await till.register()
  const listed = async () => (await till.get('/webhooks/v1/webhooks')).body.webhooks
  const url = `${till.merchant.url}/told?by=mobilepay`
  expect(await listed()).toEqual([{ id: body.id, url, events }])
  const remove = () =>
    fetch(`${till.url}/mobilepay/webhooks/v1/webhooks/${body.id}`, {
      method: 'DELETE',
      headers: till.headers,
    })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await listed()).toEqual([])
  await till.begin()
  await till.flush()
  expect(till.told()).toEqual([])
})

test('an event has at most 25 webhooks, and has to be known', async () => {
  await using till = await openTill()
  const url = 'http://127.0.0.1:9/'
  const register = async (names: unknown) =>
    (await till.post('/webhooks/v1/webhooks', { url, events: names })).status
  for (let count = 0; count < 25; count += 1) expect(await register(events)).toBe(201)
  expect(await register([events[0]])).toBe(400)
  expect(await register(['epayments.payment.settled.v1'])).toBe(400)
  expect(await register([])).toBe(400)
})

test.each([
  ['webhook-foreign-reference', { reference: expect.not.stringContaining('deposit') }],
  ['webhook-other-currency', { amount: { currency: 'NOK', value: 10_000 } }],
  ['webhook-other-amount', { amount: money(10_001) }],
  ['webhook-unknown-name', { name: 'SETTLED' }],
])('forced to %s, the next message is well signed and wrong', async (outcome, told) => {
  await using till = await openTill()
  const { secret } = (await till.register()).body
  await till.force(outcome)
  await till.begin()
  await expect.poll(() => till.merchant.calls.length).toBe(1)
  const [call] = till.merchant.calls
  expect(call?.body).toMatchObject(told)
  expect(call && isSigned(call, secret)).toBe(true)
})

test('a message can be forged, which is sent once', async () => {
  await using till = await openTill({}, (call) => (call.body.name === 'CREATED' ? 401 : 200))
  const { secret } = (await till.register()).body
  await till.force('webhook-wrong-signature')
  await till.begin()
  await till.answer('approved')
  await till.flush()
  await expect.poll(till.told).toEqual(['CREATED', 'AUTHORIZED'])
  expect(till.merchant.calls.map((call) => isSigned(call, secret))).toEqual([false, true])
})

test.each([
  ['webhook-twice', ['CREATED', 'AUTHORIZED', 'AUTHORIZED', 'CAPTURED']],
  ['webhook-lost', ['CREATED', 'CAPTURED']],
  ['webhook-swapped', ['CREATED', 'CAPTURED', 'AUTHORIZED']],
  ['webhook-late', ['CREATED', 'CAPTURED', 'AUTHORIZED']],
])('forced to %s, the next message is', async (outcome, told) => {
  await using till = await openTill()
  await till.register()
  await till.begin()
  await till.force(outcome)
  await till.answer('approved')
  await till.act('capture', 10_000)
  if (outcome !== 'webhook-late') await expect.poll(till.told).toEqual(told)
  await till.flush()
  expect(till.told()).toEqual(told)
})

test('a failed capture is told as one', async () => {
  await using till = await openTill()
  await payAtTill(till)
  await till.force('capture-conflict')
  await till.act('capture', 10_000)
  await expect.poll(till.told).toContain('CAPTURED')
  expect(till.merchant.calls.at(-1)?.body.success).toBe(false)
})
