import { minuteMs, systemClock } from '@nordlys/core'
import type { Page } from '@playwright/test'

/** From here on time passes on this page, and on those it goes to, when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = systemClock.now().getTime()
  // It runs until it is stopped, and is stopped ahead of itself only.
  await page.clock.install({ time: nowMs - minuteMs })
  await page.clock.pauseAt(nowMs)
}

/**
 * A request of the test's own. A browser tells of requests in their order: when this one is told of, all
 * that the page has made so far are.
 */
export async function tellOfRequests(page: Page): Promise<void> {
  const told = page.waitForRequest(/\/robots\.txt$/)
  await page.evaluate(() =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => 'there',
      () => 'no connection',
    ),
  )
  await told
}
