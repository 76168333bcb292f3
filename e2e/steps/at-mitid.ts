import type { Page } from '@playwright/test'
import type { Person } from './person.ts'

/** Signs in at MitID as a made-up person, or as one of the stand-in's own by name. */
export async function signInAtMitid(
  page: Page,
  who: Pick<Person, 'name' | 'cpr'> | string,
): Promise<void> {
  if (typeof who === 'string') {
    await page.getByRole('radio', { name: who, exact: true }).check()
  } else {
    await page.getByLabel('CPR-nummer').fill(who.cpr)
    await page.getByLabel('Navn', { exact: true }).fill(who.name)
  }
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
}

export async function abortAtMitid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Afbryd' }).click()
}
