import { expect, type Page } from '@playwright/test'
import { findViolations, rulesOfColours } from './axe.ts'

/** Nothing that the rules of WCAG 2.2 A and AA can find by machine, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** The same of a page that was looked at in another colour scheme: what colours may break. */
export async function expectColoursAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { only: rulesOfColours })).toEqual([])
}
