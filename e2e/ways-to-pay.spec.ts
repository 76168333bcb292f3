import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, test } from '@playwright/test'
import { putContent, readContentValue } from './steps/content.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { logInOverHttp } from './steps/log-in-over-http.ts'
import { shownOf } from './steps/notice-of.ts'
import { answerBank, expectReceipt, pay } from './steps/pay-by-card.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'

const address = '/min-konto/indbetal'

let world: OwnWorld

// Both tests share a world, one after the other: the second ends what ROFUS answers in it.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-ways-to-pay.log')
})
test.afterAll(() => world[Symbol.asyncDispose]())

test('[DATA-15][PAY-01] a quick deposit has its own widths and its own switch', async ({
  browser,
}) => {
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const store = world.databaseUrl
  const configure = async (id: string, of: (value: unknown) => unknown) => {
    const item = await readContentValue(store, { kind: 'configuration', id })
    const value = { ...item, value: of(item.value) }
    await putContent(store, { kind: 'configuration', id, value })
  }
  const [mainClosed, quickClosed] = (['main_deposit', 'quick_deposit'] as const).map(
    (kind) => () =>
      configure('payment_methods', () => [
        { method: 'card', main_deposit: true, quick_deposit: true, [kind]: false },
        { method: 'mobile_pay', main_deposit: true, quick_deposit: true },
      ]),
  )
  await registerPlayer(page)
  await configure('3DS_settings', (value) => ({
    ...(value as object),
    quickLandscapeDesktop: 620,
    quickPortraitDesktop: 560,
  }))
  await mainClosed?.()
  const expectNoCard = async () => {
    await expect(page.getByRole('radio', { name: /^MobilePay/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Betalingskort/ })).toHaveCount(0)
    await expect(page.getByRole('region', { name: /^Kortoplysninger/ })).toBeHidden()
  }
  // What was changed is on the pages once the site has asked for it.
  const closedAt = (path: string) =>
    expect.poll(async () => (await page.request.get(path)).text()).not.toContain('value="card"')
  await closedAt(address)
  await page.goto(address)
  await expectNoCard()
  const form = { amount: '200', key: crypto.randomUUID(), kind: 'main_deposit' }
  const headers = { origin: world.urls.site }
  const byHand = await page.request.post(`${address}/betaling`, { form, headers })
  expect(await byHand.json()).toMatchObject({ ok: false, refusal: 'method-closed' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quick-deposit')
  await pay(page, 100)
  const question = page.getByRole('dialog', { name: 'Godkend betalingen i din bank' })
  await expect.poll(async () => (await question.boundingBox())?.width).toBe(620)
  await answerBank(page, 'Godkend')
  await expectReceipt(page, 100)
  await quickClosed?.()
  await closedAt('/quick-deposit')
  await page.goto('/quick-deposit')
  await expectNoCard()
  await expectAccessible(page)
})

test('without an answer from ROFUS nobody deposits, and everybody may withdraw', async ({
  playwright,
}) => {
  const { site: baseURL, sandbox } = world.urls
  await using request = await playwright.request.newContext({ baseURL })
  const player = await registerWithMoney({ request }, 200, sandbox)
  const data = { party: 'rofus', outcome: 'fault', times: 'always' }
  expect((await request.post(`${sandbox}/control/next`, { data })).ok()).toBe(true)
  // What ROFUS does not answer at a login holds from there on.
  const welcomed = await logInOverHttp(request, player)
  expect(new URL(welcomed.url()).pathname).toBe('/loginsuccess')
  const htmlOf = async (path: string) => shownOf(await (await request.get(path)).text())
  for (const path of ['/loginsuccess', address]) {
    const html = await htmlOf(path)
    expect(html).toContain('Vi har ikke fået svar fra ROFUS')
    expect(html).not.toContain('name="amount"')
  }
  expect(await htmlOf('/min-konto/udbetal')).toContain('Bekræft med MitID')
})
