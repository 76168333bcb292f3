import { expect, type Page, test } from '@playwright/test'
import { expectActing } from './steps/page-start.ts'
import { cardFields, fillCard } from './steps/pay-by-card.ts'
import { registerAtDeposit, registerPlayer } from './steps/register-player.ts'

test('[VAL-04] a press that comes before the card’s fields can hear is answered once they can', async ({
  page,
}) => {
  await registerPlayer(page)
  const gate = Promise.withResolvers<void>()
  await page.route(/card-frame\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/min-konto/indbetal')
  await expectActing(page)
  await page.getByRole('radio', { name: '200 kr.' }).check()
  await pressDeposit(page)
  await expect(page.getByRole('button', { name: 'Behandler betalingen' })).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('alert')).toContainText('Indtast kortnummeret.')
})

test('[VAL-04] what is wrong with the card is told in the fields and above the form', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await page.getByRole('radio', { name: '200 kr.' }).check()
  await pressDeposit(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Indtast kortnummeret. Indtast navnet på kortholderen.')
  await expect(alert).toContainText('Vælg udløbsmåned. Vælg udløbsår. Indtast kontrolcifrene.')
  await fillCard(page, '4571 0000 0001')
  await cardFields(page).getByLabel('Kontrolcifre (CVV)').fill('12')
  await pressDeposit(page)
  await expect(alert).toContainText('Kortnummeret skal være på mindst 16 cifre.')
  await expect(alert).toContainText('Kontrolcifrene skal være på mindst 3 cifre.')
  await expect(
    cardFields(page).getByText('Kortnummeret skal være på mindst 16 cifre.'),
  ).toBeVisible()
  await fillCard(page, '4571 0000 0001 0001')
  await pressDeposit(page)
  await expect(alert).toContainText('Kortnummeret er ikke gyldigt.')
})

async function pressDeposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
}
