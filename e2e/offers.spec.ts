import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Nyheder og tilbud' })
const byEmail = (page: Page) => card(page).getByRole('checkbox', { name: /på e-mail/ })
const bySms = (page: Page) => card(page).getByRole('checkbox', { name: /på sms/ })
const save = (page: Page) => card(page).getByRole('button', { name: 'Gem dit svar' })

test('[MKT-05] a player says yes to offers each way on its own, and takes it back as easily', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, '/min-konto/profil')
  await expect(byEmail(page)).not.toBeChecked()
  await expect(bySms(page)).not.toBeChecked()
  await bySms(page).check()
  await save(page).click()
  const told = card(page).getByRole('status').filter({ hasText: 'Dit svar er gemt' })
  await expect(told).toBeFocused()
  await expectAccessible(page)
  await goActing(page, '/min-konto/profil')
  await expect(bySms(page)).toBeChecked()
  await expect(byEmail(page)).not.toBeChecked()
  await bySms(page).uncheck()
  await save(page).click()
  await expect(told).toBeFocused()
  await goActing(page, '/min-konto/profil')
  await expect(bySms(page)).not.toBeChecked()
})

test('[MKT-05] it works without script, and of a failure the page tells', async ({
  page,
  browser,
}) => {
  await registerPlayer(page)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(await page.context().cookies())
  const here = await plain.newPage()
  await here.goto('/min-konto/profil')
  await byEmail(here).check()
  await save(here).click()
  await expect(card(here).getByText('Dit svar er gemt')).toBeVisible()
  await expect(byEmail(here)).toBeChecked()
  await here.goto('/min-konto/profil?tilbud=fejl')
  await expect(card(here).getByRole('alert')).toContainText('Vi kunne ikke gemme dit svar.')
  await plain.close()
})
