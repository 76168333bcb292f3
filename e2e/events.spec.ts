import { expect, test } from '@playwright/test'
import { headerBalance } from './steps/pay-by-card.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'

test('[FLT-80][SES-08] eight windows act, and hear of a new balance and of their login’s end', async ({
  page,
  context,
}) => {
  await registerPlayer(page)
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto('/nyheder')
  await expect(headerBalance(page)).toHaveText('0 kr.')
  await followed
  const windows = [page]
  while (windows.length < 8) {
    const window = await context.newPage()
    await window.goto('/nyheder')
    windows.push(window)
  }
  const last = windows.at(-1) ?? page
  await expect(headerBalance(last)).toHaveText('0 kr.')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  // All this happens elsewhere in this browser; the page itself is left alone.
  await depositOverHttp(page, 200)
  for (const window of windows) await expect(headerBalance(window)).toHaveText('200 kr.')
  expect(await last.evaluate(async () => (await fetch('/api/clock')).status)).toBe(200)
  const cookies = await page.context().cookies()
  const sessionId = cookies.find(({ name }) => name === '_auth_token')?.value
  const headers = { origin: new URL(page.url()).origin }
  const ended = await page.request.post('/api/auth/logout', { data: { sessionId }, headers })
  expect(ended.ok()).toBe(true)
  for (const window of windows) {
    await expect(window.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  }
  expect(loads).toEqual([])
})

test('[SES-08] a logout that does not get through is told, and can be asked for again', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.goto('/?logout=true')
  const told = page.getByRole('alert')
  await expect(told).toContainText('Du er stadig logget ind')
  await told.getByRole('button', { name: 'Prøv at logge ud igen' }).click()
  await expect(told).toContainText('Du er stadig logget ind')
  await page.unroute('**/api/auth/logout')
  await told.getByRole('button', { name: 'Prøv at logge ud igen' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
