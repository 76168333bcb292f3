import type { Page } from '@playwright/test'

/** Logs a ready-made person in as a player does, through the page that stands in for MitID. */
export async function logInAs(page: Page, base: string, persona: string): Promise<void> {
  await page.goto(new URL('/log-ind', base).href)
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await page.getByRole('radio', { name: persona, exact: true }).check()
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await page.waitForURL((url) => url.origin === new URL(base).origin)
}
