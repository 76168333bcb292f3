import { expect, test } from '@playwright/test'
import { registerPlayer } from './steps/register-player.ts'

test('[SCREEN-05] [SES-03] [SES-07] a login that is over is told once, and the way in leads back', async ({
  page,
  context,
}) => {
  await registerPlayer(page)
  await page.goto('/min-konto/oversigt')
  // The secret is gone, as after the session's end elsewhere; the handle still says "logged in".
  await context.clearCookies({ name: '__Host-session' })
  const record = page.waitForRequest(/CreateSessionExpireLog/)
  const dialog = page.getByRole('dialog', { name: 'Du er blevet logget ud' })
  await expect(dialog).toBeVisible()
  expect((await record).postDataJSON()).toMatchObject({ from_route: '/min-konto/oversigt' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toHaveCount(1)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_auth_token')
  await dialog.getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/log-ind?redirect=%2Fmin-konto%2Foversigt')
})

test('[SCREEN-05] [NET-02] [NET-03] a lost line is told at once, until it is back', async ({
  page,
  context,
}) => {
  await page.goto('/jackpots')
  await expect(page.getByRole('button', { name: 'Åbn menuen' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Forbindelsen er afbrudt' })
  await expect(async () => {
    await context.setOffline(true)
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await context.setOffline(false)
  await expect(dialog).toBeHidden()
})
