import { expect, test } from 'vitest'
import { partyAuthorization, postJson, siteUrl } from '../testing/open-sandbox.ts'
import { deposit, openShop } from '../testing/open-shop.ts'

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

test('the list from a moment holds what has changed since', async () => {
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

test('[FLT-43] the card fields and the bank’s question are in the theme of the page round them', async () => {
  await using shop = await openShop()
  const { body } = await shop.pay('0101')
  const cashier = `/payments/cashier?origin=${encodeURIComponent(siteUrl)}`
  for (const [path, asked, shown] of [
    [`${cashier}&theme=light`, 'light', 'light'],
    [`/payments/3ds/${body.txId}?theme=light`, 'light', 'light'],
    [cashier, 'nothing', 'dark'],
    [`${cashier}&theme=%22%3E`, 'nonsense', 'dark'],
  ] as const) {
    const page = await (await fetch(shop.url + path)).text()
    expect([path, asked, page.includes(`data-theme="${shown}"`)]).toEqual([path, asked, true])
    expect(page).toContain(`<meta name="color-scheme" content="${shown}">`)
  }
})
