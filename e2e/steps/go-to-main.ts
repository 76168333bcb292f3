import type { Page } from '@playwright/test'
import { goActing } from './page-start.ts'
import { tabTo } from './tab-to.ts'

/** Opens a page and goes past its head, as who has no mouse does. */
export async function goToMain(page: Page, path: string): Promise<void> {
  await goActing(page, path)
  await tabTo(page.getByRole('link', { name: 'Gå til indholdet' }))
  await page.keyboard.press('Enter')
}
