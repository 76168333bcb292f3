import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'

/** On a telephone and a wide screen, where nothing is wider than the page either. */
export async function expectBothAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(room).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
}
