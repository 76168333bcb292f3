import { readFile } from 'node:fs/promises'
import { dateOf, systemClock } from '@nordlys/core'
import { expect, type Page, test } from '@playwright/test'
import { expectBothAccessible } from './steps/expect-both-accessible.ts'
import { goToMain } from './steps/go-to-main.ts'
import { openPlayOverHttp, roundOf } from './steps/play-over-http.ts'
import { registerWithMoney } from './steps/session.ts'
import { tabTo } from './steps/tab-to.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[SCREEN-13] [PROOF-03] [LED-09] by keyboard from the year to a round and a statement', async ({
  page,
}) => {
  await registerWithMoney(page, 300)
  const play = await openPlayOverHttp(page.request)
  const rounds = [roundOf(await play.spin()), roundOf(await play.spin())]
  await goToMain(page, '/min-konto/oversigt')
  await press(page, page.getByRole('link', { name: 'I år', exact: true }))
  await expect(page).toHaveURL(/periode=aar/)
  const latest = page.getByRole('link', { name: /^Vikingernes Guld · 2 runder$/ })
  await press(page, latest)

  const list = page.getByRole('table').getByRole('link', { name: 'Spil, vis runden' })
  await expect(list).toHaveCount(2)
  await expectBothAccessible(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await press(page, list.first())
  const check = page.getByRole('button', { name: 'Kontrollér den selv' })
  await expect(check).toBeEnabled()
  expect(scripts.filter((url) => url.includes('check'))).toEqual([])
  await press(page, check)
  const card = page.getByRole('region', { name: 'Kontrollér den selv' })
  await expect(card.getByText('Alt stemmer. Runden giver det, siden viser.')).toBeVisible()
  await expect(card.getByText('Gevinst: stemmer')).toBeVisible()
  expect(scripts.filter((url) => url.includes('check-worker'))).toHaveLength(1)
  await expectBothAccessible(page)

  await press(page, page.getByRole('link', { name: 'Alle transaktioner' }))
  const today = dateOf(systemClock.now()).split('-').toReversed().join('-')
  for (const field of ['Fra og med', 'Til og med']) {
    await tabTo(page.locator('#kontoudtog').getByLabel(field))
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(today)
  }
  const coming = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Hent CSV' }))
  const csv = await readFile(await (await coming).path(), 'utf8')
  expect(csv.split('Vikingernes Guld')).toHaveLength(rounds.length + 1)
  expect(csv.trimEnd().split('\r\n').at(-1)).toContain(inCsv(rounds.at(-1)?.balanceOre ?? 0))
})

async function press(page: Page, target: Parameters<typeof tabTo>[0]): Promise<void> {
  await tabTo(target)
  await page.keyboard.press('Enter')
}

/** Øre as the statement has them: kroner with a decimal comma. */
function inCsv(ore: number | bigint): string {
  return (Number(ore) / 100).toFixed(2).replace('.', ',')
}
