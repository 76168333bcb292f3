import { expect, test } from '@playwright/test'
import { goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'

const foreign = { status: 200, contentType: 'text/html', body: '<h1>Log på netværket</h1>' }
/** What a page can do without. What it cannot, as the notice, is reported as an error, and rightly. */
const asked = /\/(?:api\/(?!events|store\/Player)|builds\/latest|favicon\.ico)/

test('[FLT-25] a network that answers everything with a page of its own breaks nothing', async ({
  page,
}) => {
  await registerPlayer(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const answered = new Set<string>()
  await page.route(asked, (route) => {
    answered.add(new URL(route.request().url()).pathname)
    return route.fulfill(foreign)
  })
  await goActing(page, '/jackpots')
  await expect.poll(() => [...answered]).toContain('/api/jackpots')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => [...answered]).toContain('/api/clock')
  // The script goes on: it leads to another page by itself.
  await page.getByRole('link', { name: 'Nyheder' }).first().click()
  await expect(page).toHaveURL('/nyheder')
  expect(errors).toEqual([])
})
