import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectColoursAccessible } from './steps/expect-accessible.ts'
import { expectPageRoundCardAccessible } from './steps/expect-page-round-card-accessible.ts'
import { shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'
import {
  answerBank,
  cardFields,
  cards,
  depositByCard,
  expectReceipt,
  fillCard,
  headerBalance,
  pay,
} from './steps/pay-by-card.ts'
import { registerAtDeposit, registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'
import { stopClock } from './steps/still-clock.ts'

const address = '/min-konto/indbetal'

const bankQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Godkend betalingen i din bank' })

test('[SCREEN-01][PAY-01][DATA-04][FLT-37] a deposit goes through the bank’s question to a receipt', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await expect(page.getByText('Velkommen, Freja. Din konto er oprettet.')).toBeVisible()
  await page.getByRole('radio', { name: '500 kr.', exact: true }).check()
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveValue('500')
  await fillCard(page)
  await page.getByRole('button', { name: 'Indbetal 500 kr.' }).click()
  await expectBankWide(page, [
    { viewport: { width: 1280, height: 800 }, width: 900 },
    { viewport: { width: 1000, height: 1280 }, width: 900 },
  ])
  await answerBank(page, 'Godkend')
  await expectReceipt(page, 500)
  await expect(page.getByText('Din nye saldo')).toBeVisible()
  await expect(headerBalance(page)).toHaveText('500 kr.')
  await expect(page.getByRole('link', { name: 'Spil nu' })).toHaveAttribute(
    'href',
    '/spilleautomater',
  )
  await expect(page).toHaveURL(/\?reference=/)
  await page.reload()
  await expectReceipt(page, 500)
  await expectAccessible(page)
  // [FLT-37] The message comes before its facts, on a phone too.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const message = await page.getByText('Din indbetaling på 500 kr.').boundingBox()
    const fact = await page.getByText('Reference', { exact: true }).boundingBox()
    expect(Number(message?.y)).toBeLessThan(Number(fact?.y))
  }
})

test('[PAY-04] a declined card keeps the form, says why, and the same form pays with another', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await pay(page, 200, cards.noFunds)
  await answerBank(page, 'Godkend')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Der er ikke dækning på dit kort.')
  await expect(alert).toBeFocused()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveValue('200')
  await expect(cardFields(page).getByLabel('Navn på kortholder')).toHaveValue('Freja Frisk')
  await expect(headerBalance(page)).toHaveText('0 kr.')
  // The amount is free in the limits again.
  await expect(page.getByText('0 kr. af 1.000 kr.', { exact: true })).toBeVisible()
  // A bank that asks nothing declines as well.
  await pay(page, 100, cards.expired)
  await expect(alert).toContainText('Dit kort er udløbet.')
  await expect(alert).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveValue('100')
  await depositByCard(page, 200)
})

test('[PAY-01] a no, Esc or silence to the bank’s question takes no money; a reload waits', async ({
  page,
}) => {
  await registerAtDeposit(page)
  const alert = page.getByRole('alert')
  const question = bankQuestion(page)
  await pay(page, 200)
  await answerBank(page, 'Afvis')
  await expect(alert).toContainText('Betalingen blev ikke godkendt.')
  await pay(page, 100)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toContainText('Du afbrød betalingen.')
  await pay(page, 200)
  await expect(alert).toHaveCount(0)
  await answerBank(page, 'Luk uden at svare')
  await expect(alert).toContainText('Du afbrød betalingen.')
  await page.route('**/payments/3ds/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    // The card fields, which ask the provider themselves, speak before the bank's page is shown.
    await expect(question).toBeHidden()
    return route.fulfill({ response })
  })
  await pay(page, 100)
  await expect(alert).toHaveCount(0)
  await answerBank(page, 'Luk uden at svare')
  await expect(alert).toContainText('Du afbrød betalingen.')
  await expect(headerBalance(page)).toHaveText('0 kr.')
  // The bank's own page is still on its way.
  await page.unrouteAll({ behavior: 'wait' })
  await pay(page, 200)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\?reference=/)
  await page.reload()
  await expect(page.getByText('Du behøver ikke betale igen.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveCount(0)
  await expectAccessible(page)
})

test('pressing twice, and again after a lost answer, makes one deposit', async ({ page }) => {
  await registerAtDeposit(page)
  await page.route('**/indbetal/betaling', (route) => route.abort())
  await pay(page, 100, cards.withoutQuestion)
  await expect(page.getByRole('alert')).toContainText('Vi kunne ikke få forbindelse.')
  await page.unroute('**/indbetal/betaling')
  await page.getByRole('button', { name: 'Indbetal 100 kr.' }).dblclick()
  await expectReceipt(page, 100)
  const list = shownOf(await (await page.request.get('/min-konto/transaktioner')).text())
  expect(list.match(/>Indbetaling</g)).toHaveLength(1)
})

