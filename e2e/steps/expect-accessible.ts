import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'

/** Nothing that the rules of WCAG 2.2 A and AA can find by machine, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}
