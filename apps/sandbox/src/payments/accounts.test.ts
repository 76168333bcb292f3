import { expect, test } from 'vitest'
import { force, partyAuthorization, postJson, siteUrl } from '../testing/open-sandbox.ts'
import { bodyOf, deposit, openShop } from '../testing/open-shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

/** A call of the platform, with its password. */
function asPlatform(shop: Shop, path: string, body: object) {
  return postJson(`${shop.url}/payments/api/${path}`, body, { authorization: partyAuthorization })
}

const session = { userId: deposit.userId, sessionId: deposit.sessionId }

/** Pays with a card that the provider is asked to save: its token. */
async function save(shop: Shop, last4 = '0000'): Promise<string> {
  await asPlatform(shop, 'cashier/session', { ...session, saveAccount: true })
  await shop.payAndApprove(last4)
  return String(bodyOf(shop.merchant.calls, 'transfer')?.accountId)
}

/** Pays a further deposit with control digits alone, in a session that the platform has opened. */
async function payBy(shop: Shop, accountId: string, more: Record<string, unknown> = {}) {
  const next = { userId: deposit.userId, sessionId: 'second' }
  const opened = await asPlatform(shop, 'cashier/session', { ...next, accountId })
  const typed = { cardNumber: '', cardHolder: '', expiryMonth: '', expiryYear: '', ...more }
  const paid = await shop.pay('0000', { ...next, reference: 'deposit-2', ...typed })
  return { opened: opened.status, ...paid }
}

test('[PAY-01] a saved card is paid with by its control digits, and the bank asks every time', async () => {
  await using shop = await openShop()
  const accountId = await save(shop, '0001')
  await force(shop.url, 'payments', 'frictionless')
  const { opened, body } = await payBy(shop, accountId)
  expect(opened).toBe(200)
  expect(body).toMatchObject({ txState: 'WAITING_INPUT', maskedAccount: '457100******0001' })
  await shop.answerBank(body.txId, 'approved')
  await expect
    .poll(async () => (await shop.statusByReference('deposit-2')).state)
    .toBe('SUCCESSFUL')
  const told = shop.merchant.calls.at(-1)?.body
  expect(told).toMatchObject({ accountId, accountHolder: 'Anna Nielsen', expiryYear: '2029' })
})

test('[PAY-01] the bank asks when a card is saved, also of one that it lets through otherwise', async () => {
  await using shop = await openShop()
  await asPlatform(shop, 'cashier/session', { ...session, saveAccount: true })
  expect((await shop.pay('0001')).body.txState).toBe('WAITING_INPUT')
})

test('[PAY-01] control digits are checked as ever, and nothing else is asked for', async () => {
  await using shop = await openShop()
  const accountId = await save(shop)
  const { status, body } = await payBy(shop, accountId, { cvv: '12' })
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field: 'cvv', code: 'too-short' }])
  const check = await postJson(`${shop.url}/payments/cashier/check`, { cvv: '', fields: 'cvv' })
  expect(await check.json()).toEqual({ fields: [{ field: 'cvv', code: 'required' }] })
})

test('[PAY-01] a token is of one user, and of a card that was to be saved and was paid with', async () => {
  await using shop = await openShop()
  await shop.payAndApprove('0000')
  const unsaved = String(bodyOf(shop.merchant.calls, 'transfer')?.accountId)
  expect((await payBy(shop, unsaved)).opened).toBe(404)
  await asPlatform(shop, 'cashier/session', {
    ...session,
    sessionId: 'declined',
    saveAccount: true,
  })
  const { body } = await shop.pay('0504', { sessionId: 'declined', reference: 'deposit-3' })
  await shop.answerBank(body.txId, 'approved')
  await expect.poll(async () => (await shop.statusByReference('deposit-3')).state).toBe('FAILED')
  const { accountId: declined } = await shop.statusByReference('deposit-3')
  expect((await payBy(shop, declined)).opened).toBe(404)
  const accountId = await save(shop, '0555')
  const foreign = { userId: '1002', sessionId: 'foreign', accountId }
  expect((await asPlatform(shop, 'cashier/session', foreign)).status).toBe(404)
})

test('[PAY-01] a token that was forgotten pays nothing more, and is forgotten once', async () => {
  await using shop = await openShop()
  const accountId = await save(shop)
  const forget = (userId: string) =>
    asPlatform(shop, 'user/account/forget', { userId, accountId }).then(({ status }) => status)
  expect(await forget('1002')).toBe(404)
  expect(await forget('1001')).toBe(200)
  expect(await forget('1001')).toBe(404)
  expect((await payBy(shop, accountId)).opened).toBe(404)
})

test('a session that was opened with a card is none any more when the card is forgotten', async () => {
  await using shop = await openShop()
  const accountId = await save(shop)
  const next = { userId: deposit.userId, sessionId: 'second' }
  await asPlatform(shop, 'cashier/session', { ...next, accountId })
  await asPlatform(shop, 'user/account/forget', { userId: '1001', accountId })
  const { status, body } = await shop.pay('0000', { ...next, reference: 'deposit-2' })
  expect(status).toBe(409)
  expect(body).toEqual({ success: false, error: 'unknown_account' })
})

test('[PAY-01] tokens are named to the platform alone', async () => {
  await using shop = await openShop()
  const accountId = await save(shop)
  const { txId } = await shop.statusByReference()
  const path = `/payments/api/user/transaction/nordlys/1001/${txId}/status?sessionId=handle`
  expect(await (await fetch(shop.url + path)).text()).not.toContain(accountId)
  for (const call of ['cashier/session', 'user/account/forget']) {
    const body = { ...session, accountId }
    expect((await postJson(`${shop.url}/payments/api/${call}`, body)).status).toBe(401)
  }
  expect(await shop.statusByReference()).toMatchObject({ accountId, accountHolder: 'Anna Nielsen' })
})

test('[PAY-01] the page of a saved card has a field for control digits and no other', async () => {
  await using shop = await openShop()
  const query = new URLSearchParams({ merchantId: 'nordlys', origin: siteUrl, fields: 'cvv' })
  const page = await (await fetch(`${shop.url}/payments/cashier?${query}`)).text()
  expect(page).toContain('Kontrolcifre (CVV)')
  for (const label of ['Kortnummer', 'kortholder', 'Udløbsmåned', 'Udløbsår']) {
    expect(page).not.toContain(label)
  }
})