test('card fields that do not come are said not to come, and can be asked for again', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.route('**/payments/cashier?**', (route) => route.abort())
  await stopClock(page)
  await goActing(page, address)
  await page.locator('.s-card-fields').scrollIntoViewIfNeeded()
  const alert = page.getByRole('alert')
  // So long the page waits for the provider's frame, from when the browser says that it is in view.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(alert).toContainText('Kortfelterne kunne ikke vises', { timeout: 1 })
  }).toPass()
  await page.clock.resume()
  await page.unroute('**/payments/cashier?**')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(cardFields(page).getByLabel('Kortnummer')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

const wrongAmounts = [
  { typed: '', says: 'Vælg eller indtast et beløb.' },
  {
    typed: '1.001',
    says: 'Beløbet overskrider din ugentlige indbetalingsgrænse på 1.000 kr.',
  },
] as const

test('[VAL-05][LIM-01] an amount that will not do is refused with its own sentence', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await fillCard(page)
  const amount = page.getByRole('textbox', { name: 'Eget beløb' })
  for (const { typed, says } of wrongAmounts) {
    await amount.fill(typed)
    await page
      .getByRole('button', { name: /^Indbetal/ })
      .last()
      .click()
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(new RegExp(says.slice(0, 24)))
  }
  await expectPageRoundCardAccessible(page)
  await page.getByRole('alert').getByRole('link').click()
  await expect(amount).toBeFocused()
})

test('[VAL-05] the platform refuses what the page would have let through', async ({ request }) => {
  await registerPlayer({ request })
  const headers = { origin: e2eAddresses().site }
  const key = '01a1fe78-3a61-7918-b3a3-2c823d946c2c'
  const ask = async (amount: string) => {
    const answer = await request.post(`${address}/betaling`, {
      headers,
      form: { amount, key },
    })
    return answer.json()
  }
  expect(await ask('99,99')).toMatchObject({ ok: false, refusal: 'amount-too-small' })
  expect(await ask('1e3')).toMatchObject({ ok: false, refusal: 'amount-invalid' })
  expect(await ask('1000,01')).toMatchObject({
    ok: false,
    refusal: 'limit-exceeded',
    period: 'week',
    leftOre: 100_000,
  })
})

test('[LIM-01] an amount over the limit cannot be chosen, and the strictest limit is named', async ({
  request,
}) => {
  await registerPlayer({ request }, { limit: { kroner: 600, period: 'Uge' } })
  const htmlOf = async () =>
    shownOf(await (await request.get(address)).text()).replaceAll('\u00a0', ' ')
  const radio = (kroner: number, rest: string) =>
    new RegExp(`<input(?=[^>]*name="quick_amount")(?=[^>]*value="${kroner}")${rest}[^>]*>`)
  const before = await htmlOf()
  expect(before).toMatch(radio(1_000, '(?=[^>]* disabled="")'))
  expect(before).toMatch(radio(500, '(?![^>]* disabled="")'))
  const note = 'Du kan højst indbetale 600 kr. lige nu. Din ugentlige grænse er 600 kr.'
  expect(before).toContain(note)
  await depositOverHttp({ request }, 500)
  const after = await htmlOf()
  expect(after).toContain('aria-valuetext="500 kr. af 600 kr."')
  expect(after).toMatch(radio(200, '(?=[^>]* disabled="")'))
})

test('[PAY-01] the bank’s question is as wide as the setting for a tablet or telephone says', async ({
  browser,
}) => {
  await using context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await registerAtDeposit(page)
  await pay(page, 100)
  await expectBankWide(page, [
    { viewport: { width: 1180, height: 820 }, width: 700 },
    { viewport: { width: 820, height: 1180 }, width: 700 },
    { viewport: { width: 390, height: 844 }, width: 390 },
  ])
})

interface Held {
  viewport: { width: number; height: number }
  width: number
}

/** How wide the bank's question is as a device is held. */
async function expectBankWide(page: Page, held: Held[]): Promise<void> {
  for (const { viewport, width } of held) {
    await page.setViewportSize(viewport)
    // A page that is scaled as on a telephone measures with a trace of rounding.
    await expect
      .poll(async () => (await bankQuestion(page).boundingBox())?.width)
      .toBeCloseTo(width, 2)
  }
}

test('[SCREEN-01] the deposit page is walked by keyboard alone, in the order it is read', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await expect(cardFields(page).getByLabel('Kortnummer')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: '200 kr.' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '500 kr.', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /Betalingskort/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cardFields(page).getByLabel('Kortnummer')).toBeFocused()
  await page.keyboard.type('4571000000000001')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Freja Frisk')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2030')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Gem kortet til næste gang' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Indtast bonuskode' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Indbetal 500 kr.' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectReceipt(page, 500)
})

test('axe finds nothing on the deposit page, narrow and wide, in dark and light', async ({
  page,
}) => {
  await registerPlayer(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${address}?velkommen=1`)
    await expect(cardFields(page).getByLabel('Kortnummer')).toBeVisible()
    await expectPageRoundCardAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectColoursAccessible(page)
  }
  expect((await page.request.get(address)).headers()['cache-control']).toBe('no-store')
})

test('[LIM-01] an amount the limit refuses can be put right and paid at once', async ({ page }) => {
  await registerPlayer(page, { limit: { kroner: 300, period: 'Dag' } })
  await goActing(page, address)
  await fillCard(page)
  await page.getByRole('textbox', { name: 'Eget beløb' }).fill('200')
  // Meanwhile another page of the same player uses most of the limit.
  await depositOverHttp(page, 200)
  // The form is given back with the next attempt's key, however long that takes to come.
  await page.route('**/indbetal.data*', async (route) => {
    await expect(page.getByRole('button', { name: 'Behandler betalingen' })).toBeVisible()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
  await expect(page.getByRole('alert')).toContainText('Du kan højst indbetale 100 kr.')
  await depositByCard(page, 100)
  await expect(headerBalance(page)).toHaveText('300 kr.')
})
