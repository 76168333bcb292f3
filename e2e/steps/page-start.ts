import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page acts on what is pressed and filled. Before that a browser follows links and sends
 * forms by itself, and what is filled into a field that a script reads may go unheard.
 */
export async function expectActing(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

export async function goActing(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectActing(page)
}

/**
 * Goes to a player's page, and waits until what watches over a login is there with the dialogs of players:
 * what tells the page of its player is opened in that moment.
 */
export async function goWatched(page: Page, path: string): Promise<void> {
  const watched = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.frame().url().endsWith(path),
  )
  await page.goto(path)
  await watched
}
