import { expect, test } from '@playwright/test'
import { logIn, logOut } from './steps/log-in.ts'
import { registerPlayer } from './steps/register-player.ts'

test('[REG-05] a player logs out and in again with MitID', async ({ page }) => {
  const player = await registerPlayer(page)
  await logOut(page)
  await logIn(page, player)
  await expect(page).toHaveURL('/')
})
