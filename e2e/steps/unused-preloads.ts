import type { Page } from '@playwright/test'

/** Chromium warns five seconds after a page's load; it does so by the clock that is moved on here. */
const movedOnMs = 10_000

/**
 * The warnings of the browser on `path` about what was preloaded and not used. The page must be new: from its
 * load on its time is no longer real.
 */
export async function unusedPreloads(page: Page, path: string): Promise<string[]> {
  const warnings: string[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Log.entryAdded', ({ entry }) => {
    if (/preload/.test(entry.text)) warnings.push(entry.text)
  })
  await browser.send('Log.enable')
  await page.goto(path)
  const movedOn = new Promise((resolve) =>
    browser.once('Emulation.virtualTimeBudgetExpired', resolve),
  )
  await browser.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: movedOnMs })
  await movedOn
  return warnings
}
