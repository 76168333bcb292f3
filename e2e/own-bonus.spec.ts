import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { cards, expectReceipt, pay } from './steps/pay-by-card.ts'
import { registerAtDeposit } from './steps/register-player.ts'

const wagering = (page: Page) => page.getByRole('region', { name: 'Gennemspilskrav' })
const history = (page: Page) => page.getByRole('table', { name: /Tidligere bonusser/ })

/** 200 kr. of bonus, to be staked ten times. */
async function getBonus(page: Page): Promise<void> {
  await page.getByText('Indtast bonuskode', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Bonuskode' }).fill('NORDLYS500')
  await page.getByRole('button', { name: 'Brug koden' }).click()
  await expect(page.getByRole('region', { name: /er valgt$/ })).toBeVisible()
  await pay(page, 200, cards.withoutQuestion)
  await expectReceipt(page, 200)
}

async function expectWagering(page: Page): Promise<void> {
  await expect(wagering(page)).toContainText('0 %')
  await expect(wagering(page)).toContainText('0 kr. af 2.000 kr.')
  await expect(wagering(page)).toContainText('Mangler 2.000 kr.')
  await expect(wagering(page)).toContainText('Højeste indsats 100 kr.')
  await expect(wagering(page)).toContainText(/6\d dage tilbage/)
}

test('[BONUS-02] [BONUS-03] [SCREEN-14] a player follows a bonus and ends it, without script too', async ({
  page,
  browser,
}) => {
  await registerAtDeposit(page)
  await getBonus(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/min-konto/oversigt')
  await expectWagering(page)
  await expectAccessible(page)
  await wagering(page).getByRole('link', { name: 'Afslut bonus' }).click()
  const question = page.getByRole('status').filter({ hasText: 'Vil du afslutte din bonus?' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Du mister 200 kr. i bonus')
  await expectAccessible(page)
  await question.getByRole('link', { name: 'Behold bonussen' }).click()
  await expect(question).toBeHidden()
  await expectWagering(page)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await plain.addCookies(await page.context().cookies())
  const here = await plain.newPage()
  await here.goto('/min-konto/oversigt')
  await expectWagering(here)
  await wagering(here).getByRole('link', { name: 'Afslut bonus' }).click()
  await here.getByRole('button', { name: 'Ja, afslut bonus' }).click()
  await expect(here.getByText('Din bonus er afsluttet')).toBeVisible()
  await expect(wagering(here)).toBeHidden()
  await expect(history(here)).toContainText('Bonuskode NORDLYS500')
  await expect(history(here)).toContainText('Du afsluttede den selv')
  await plain.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/min-konto/kampagne')
  await expect(page.getByText('Du har ikke nogen aktiv bonus.')).toBeVisible()
  await expect(history(page)).toContainText('Bonus bortfaldet')
  await expectAccessible(page)
  await page.goto('/min-konto/transaktioner?type=bonus')
  const gone = page.getByRole('row').filter({ hasText: 'Bonus bortfaldet' })
  await expect(gone).toContainText('Du afsluttede den selv')
  await expect(gone).not.toContainText('Gennemført')
})
