import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { tableOn } from './steps/open-table.ts'
import { goActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

const puntoBancoOn = (page: Page, mode: 'money' | 'free') =>
  tableOn(page, `/bordspil/${mode}/punto-banco`, 'Punto Banco')
const staked = (frame: FrameLocator) => frame.locator('.meter.stake .amount')

test('[GAME-02] punto banco is played for money by keyboard alone, and the round is checked', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500)
  const frame = await puntoBancoOn(page, 'money')
  await expectAccessible(page)
  await frame
    .getByRole('button', { name: /^Bank 0,95 til 1 Husets fordel 1,06 % .* Intet placeret$/ })
    .focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('d')
  await page.keyboard.press('u')
  await expect(frame.getByRole('button', { name: /^Bank 0,95.* 10 kr\. placeret$/ })).toBeFocused()
  await expect(staked(frame)).toHaveText('15 kr.')
  await page.keyboard.press(' ')
  await expect(frame.locator('[aria-live=polite]')).toHaveText(
    /^(Spilleren vinder|Banken vinder|Uafgjort) med \d mod \d\. Du fik .*Bank: 10\skr\. .*Uafgjort: 5\skr\. /,
  )
  await expect(staked(frame)).toHaveText('0 kr.')
  await expect(frame.getByText('Tidligere resultater påvirker ikke det næste')).toBeVisible()
  await expect(frame.getByRole('button', { name: /^Giv igen · 15 kr\.$/ })).toBeEnabled()
  await expectAccessible(page)
  await frame.getByRole('button', { name: 'Menu' }).click()
  await expect(frame.getByRole('dialog').getByText('Sådan spiller du')).toBeVisible()
  await frame.getByRole('tab', { name: 'Kontrollér runden' }).click()
  await expect(frame.getByText('Kortene følger af frøet, og det er dem, du så.')).toBeVisible()
  // The books show it again, card for card, with what was staked on it.
  const cards = await frame.locator('.pb-side .spoken').allTextContents()
  await goActing(page, '/min-konto/transaktioner')
  await page
    .getByRole('link', { name: /vis runden/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  await expect(frame.locator('.table[data-mode="replay"][data-phase="closed"]')).toBeAttached()
  expect(await frame.locator('.pb-side .spoken').allTextContents()).toEqual(cards)
  await expect(staked(frame)).toHaveText('15 kr.')
  expect(complaints).toEqual([])
})
