import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { expectActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { tellOfRequests } from './steps/still-clock.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const analyticsUrl = 'https://analytics.example/container.js'

test('[API-07] the container is loaded after a yes, and never on pages of account, payment or login', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-analytics.log', { analyticsUrl })
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const asked: string[] = []
  await context.route('https://analytics.example/**', (route) => {
    asked.push(route.request().frame().url())
    const body = "window.isMeasured = true; document.cookie = '_measured=1; Path=/'"
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  await page.goto('/')
  await choose(page, 'Kun nødvendige')
  await page.reload()
  await expectActing(page)
  await page.getByRole('link', { name: 'Jackpots' }).first().click()
  await expect(page).toHaveURL('/jackpots')
  await tellOfRequests(page)
  expect(asked).toEqual([])

  await choose(page, 'Accepter alle')
  await expect.poll(() => page.evaluate(isMeasured)).toBe(true)
  expect(asked).toHaveLength(1)
  // The next public page is in the same document; the login is in one of its own.
  await page.getByRole('link', { name: 'Bordspil' }).first().click()
  await expect(page).toHaveURL('/bordspil')
  expect(await page.evaluate(isMeasured)).toBe(true)
  await page.getByRole('link', { name: 'Log ind' }).first().click()
  await expect(page).toHaveURL('/log-ind')
  expect(await page.evaluate(isMeasured)).toBe(false)
  await page.goto('/min-konto/indbetal')
  await expect(page).toHaveURL(/\/log-ind/)
  await expectActing(page)
  await tellOfRequests(page)
  expect(await page.evaluate(isMeasured)).toBe(false)
  expect(asked).toHaveLength(1)

  await page.goto('/nyheder')
  await expect.poll(() => page.evaluate(isMeasured)).toBe(true)
  // What measures is in the page already: without it there is one only after a new start.
  const anew = page.waitForEvent('load')
  await choose(page, 'Kun nødvendige')
  await anew
  await expectActing(page)
  await tellOfRequests(page)
  expect(await page.evaluate(isMeasured)).toBe(false)
  const names = (await context.cookies(world.urls.site)).map(({ name }) => name)
  expect(names).toEqual(['_consent'])
  expect(asked).toHaveLength(2)
  expect(complaints).toEqual([])
})

/** Answers the question through the link at the bottom of the page. */
async function choose(page: Page, answer: string): Promise<void> {
  await expectActing(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieindstillinger' }).click()
  const panel = page.getByRole('region', { name: 'Dit valg om cookies' })
  await panel.getByRole('button', { name: answer }).click()
  await expect(panel).toHaveCount(0)
}

function isMeasured(): boolean {
  return (window as { isMeasured?: boolean }).isMeasured === true
}
