import { expect, type Page } from '@playwright/test'
import { signInAtMitid } from './at-mitid.ts'
import type { Person } from './person.ts'

/** Logs a player in from the login page as it is shown, or from a fresh one. */
export async function logIn(page: Page, who: Pick<Person, 'name' | 'cpr'>): Promise<void> {
  if (!page.url().includes('/log-ind')) await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await signInAtMitid(page, who)
  await expectLoggedIn(page)
}

/** Logs out by the address that does; the page it leads to holds nothing of the player's. [HEAD-08] */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/?logout=true')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Opret konto' }).first()).toBeVisible()
}

export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByText('Logget ind i').first()).toBeAttached()
}
