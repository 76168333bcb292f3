import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { inKroner } from './steps/in-kroner.ts'
import { playRoundOverHttp } from './steps/play-over-http.ts'
import { registerWithMoney } from './steps/session.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[PROOF-03] the browser checks a round from its page, by a script that comes with the press', async ({
  page,
}) => {
  await registerWithMoney(page, 300)
  const { stakeOre } = await playRoundOverHttp(page.request)
  await page.goto('/min-konto/transaktioner')
  await page.getByRole('link', { name: 'Spil, vis runden' }).click()
  await expect(page.getByRole('region', { name: 'Kort fortalt' })).toContainText(
    `Indsats${inKroner(stakeOre)}`,
  )
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const press = page.getByRole('button', { name: 'Kontrollér den selv' })
  await expect(press).toBeEnabled()
  expect(scripts.filter((url) => url.includes('check'))).toEqual([])
  await press.click()
  const card = page.getByRole('region', { name: 'Kontrollér den selv' })
  await expect(card.getByText('Alt stemmer. Runden giver det, siden viser.')).toBeVisible()
  await expect(card.getByText('Gevinst: stemmer')).toBeVisible()
  expect(scripts.filter((url) => url.includes('check-worker'))).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
