import { expect, test } from '@playwright/test'
import { registerWithMoney } from './steps/session.ts'
import { walkByKeyboard } from './steps/walk-by-keyboard.ts'

test('a player reaches everything on home, overview and transactions by keyboard', async ({
  page,
}) => {
  await registerWithMoney(page, 100)
  for (const address of ['/', '/min-konto/oversigt', '/min-konto/transaktioner']) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await walkByKeyboard(page)
    })
  }
})

test('a visitor reaches everything on a list by keyboard', async ({ page }) => {
  await page.goto('/spilleautomater?q=vikingernes+guld')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await walkByKeyboard(page)
})

test('[ROUTE-21] the terms and the privacy policy answer, and are linked from every page', async ({
  page,
}) => {
  for (const title of ['Vilkår og betingelser', 'Persondatapolitik']) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})
