import { secondMs } from '@nordlys/core'
import { expect, type Page, test } from '@playwright/test'
import { type Connection, watchConnection } from './steps/connection.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock } from './steps/still-clock.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Forbindelsen er afbrudt' })

test('[NET-01] the browser asks for the head of our icon every 30 s', async ({ page }) => {
  const connection = await openWatched(page, '/jackpots')
  const before = connection.probes.length
  await page.clock.runFor(600 * secondMs)
  await expect.poll(() => connection.probes.length).toBe(before + 20)
  expect(new Set(connection.probes)).toEqual(new Set(['HEAD /favicon.ico']))
})

test('[SCREEN-05] [NET-02] [NET-03] a lost connection is told at once, until it is back', async ({
  page,
  context,
}) => {
  await openWatched(page, '/jackpots')
  await context.setOffline(true)
  await expect(dialogOf(page)).toBeVisible()
  await context.setOffline(false)
  await expect(dialogOf(page)).toBeHidden()
})

test('[NET-02] [NET-03] a server away for 60 s is told, until it answers; retry loads anew', async ({
  page,
}) => {
  const connection = await openWatched(page, '/jackpots')
  await connection.cut()
  await connection.nextProbe()
  await connection.nextProbe()
  await expect(dialogOf(page)).toBeHidden()
  await connection.nextProbe()
  await expect(dialogOf(page)).toBeVisible()
  await connection.mend()
  await connection.nextProbe()
  await expect(dialogOf(page)).toBeHidden()

  await connection.cut()
  for (let failed = 0; failed < 3; failed += 1) await connection.nextProbe()
  const loaded = page.waitForEvent('load')
  await dialogOf(page).getByRole('button', { name: 'Prøv igen' }).click()
  await loaded
  await expect(dialogOf(page)).toBeHidden()
})

test('[NET-02] a lost connection takes the place of a login that is over, and gives it to nobody', async ({
  page,
  context,
}) => {
  await registerPlayer(page)
  await openWatched(page, '/min-konto/oversigt')
  await context.clearCookies({ name: '__Host-session' })
  const session = page.getByRole('dialog', { name: 'Du er blevet logget ud' })
  await expect(async () => {
    await page.clock.runFor(secondMs)
    // One that is still being validated, or was a moment ago, is not validated again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(session).toBeVisible({ timeout: 100 })
  }).toPass()
  await context.setOffline(true)
  await expect(dialogOf(page)).toBeVisible()
  await expect(session).toBeHidden()
  await context.setOffline(false)
  await expect(dialogOf(page)).toBeHidden()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('[NET-02] a lost connection is not told over a payment, but on the page before it', async ({
  page,
}) => {
  await registerPlayer(page)
  const connection = await openWatched(page, '/min-konto/oversigt')
  await connection.cut()
  await goWithin(page, '/quick-deposit')
  for (let failed = 0; failed < 3; failed += 1) await connection.nextProbe()
  await expect(dialogOf(page)).toBeHidden()
  await goBack(page)
  await expect(dialogOf(page)).toBeVisible()
  for (const path of ['/min-konto/indbetal', '/min-konto/udbetal']) {
    await goWithin(page, path)
    await expect(dialogOf(page)).toBeHidden()
    await goBack(page)
    await expect(dialogOf(page)).toBeVisible()
  }
})

/** A page on which time stands still, once it has asked of the connection for the first time. */
async function openWatched(page: Page, path: string): Promise<Connection> {
  await stopClock(page)
  const connection = await watchConnection(page)
  await page.goto(path)
  await connection.nextProbe()
  return connection
}

/** As the browser's own way forward does: to an address to which not every page has a link. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('main h1')).not.toHaveText('Oversigt')
}

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('Oversigt')
}
