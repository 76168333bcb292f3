import { expect, test } from 'vitest'
import { partyAuthorization, postJson } from '../testing/open-sandbox.ts'
import { openShop } from '../testing/open-shop.ts'

const headers = { authorization: partyAuthorization }

async function paid() {
  const shop = await openShop()
  const { txId } = await shop.payAndApprove('0001')
  const url = `${shop.url}/payments/api/transactions/${txId}/refunds`
  const give = async (refundId: string, amount: string) => {
    const response = await postJson(url, { refundId, amount }, headers)
    return [response.status, await response.json()]
  }
  const read = async () => (await fetch(url, { headers })).json()
  const portal = (wish: object) => postJson(`${shop.url}/control/payments/take-back`, wish)
  return { shop, txId, url, give, read, portal, [Symbol.asyncDispose]: () => dispose(shop) }
}

const dispose = (shop: Awaited<ReturnType<typeof openShop>>) => shop[Symbol.asyncDispose]()

test('captured money is given back once by each name, never more than is left', async () => {
  await using till = await paid()
  const { txId } = till
  expect(await till.read()).toEqual({ txId, refunded: '0.00', refunds: [] })
  const first = { refundId: 'one', amount: '30.00' }
  const told = { txId, refunded: '30.00', refunds: [first] }
  expect(await till.give('one', '30.00')).toEqual([200, told])
  expect(await till.give('one', '30.00')).toEqual([200, told])
  expect(await till.give('one', '40.00')).toEqual([409, { error: 'refund_conflict' }])
  expect(await till.give('two', '70.01')).toEqual([422, { error: 'too_much' }])
  expect(await till.read()).toEqual(told)
  expect(await till.give('two', '70.00')).toMatchObject([200, { refunded: '100.00' }])
})

test('what is given back in the portal counts, and money that is disputed is not given back', async () => {
  await using till = await paid()
  const { txId } = till
  await till.portal({ txId, state: 'refunded', keptOre: 8_000 })
  expect(await till.read()).toEqual({ txId, refunded: '20.00', refunds: [] })
  await till.portal({ txId, state: 'charged-back', keptOre: 3_000 })
  expect(await till.give('one', '30.01')).toEqual([422, { error: 'too_much' }])
  expect(await till.give('one', '10.00')).toMatchObject([200, { refunded: '30.00' }])
})

test('what is no payment, no amount or not asked by the platform gives nothing back', async () => {
  await using till = await paid()
  expect((await fetch(till.url)).status).toBe(401)
  expect((await postJson(till.url, { refundId: 'one', amount: '1.00' })).status).toBe(401)
  const unknown = `${till.shop.url}/payments/api/transactions/1/refunds`
  expect((await fetch(unknown, { headers })).status).toBe(404)
  expect((await postJson(unknown, {}, headers)).status).toBe(404)
  for (const amount of ['0.00', '-1.00', '1', '1.5', '']) {
    expect(await till.give('one', amount)).toEqual([400, { error: 'invalid_refund' }])
  }
  expect(await till.give('', '1.00')).toEqual([400, { error: 'invalid_refund' }])
})
