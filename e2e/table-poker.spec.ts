import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { inPhase, tableOn } from './steps/open-table.ts'
import { goActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

const spoken = (frame: FrameLocator) => frame.locator('.pk-row .spoken').allTextContents()

/** Lays the chip of a key on the ante and deals, by the keys alone. */
async function dealByKeys(page: Page, frame: FrameLocator, chip: string): Promise<void> {
  await frame.getByRole('button', { name: /^Ante/ }).focus()
  await page.keyboard.press(chip)
  await page.keyboard.press('Enter')
  await page.keyboard.press(' ')
  await expect(inPhase(frame, 'choosing')).toBeAttached()
}

test('[GAME-02] trekortspoker is played for money by keyboard alone, and the hand is checked', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500)
  const frame = await tableOn(page, '/bordspil/money/trekortspoker', 'Trekortspoker')
  await expectAccessible(page)
  await frame.getByRole('button', { name: /^Par-bonus/ }).focus()
  await page.keyboard.press('Enter')
  await dealByKeys(page, frame, '2')
  await expect(frame.getByRole('button', { name: 'Spil · 25 kr.' })).toBeVisible()
  await expect(frame.locator('.pk-player .pc')).toHaveCount(3)
  await expect(frame.locator('.pk-bank .pc')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('s')
  await expect(inPhase(frame, 'betting')).toBeAttached()
  await expect(frame.locator('.pk-bank .pc[data-turned]')).toHaveCount(3)
  await expect(frame.locator('.pk-paid')).toHaveText(/^Du fik /)
  await expectAccessible(page)
  await frame.getByRole('button', { name: 'Menu' }).click()
  await frame.getByRole('tab', { name: 'Kontrollér runden' }).click()
  await expect(frame.getByText('Aftrykket passer til frøet')).toBeVisible()
  await frame.getByRole('tab', { name: 'Gevinsttabel' }).click()
  await expect(frame.getByRole('table', { name: 'Par-bonus' })).toBeVisible()
  await expectAccessible(page)
  // The books show it again, card for card.
  const cards = await spoken(frame)
  await goActing(page, '/min-konto/transaktioner')
  await page
    .getByRole('link', { name: /vis runden/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  await expect(page).toHaveURL(/\/transaktioner\/runde\/[^/]+\/se$/)
  await expect(frame.locator('.table[data-mode="replay"][data-phase="closed"]')).toBeAttached()
  expect(await spoken(frame)).toEqual(cards)
  expect(complaints).toEqual([])
})

test('[GAME-02] a hand of hold’em that is left waits, and is folded by a key', async ({ page }) => {
  await registerWithMoney(page, 100)
  const frame = await tableOn(page, '/bordspil/money/holdem-mod-huset', 'Hold’em mod huset')
  await dealByKeys(page, frame, '3')
  // Of 100 kr. 50 are left, and to go on costs 100.
  const play = frame.getByRole('button', { name: 'Spil · 100 kr.' })
  await expect(play).toBeDisabled()
  await expect(play).toContainText('Din saldo rækker ikke til det valg')
  await expectAccessible(page)
  const cards = await spoken(frame)
  const again = await tableOn(page, '/bordspil/money/holdem-mod-huset', 'Hold’em mod huset')
  await expect(again.getByText('Din hånd ventede på dig')).toBeVisible()
  await expect(inPhase(again, 'choosing')).toBeAttached()
  expect(await spoken(again)).toEqual(cards)
  // Keys reach the game once it has the focus.
  await again.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('l')
  await expect(inPhase(again, 'betting')).toBeAttached()
  await expect(again.locator('.pk-board .pc')).toHaveCount(5)
  await expect(again.locator('.pk-end')).toHaveText('Du lagde kortene ned')
})
