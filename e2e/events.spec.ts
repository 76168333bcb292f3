import { expect, test } from '@playwright/test'
import { logOut } from './steps/log-in.ts'
import { depositByCard, headerBalance } from './steps/pay-by-card.ts'
import { registerAtDeposit } from './steps/register-player.ts'

test('[SES-08] an open page is told of a new balance, and of the end of its login', async ({
  page,
  context,
}) => {
  await registerAtDeposit(page)
  const other = await context.newPage()
  await other.goto('/nyheder')
  await expect(headerBalance(other)).toHaveText('0,00 kr.')
  const loads: string[] = []
  other.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await depositByCard(page, 200)
  await expect(headerBalance(other)).toHaveText('200,00 kr.')
  expect(loads).toEqual([])
  await logOut(page)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('[SES-08] a logout that does not get through is told, and can be asked for again', async ({
  page,
}) => {
  await registerAtDeposit(page)
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
