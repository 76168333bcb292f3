import { expect, test } from 'vitest'
import { postJson } from '../testing/open-sandbox.ts'
import { money, openTill, payAtTill, wish } from './test-till.ts'

type Till = Awaited<ReturnType<typeof openTill>>

const takeBack = async (till: Till, what: object, reference = wish.reference) =>
  (await postJson(`${till.url}/control/mobilepay/take-back`, { reference, ...what })).status
const reportOf = (till: Till, date: string) =>
  till.get(`/report/v2/ledgers/100200/funds/dates/${date}`)

test('money given back in the portal shows in the payment and is told', async () => {
  await using till = await openTill()
  await payAtTill(till)
  await till.act('capture', 10_000)
  expect(await takeBack(till, { refundedOre: 2_500 })).toBe(200)
  expect((await till.find()).aggregate.refundedAmount).toEqual(money(2_500))
  await expect.poll(till.told).toContain('REFUNDED')
  expect(await takeBack(till, { refundedOre: 7_501 })).toBe(409)
})

test('a dispute shows in the report of its Danish day alone', async () => {
  await using till = await openTill()
  await payAtTill(till)
  await till.act('capture', 10_000)
  await till.act('refund', 1_000)
  // 23:30 in Copenhagen, then half past midnight.
  till.clock.advance({ hours: 10, minutes: 30 })
  expect(await takeBack(till, { dispute: 'lost', amountOre: 9_000 })).toBe(200)
  till.clock.advance({ hours: 1 })
  expect(await takeBack(till, { dispute: 'won', amountOre: 9_001 })).toBe(409)
  expect(await takeBack(till, { dispute: 'won', amountOre: 4_000 })).toBe(200)
  await till.flush()
  expect(till.told()).toEqual(['CREATED', 'AUTHORIZED', 'CAPTURED', 'REFUNDED'])
  const { access_token } = await (
    await fetch(`${till.url}/mobilepay/accesstoken/get`, { method: 'POST', headers: till.headers })
  ).json()
  till.headers.authorization = `Bearer ${access_token}`
  expect((await till.find()).aggregate).toMatchObject({
    capturedAmount: money(10_000),
    refundedAmount: money(1_000),
  })
  expect((await reportOf(till, '2026-11-21')).body).toMatchObject({
    tryLater: false,
    items: [
      { entryType: 'capture', amount: 10_000, balanceBefore: 0, balanceAfter: 10_000 },
      { entryType: 'refund', amount: -1_000, balanceAfter: 9_000 },
      { entryType: 'retained-disputed-capture', amount: -9_000, balanceAfter: 0 },
    ],
  })
  expect((await reportOf(till, '2026-11-22')).body).toMatchObject({
    tryLater: true,
    items: [{ entryType: 'returned-disputed-capture', amount: 4_000, balanceAfter: 4_000 }],
  })
  expect((await reportOf(till, '2026-11-23')).status).toBe(404)
  expect((await reportOf(till, 'today')).status).toBe(400)
})

test('what is no payment, no amount or no outcome is not taken back', async () => {
  await using till = await openTill()
  await payAtTill(till)
  expect(await takeBack(till, { refundedOre: 100 }, 'unknown-1')).toBe(404)
  expect(await takeBack(till, { refundedOre: 0 })).toBe(400)
  expect(await takeBack(till, { dispute: 'drawn', amountOre: 100 })).toBe(400)
  expect(await takeBack(till, { dispute: 'lost' })).toBe(400)
  expect(await takeBack(till, { dispute: 'lost', amountOre: 100 })).toBe(409)
  expect((await till.get('/report/v2/ledgers/1/funds/dates/2026-11-21')).status).toBe(404)
})
