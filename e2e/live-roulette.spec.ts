import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { tableOn } from './steps/open-table.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

test('[ROUTE-15] a live round is played by keyboard, checked, and stands in the history', async ({
  page,
}) => {
  // A round takes thirty seconds by the table's own clock, and one is waited for.
  test.setTimeout(180_000)
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500)
  const frame = await tableOn(page, '/live-casino/money/faelles-roulette', 'Fælles Roulette')
  await expect(frame.getByText('Styret af computer')).toBeAttached()
  const red = frame.getByRole('button', { name: /^Rød, udbetaler/ })
  await expect(red).toBeAttached()
  await expectAccessible(page)
  // A betting that has just begun: one that is nearly over would end before the keys are pressed.
  const betting = frame.getByText('Placér din indsats', { exact: true })
  await expect(betting).toHaveCount(0, { timeout: 30_000 })
  await expect(betting).toBeVisible({ timeout: 45_000 })
  await red.focus()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(frame.getByText(/^Bogført: 5\s+kr/)).toBeAttached({ timeout: 40_000 })
  await expect(frame.locator('.spoken')).toHaveText(/^\d+ (rød|sort|grøn)/, { timeout: 20_000 })
  await page.goto('/min-konto/transaktioner')
  await expect(page.getByText(/^Fælles Roulette, runde \d+ · indsats 5\s+kr\./)).toBeVisible()
  expect(complaints).toEqual([])
})
