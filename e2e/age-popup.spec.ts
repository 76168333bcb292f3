import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { logInOverHttp } from './steps/log-in-over-http.ts'
import { goWatched } from './steps/page-start.ts'
import { freshYoungPerson } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'

const seed = new URL('../apps/platform/src/content/seed/configuration.json', import.meta.url)
const settings: { name: string; value: Record<string, string> }[] = JSON.parse(
  readFileSync(seed, 'utf8'),
)
const content = settings.find(({ name }) => name === 'agePopupContent')?.value ?? {}

test('[SCREEN-03][SCREEN-09] the young are spoken to before the welcome, and over no payment', async ({
  page,
}) => {
  const person = freshYoungPerson()
  await registerPlayer(page, { person })
  const popup = page.getByRole('dialog', { name: String(content.title) })
  // The deposit page, where they have just come to: nothing speaks over a payment, however long they stay.
  await goWatched(page, '/min-konto/indbetal')
  await expect(page.getByLabel('Beløb')).toBeVisible()
  await expect(popup).toBeHidden()
  await page.goto('/')
  await expect(popup).toContainText(String(content.content))
  await expect(popup.locator('img.s-popup__media')).toBeVisible()
  await expect(popup.locator('img.s-popup__logo')).toBeVisible()
  const help = popup.getByRole('link', { name: String(content.button_text) })
  await expect(help).toHaveAttribute('href', String(content.button_link))
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(popup).toBeHidden()
  await logInOverHttp(page.request, person)
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: /Unna/ })
  await expect(popup).toBeVisible()
  await expect(welcome).toBeHidden()
  // Whoever goes on without an answer has seen neither to its end: both come again.
  await page.goto('/nyheder')
  await expect(popup).toBeVisible()
  await expect(welcome).toBeHidden()
  await popup.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(welcome).toBeVisible()
  await expect(popup).toBeHidden()
  await goWatched(page, '/nyheder')
  await expect(welcome).toBeHidden()
  await expect(popup).toBeHidden()
})

test('[SCREEN-03] a browser that keeps nothing is not greeted on every page, but not at all', async ({
  page,
}) => {
  const person = await registerPlayer(page)
  await logInOverHttp(page.request, person)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  })
  for (const path of ['/', '/nyheder']) {
    await goWatched(page, path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
