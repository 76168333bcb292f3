import { expect, type FrameLocator, type Page } from '@playwright/test'
import { expectActing } from './page-start.ts'

/** The payment provider's test cards, by what becomes of them. */
export const cards = {
  approved: '4571 0000 0001 0000',
  withoutQuestion: '4571000000000001',
  noFunds: '4571000000020504',
  bankDeclines: '4571000000000530',
  expired: '4571000000090531',
  toldTwice: '4571000000050105',
  neverTold: '4571000000040106',
} as const

export type BankAnswer = 'Godkend' | 'Afvis' | 'Luk uden at svare'

/** The provider's card fields, which stand in a frame of its own. */
export function cardFields(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Kortoplysninger hos betalingsudbyderen"]')
}

export async function fillCard(page: Page, number: string = cards.approved): Promise<void> {
  const fields = cardFields(page)
  await fields.getByLabel('Kortnummer').fill(number)
  await fields.getByLabel('Navn på kortholder').fill('Freja Frisk')
  await fields.getByLabel('Udløbsmåned').selectOption('12')
  await fields.getByLabel('Udløbsår').selectOption('2030')
  await fields.getByLabel('Kontrolcifre (CVV)').fill('123')
}

/** Fills in the whole form and presses its button, which repeats the amount. */
export async function pay(page: Page, kroner: number, number?: string): Promise<void> {
  await expectActing(page)
  await page.getByRole('textbox', { name: 'Eget beløb' }).fill(String(kroner))
  await fillCard(page, number)
  await page.getByRole('button', { name: `Indbetal ${kroner} kr.` }).click()
}

export async function answerBank(page: Page, answer: BankAnswer): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Godkend betalingen i din bank' })
  await expect(question).toBeVisible()
  const bank = page.frameLocator('iframe[title="Din banks godkendelse"]')
  const button = bank.getByRole('button', { name: answer })
  await expect(button).toBeVisible()
  const answered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/payments/3ds/'),
  )
  // By keyboard: a browser drops a mouse's press on a frame that has just glided in with its dialog.
  await button.press('Enter')
  await answered
  await expect(question).toBeHidden()
}

/** Deposits through the bank's question, from the deposit page as it is shown, to the receipt. */
export async function depositByCard(page: Page, kroner: number): Promise<void> {
  await pay(page, kroner)
  await answerBank(page, 'Godkend')
  await expectReceipt(page, kroner)
}

export async function expectReceipt(page: Page, kroner: number): Promise<void> {
  await expect(page.getByText(`Din indbetaling på ${kroner} kr. er gennemført.`)).toBeVisible()
}

/** The balance in the header, as the player reads it. */
export function headerBalance(page: Page) {
  return page.getByRole('banner').getByText(/kr\.$/).first()
}
