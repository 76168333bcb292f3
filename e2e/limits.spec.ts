import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { goActing } from './steps/page-start.ts'
import { registerWithMoney } from './steps/session.ts'

const address = '/min-konto/begraensninger'
const card = (page: Page, name: string) => page.locator(`#${name}`)
const changes = (page: Page) => page.getByRole('table', { name: /^Ændringer/ })

/**
 * What was just told has the focus, and its card is scrolled to once all is loaded; there the header may
 * lie over half a tab.
 */
async function expectAccessibleFromTop(page: Page, told: Locator): Promise<void> {
  await expect(told).toBeFocused()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

/** Asks for an amount, as far as the question what it would change. */
async function askFor(of: Locator, amount: string): Promise<void> {
  await of.getByRole('link', { name: /^(?:Ændr|Sænk|Sæt) / }).click()
  await type(of, amount)
}

async function type(of: Locator, amount: string): Promise<void> {
  await of.getByLabel('Ny grænse').fill(amount)
  await of.getByRole('button', { name: 'Fortsæt' }).click()
}

/** A limit is lowered, raised and the raise taken back; a raise and a removal wait for a day. */
async function changeAndTakeBack(
  page: Page,
  look: (told: Locator) => Promise<void>,
): Promise<void> {
  const week = card(page, 'deposit-week')
  await askFor(week, '600')
  await expect(week).toContainText('indbetalingsgrænse fra 1.000 kr. til 600 kr.?')
  await expect(week).toContainText('Det gælder med det samme.')
  await week.getByRole('button', { name: 'Ja, sænk grænsen' }).click()
  await expect(week).toContainText('Din ugentlige indbetalingsgrænse er nu 600 kr.')
  await expect(week).toContainText('Du har brugt 83 % af grænsen. Der bliver plads til 500 kr.')

  // Beside what warns of a limit it is lowered alone; any other change is asked for below all limits.
  await askFor(week, '1.000')
  await expect(week.getByRole('alert')).toContainText('Her kan du sænke grænsen.')
  const change = 'Ændr din ugentlige indbetalingsgrænse'
  await page.getByRole('link', { name: change }).click()
  // The form that lowers has the same field, and stands until this one comes.
  await expect(week.getByRole('group', { name: change })).toBeVisible()
  await type(week, '1.000')
  await expect(week).toContainText(/Bekræfter du nu, er det den \d+\. \w+ \d{4} kl\. \d\d\.\d\d/)
  await week.getByRole('button', { name: 'Ja, hæv grænsen' }).click()
  await expect(week).toContainText(/Hæves til 1\.000\skr\. den \d+\. \w+ \d{4} kl\. \d\d\.\d\d/)
  await expect(week).toContainText(/Om (?:24 timer|23 timer og 59 minutter)\. Du kan fortryde/)
  await expect(changes(page).getByRole('row').nth(1)).toContainText(/600\skr\..*kl\. \d\d\.\d\d/)
  await look(week.getByRole('status'))

  await week.getByRole('button', { name: 'Annuller ændringen' }).click()
  await expect(week).toContainText('Din ugentlige indbetalingsgrænse er stadig 600 kr.')
  await expect(week).not.toContainText('Hæves til')
  await expect(changes(page).getByRole('row').nth(1)).toContainText('Annulleret')
}

test('[LIM-01][LIM-03][LIM-04] a limit is lowered at once, raised after a day, and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerWithMoney(page, 500)
  const shifts = await watchShifts(page)
  await goActing(page, address)
  await changeAndTakeBack(page, async (told) => {
    await expectAccessibleFromTop(page, told)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      await expect(told).toBeFocused()
      await shifts.expectStill()
    }
  })

  // The last deposit limit cannot go, and an amount that is none comes back as it was typed.
  const week = card(page, 'deposit-week')
  await askFor(week, 'to hundrede')
  await expect(week.getByRole('alert')).toContainText('Grænsen er ikke ændret')
  await expect(week.getByLabel('Ny grænse')).toHaveValue('to hundrede')
  await expect(week.getByRole('button', { name: 'Fjern grænsen' })).toHaveCount(0)

  // Limits of play stand on their own part, and a phone has room for them.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('link', { name: 'Spilgrænser' }).click()
  const time = card(page, 'time-day')
  await askFor(time, '90')
  await time.getByRole('button', { name: 'Ja, sæt grænsen' }).click()
  await expect(time).toContainText('Din daglige tidsgrænse er nu 1 time og 30 minutter.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessibleFromTop(page, time.getByRole('status'))
  await page.goto(`${address}?fane=spil`)
  await expect(time).toContainText('Du har spillet 0 minutter')
  await shifts.expectStill()
})

test('[LIM-03][LIM-04] the same works on a phone without script', async ({ browser }) => {
  const viewport = { width: 390, height: 800 }
  await using context = await browser.newContext({ viewport })
  await registerWithMoney(await context.newPage(), 500)
  const storageState = await context.storageState()
  const noScript = { viewport, javaScriptEnabled: false, storageState }
  await using plain = await browser.newContext(noScript)
  const paper = await plain.newPage()
  await paper.goto(address)
  await changeAndTakeBack(paper, async () => undefined)
})
