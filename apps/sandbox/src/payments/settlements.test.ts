import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { openSandbox, partyAuthorization, postJson } from '../testing/open-sandbox.ts'
import { openShop } from '../testing/open-shop.ts'

const headers = { authorization: partyAuthorization }

/** All lines of a period, asked for page by page. */
async function listed(url: string, path: string, field: string, limit: number) {
  const lines: Record<string, string>[] = []
  const pages: number[] = []
  let after = ''
  do {
    const query = new URLSearchParams({
      from: '2026-11-21T00:00:00Z',
      to: '2026-11-22T00:00:00Z',
      limit: limit.toString(),
      after,
    })
    const page = await (await fetch(`${url}${path}?${query}`, { headers })).json()
    lines.push(...page[field])
    pages.push(page[field].length)
    after = page.next ?? ''
  } while (after !== '')
  return { lines, pages }
}

async function threePayments(shop: Awaited<ReturnType<typeof openShop>>) {
  const txIds: string[] = []
  for (const reference of ['one', 'two', 'three']) {
    const { body } = await shop.pay('0001', { reference })
    txIds.push(body.txId)
  }
  return txIds
}

const settlements = (url: string, limit = 2) =>
  listed(url, '/payments/api/settlements', 'transactions', limit)

test('what has left a card is listed page by page, and nothing else', async () => {
  await using shop = await openShop()
  const txIds = await threePayments(shop)
  await shop.pay('0519', { reference: 'refused' })
  const { lines, pages } = await settlements(shop.url)
  expect(pages).toEqual([2, 1])
  expect(lines.map(({ txId }) => txId)).toEqual(txIds)
  expect(lines[0]).toEqual({
    txId: txIds[0],
    reference: 'one',
    userId: '1001',
    state: 'captured',
    amount: '100.00',
    currency: 'DKK',
    changedAt: '2026-11-21T12:00:00.000Z',
  })
})

test('a list that is no period’s, or not asked by the platform, is refused', async () => {
  await using sandbox = await openSandbox({
    clock: new TestClock(new Date('2026-11-21T12:00:00Z')),
  })
  for (const path of ['/payments/api/settlements', '/nemkonto/settlements']) {
    const period = '?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z'
    expect((await fetch(`${sandbox.url}${path}${period}`)).status).toBe(401)
    for (const query of ['', '?from=then&to=now', `${period}&limit=0`, `${period}&limit=1001`]) {
      expect((await fetch(`${sandbox.url}${path}${query}`, { headers })).status).toBe(400)
    }
  }
})

test.each([
  ['ore-more', ['100.01', '100.00', '100.00']],
  ['ore-less', ['99.99', '100.00', '100.00']],
  ['hidden', ['100.00', '100.00']],
  ['twice', ['100.00', '100.00', '100.00', '100.00']],
])('a list can be made wrong: %s', async (fault, amounts) => {
  await using shop = await openShop()
  const [reference] = await threePayments(shop)
  const plant = (wish: object) => postJson(`${shop.url}/control/list`, wish)
  expect((await plant({ party: 'payments', reference, fault })).status).toBe(200)
  const spoiled = await settlements(shop.url)
  expect(spoiled.lines.map(({ amount }) => amount)).toEqual(amounts)
  await plant({ party: 'payments', reference, fault: 'none' })
  expect((await settlements(shop.url)).lines).toHaveLength(3)
  expect((await plant({ party: 'mitid', reference, fault })).status).toBe(400)
  expect((await plant({ party: 'payments', reference, fault: 'odd' })).status).toBe(400)
})

test('lines alike are never parted by a page', async () => {
  await using shop = await openShop()
  const [, reference] = await threePayments(shop)
  await postJson(`${shop.url}/control/list`, { party: 'payments', reference, fault: 'twice' })
  expect((await settlements(shop.url)).pages).toEqual([3, 1])
})
