import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Nothing moves that the player did not move: what a browser's own measure of it may come to. */
const shiftMax = 0.02

/** Measures in each document from now on how far its parts are moved without the player's doing. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Whether the page has stood still since it was opened. */
export async function expectStill(page: Page): Promise<void> {
  const shift = await page.evaluate(() => window.layoutShift)
  expect(shift).toBeLessThanOrEqual(shiftMax)
}
