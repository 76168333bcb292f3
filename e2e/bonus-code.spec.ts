import { expect, type Page, test } from '@playwright/test'
import { expectPageRoundCardAccessible } from './steps/expect-page-round-card-accessible.ts'
import { cards, depositByCard, expectReceipt, headerBalance, pay } from './steps/pay-by-card.ts'
import { registerAtDeposit, registerPlayer } from './steps/register-player.ts'

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Bonuskode' })
const chosen = (page: Page) => page.getByRole('region', { name: 'Bonuskoden NORDLYS500 er valgt' })

async function openField(page: Page): Promise<void> {
  await page.getByText('Indtast bonuskode', { exact: true }).click()
  await expect(codeField(page)).toBeVisible()
}

async function useCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Brug koden' }).click()
}

/** Of the account's overview: the bonus apart from the cash, in kroner. */
async function expectBalances(page: Page, cash: number, bonus: number): Promise<void> {
  await page.goto('/min-konto/oversigt')
  const parts = `Saldoens fordeling: ${cash} kr. kontant og ${bonus} kr. bonus`
  await expect(page.getByRole('img', { name: parts })).toBeVisible()
}

test('[VAL-07] a bonus code must not be empty, must be known and must not be over', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await openField(page)
  await useCode(page, '')
  await expect(codeField(page)).toHaveAccessibleDescription('Indtast en bonuskode.')
  await expect(codeField(page)).toBeFocused()
  await useCode(page, 'FINDESIKKE')
  await expect(codeField(page)).toHaveAccessibleDescription('Bonuskoden er ikke gyldig.')
  await expect(codeField(page)).toHaveValue('FINDESIKKE')
  await useCode(page, 'sommer200')
  await expect(codeField(page)).toHaveAccessibleDescription('Bonuskoden er udløbet.')
  await expectPageRoundCardAccessible(page)
  // A deposit without a bonus is as near as before.
  await codeField(page).fill('')
  await pay(page, 200, cards.withoutQuestion)
  await expectReceipt(page, 200)
  await expectBalances(page, 200, 0)
})

test('[PAY-10] a code shows its terms, then gives its bonus with the deposit', async ({ page }) => {
  await registerAtDeposit(page)
  await openField(page)
  await useCode(page, 'nordlys500')
  await expect(chosen(page)).toBeFocused()
  await expect(chosen(page)).toContainText('Du får 100 % af din indbetaling i bonus, højst 500 kr.')
  await expect(chosen(page)).toContainText('Bonussen skal gennemspilles 10 gange')
  await expect(chosen(page)).toContainText('Du kan højst spille for 100 kr. pr. spin eller runde')
  await expect(chosen(page)).toContainText('Du har 60 dage fra tildelingen')
  await expect(chosen(page)).toContainText('Du spiller for 10 x 500 kr.')
  await expect(chosen(page)).toContainText('5.000 kr.')
  await expectPageRoundCardAccessible(page)
  await depositByCard(page, 200)
  await expect(page.getByText('Du har fået 200 kr. i bonus.')).toBeVisible()
  await expect(headerBalance(page)).toHaveText('400 kr.')
  await expectBalances(page, 200, 200)
  await page.goto('/min-konto/transaktioner')
  await expect(page.getByRole('row', { name: 'Bonus Tildelt' })).toContainText('200 kr.')
  await page.goto('/min-konto/indbetal')
  await openField(page)
  await useCode(page, 'NORDLYS500')
  await expect(codeField(page)).toHaveAccessibleDescription('Du har allerede brugt bonuskoden.')
})

test('[PAY-10] a code that is only typed is not used before its terms are shown', async ({
  page,
}) => {
  await registerAtDeposit(page)
  await openField(page)
  await codeField(page).fill('NORDLYS500')
  await pay(page, 200, cards.withoutQuestion)
  await expect(chosen(page)).toBeFocused()
  await expect(headerBalance(page)).toHaveText('0 kr.')
  await expect(page.getByRole('textbox', { name: 'Eget beløb' })).toHaveValue('200')
  await chosen(page).getByRole('link', { name: 'Fravælg' }).click()
  await expect(chosen(page)).toBeHidden()
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
  await expectReceipt(page, 200)
  await expectBalances(page, 200, 0)
})

test('[PAY-04][PAY-10] a declined card leaves the code chosen, and the next card gives its bonus', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.goto('/min-konto/indbetal?bonuskode=NORDLYS500')
  await pay(page, 200, cards.expired)
  await expect(page.getByRole('alert')).toContainText('Dit kort er udløbet.')
  await expect(chosen(page)).toBeVisible()
  await depositByCard(page, 200)
  await expect(page.getByText('Du har fået 200 kr. i bonus.')).toBeVisible()
})

test('[PAY-10] a quick deposit takes a code too, without any script', async ({ page, browser }) => {
  await registerPlayer(page)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto('/quick-deposit')
  await openField(plain)
  await useCode(plain, 'FINDESIKKE')
  await expect(codeField(plain)).toHaveAccessibleDescription('Bonuskoden er ikke gyldig.')
  await useCode(plain, 'NORDLYS500')
  await expect(chosen(plain)).toContainText('Bonussen skal gennemspilles 10 gange')
  await context.close()
})
