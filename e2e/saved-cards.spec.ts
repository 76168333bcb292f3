import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { answerBank, cardFields, expectReceipt, fillCard } from './steps/pay-by-card.ts'
import { registerAtDeposit } from './steps/register-player.ts'
import { tabTo } from './steps/tab-to.ts'

const words = 'Visa/Dankort, der slutter på 0000'

test('[PAY-01] a card that was saved pays by its control digits, is named and is removed', async ({
  page,
}) => {
  const { keyboard } = page
  await page.setViewportSize({ width: 390, height: 844 })
  await registerAtDeposit(page)
  await page.getByRole('radio', { name: '200 kr.', exact: true }).check()
  const tick = page.getByRole('checkbox', { name: 'Gem kortet til næste gang' })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await fillCard(page)
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
  await answerBank(page, 'Godkend')
  await expectReceipt(page, 200)

  await goActing(page, '/min-konto/indbetal')
  await expect(page.getByRole('radio', { name: words })).toBeChecked()
  await expect(tick).toHaveCount(0)
  const digits = cardFields(page).getByLabel('Kontrolcifre (CVV)')
  await expect(digits).toBeVisible()
  await expect(cardFields(page).getByRole('textbox')).toHaveCount(1)
  await tabTo(page.getByRole('radio', { name: '200 kr.', exact: true }))
  await keyboard.press('Space')
  await digits.fill('12')
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Kontrolcifrene')
  await digits.fill('123')
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).press('Enter')
  await answerBank(page, 'Godkend')
  await expectReceipt(page, 200)

  await goActing(page, '/min-konto/profil')
  await page.getByLabel('Dit eget navn til kortet').fill('Lønkort')
  await page.getByRole('button', { name: `Gem navn: ${words}` }).press('Enter')
  await expect(page.getByText('Navnet er gemt')).toBeVisible()
  await expect(page.getByText(`Lønkort: ${words}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Fjern kort: ${words}` }).press('Enter')
  await expect(page.getByText('Kortet er fjernet')).toBeVisible()
  await expect(page.getByText('Du har ingen gemte kort.')).toBeVisible()
})
