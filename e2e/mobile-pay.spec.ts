import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { expectReceipt } from './steps/pay-by-card.ts'
import { siteOrigin } from './steps/register-over-http.ts'
import { registerAtDeposit, registerPlayer } from './steps/register-player.ts'
import { tabTo } from './steps/tab-to.ts'

const address = '/min-konto/indbetal'

/** Chooses 200 kr. and MobilePay and presses the button, by keyboard alone; ends at MobilePay. */
async function payByApp(page: Page): Promise<void> {
  const { keyboard } = page
  await tabTo(page.getByRole('radio', { name: '200 kr.', exact: true }))
  await keyboard.press('Space')
  await tabTo(page.getByRole('radio', { name: /^Betalingskort/ }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^MobilePay/ })).toBeChecked()
  await expect(page.getByRole('region', { name: /^Kortoplysninger/ })).toBeHidden()
  await tabTo(page.getByRole('button', { name: 'Betal 200 kr. med MobilePay' }))
  await keyboard.press('Enter')
  await expect(page.getByLabel('Telefonnummer')).toBeVisible()
}

test('[PAY-02][ROUTE-06] a payment approved in the app’s own browser is on the page that waits', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const still = await watchShifts(page)
  await registerAtDeposit(page)
  await payByApp(page)
  const landing = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/min-konto\/indbetal\?reference=/)
  await expect(page.getByText('Vi venter på, at du godkender i MobilePay')).toBeVisible()
  // The app opens the browser that it likes: nobody is logged in there.
  await using app = await browser.newContext()
  const other = await app.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(landing)
  await tabTo(other.getByLabel('Telefonnummer'))
  await other.keyboard.type('20304050')
  await other.keyboard.press('Enter')
  await tabTo(other.getByRole('button', { name: 'Godkend' }))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/MobilePay\?reference=/)
  await expect(other.getByText('Betalingen er gennemført')).toBeVisible()
  await expect(other.locator('main')).not.toContainText('200')
  await expectAccessible(other)
  await expectReceipt(page, 200)
  const facts = page.locator('dl').filter({ hasText: 'Betalingsmetode' })
  await expect(facts).toContainText('MobilePay')
  await expect(facts).toContainText('NORDLYS CASINO')
  await expectAccessible(page)
  await still.expectStill()
})

test('[PAY-02][PAY-04] a payment given up in the app is told, and its form is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerAtDeposit(page)
  await payByApp(page)
  await page.goBack()
  await expect(page.getByText('Vi venter på, at du godkender i MobilePay')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fortsæt i MobilePay' }).press('Enter')
  await page.getByRole('button', { name: 'Afbryd' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Du afbrød betalingen i MobilePay.')
  await page.getByRole('link', { name: 'Prøv igen' }).press('Enter')
  await expect(page.getByRole('radio', { name: /^MobilePay/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveValue('200')
})

test('[PAY-02] without script the form leads to the payment, which leads on to MobilePay', async ({
  request,
}) => {
  await registerPlayer({ request })
  const html = await (await request.get(address)).text()
  const key = /name="key" value="([^"]*)"/.exec(html)?.[1] ?? ''
  const send = async (form: Record<string, string>) =>
    request.post(address, {
      form: { key, ...form },
      headers: { origin: await siteOrigin(request) },
      maxRedirects: 0,
    })
  const tooLittle = await send({ quick_amount: '', amount: '99', method: 'mobile_pay' })
  expect(await tooLittle.text()).toContain('Du skal indbetale mindst 100')
  const byCard = await send({ quick_amount: '200', amount: '', method: 'card' })
  expect(await byCard.text()).toContain('Kortfelterne kan kun vises i en browser med JavaScript')
  const again = await send({
    key: crypto.randomUUID(),
    quick_amount: '200',
    amount: '',
    method: 'mobile_pay',
  })
  expect(again.status()).toBe(303)
  const payment = await (await request.get(again.headers().location ?? '')).text()
  expect(payment).toMatch(/href="[^"]*\/mobilepay\/landing\?token=[^"]*"[^>]*>Fortsæt i MobilePay/)
})
