import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'

/**
 * As `expectAccessible`, where the page holds the provider's card fields. They are a document of
 * their own with a main part of its own, which axe takes for a second one of ours.
 */
export async function expectPageRoundCardAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { without: ['landmark-unique'] })).toEqual([])
}
