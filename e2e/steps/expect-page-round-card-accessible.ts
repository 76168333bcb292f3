import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { cardFields } from './pay-by-card.ts'

/**
 * As `expectAccessible`, where the page holds the provider's card fields. They are a document of
 * their own with a main part of its own, which axe takes for a second one of ours.
 * It is looked at once the fields are there and the page knows it: before, it shows what holds their
 * place.
 */
export async function expectPageRoundCardAccessible(page: Page): Promise<void> {
  await expect(cardFields(page).getByLabel('Kortnummer')).toBeVisible()
  await page.locator('.s-card-fields').scrollIntoViewIfNeeded()
  await expect(page.locator('.s-card-fields__to-come')).toHaveCount(0)
  expect(await findViolations(page, { without: ['landmark-unique'] })).toEqual([])
}
