import { expect, type Page, type Request } from '@playwright/test'

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
 * in that moment the page opens its stream, or waits in line for that of another window. [FLT-80]
 */
export async function goWatched(page: Page, path: string): Promise<void> {
  let hasOpened = false
  const note = (request: Request) => {
    hasOpened ||= request.url().endsWith('/api/events') && request.frame().url().endsWith(path)
  }
  page.on('request', note)
  await page.goto(path)
  await expect.poll(async () => hasOpened || (await page.evaluate(waitsInLine))).toBe(true)
  page.off('request', note)
}

async function waitsInLine(): Promise<boolean> {
  const { pending = [] } = await navigator.locks.query()
  return pending.some(({ name }) => name?.startsWith('nordlys:events:'))
}
