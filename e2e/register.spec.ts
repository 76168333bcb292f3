import { test } from '@playwright/test'
import { registerPlayer } from './steps/register-player.ts'

test('[REG-03] a visitor registers with MitID and is led to the deposit', async ({ page }) => {
  await registerPlayer(page)
})
