import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectActing } from './steps/page-start.ts'
import { stopClock, tellOfRequests } from './steps/still-clock.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const question = 'Dit valg om cookies'

const isPanel = (url: string) => /consent-panel/.test(url)

/** A page on which time passes when the test says so; the answer lists what it asks for. */
async function openWithClock(page: Page, path: string): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await stopClock(page)
  await page.goto(path)
  return files
}

test('[CONTENT-05] the question comes 10 s after idle as a file of its own, and moves nothing', async ({
  page,
}) => {
  const files = await openWithClock(page, '/')
  await expectActing(page)
  await page.clock.runFor(5_000)
  await tellOfRequests(page)
  expect(files.filter(isPanel)).toEqual([])
  await page.evaluate(countShifts)
  await expect(async () => {
    await page.clock.runFor(5_000)
    expect(files.filter(isPanel).length).toBeGreaterThan(0)
  }).toPass()
  const panel = page.getByRole('region', { name: question })
  await expect(panel).toBeVisible()
  expect(await page.evaluate(shiftsSeen)).toBe(0)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual([])
  // Yes and no are as large as each other, and neither is ticked or filled.
  const sizes = await Promise.all(
    ['Kun nødvendige', 'Accepter alle', 'Vælg selv'].map(async (name) => {
      const button = panel.getByRole('button', { name })
      return { box: await button.boundingBox(), look: await button.getAttribute('class') }
    }),
  )
  expect(new Set(sizes.map(({ box, look }) => `${box?.width}x${box?.height} ${look}`)).size).toBe(1)
  await page.clock.resume()
  await expectAccessible(page)
})

test('[CONTENT-05] an answer is kept, asked for no more, and changed from footer and policy', async ({
  page,
}) => {
  await page.goto('/cookiepolitik')
  await expectActing(page)
  const panel = page.getByRole('region', { name: question })
  const wish = page.getByRole('contentinfo').getByRole('link', { name: 'Cookieindstillinger' })
  await wish.click()
  await expect(panel.getByRole('heading', { name: question })).toBeFocused()
  await expect(panel.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked()
  await panel.getByRole('checkbox', { name: 'Markedsføring' }).check()
  await panel.getByRole('button', { name: 'Gem mine valg' }).press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(wish).toBeFocused()
  expect(await consentOf(page)).toBe('1.marketing')
  await page.getByRole('main').getByRole('button', { name: 'Cookieindstillinger' }).click()
  await expect(panel.getByRole('heading', { name: question })).toBeFocused()
  await expect(panel.getByRole('checkbox', { name: 'Markedsføring' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(await consentOf(page)).toBe('1.marketing')
  await wish.click()
  await panel.getByRole('button', { name: 'Kun nødvendige' }).click()
  await expect(panel).toHaveCount(0)
  expect(await consentOf(page)).toBe('1')
  const files = await openWithClock(page, '/')
  await expectActing(page)
  await page.clock.runFor(60_000)
  await tellOfRequests(page)
  expect(files.filter(isPanel)).toEqual([])
})

test('[CONTENT-05] nobody is asked over a game', async ({ page }) => {
  const files = await openWithClock(page, '/spilleautomater/free/vikingernes-guld')
  await expectActing(page)
  await page.clock.runFor(60_000)
  await tellOfRequests(page)
  expect(files.filter(isPanel)).toEqual([])
})

async function consentOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === '_consent')?.value
}

function countShifts(): void {
  const counting = window as { shiftsSeen?: number }
  counting.shiftsSeen = 0
  new PerformanceObserver((list) => {
    counting.shiftsSeen = (counting.shiftsSeen ?? 0) + list.getEntries().length
  }).observe({ type: 'layout-shift' })
}

function shiftsSeen(): number | undefined {
  return (window as { shiftsSeen?: number }).shiftsSeen
}
