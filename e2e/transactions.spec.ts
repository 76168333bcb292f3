import { secondMs, systemClock } from '@nordlys/core'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectColoursAccessible } from './steps/expect-accessible.ts'
import { inKroner } from './steps/in-kroner.ts'
import { freshPerson } from './steps/person.ts'
import { playRoundOverHttp } from './steps/play-over-http.ts'
import { registerOverHttp } from './steps/register-over-http.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'
import { withdrawOverHttp } from './steps/withdraw.ts'

const address = '/min-konto/transaktioner'

test('[SCREEN-12] every movement of the player’s money is listed, by kind, with its sums', async ({
  page,
}) => {
  const player = await registerWithMoney(page, 300)
  const { stakeOre, winOre } = await playRoundOverHttp(page.request)
  await withdrawOverHttp(page, player, 100)
  await page.goto(address)
  const table = page.getByRole('table', { name: 'Transaktioner, nyeste først' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').nth(1)).toContainText('−100 kr.')
  await expect(table.getByRole('row').nth(2)).toContainText('Vikingernes Guld')
  await expect(table.getByRole('row').nth(3)).toContainText('+300 kr.')
  const sums = page.getByRole('region', { name: 'I perioden' })
  await expect(sums).toContainText('Indbetalt300 kr.')
  await expect(sums).toContainText('Udbetalt100 kr.')
  await expect(sums).toContainText(`Indsatser${inKroner(stakeOre)}`)
  await expect(sums).toContainText(`Gevinster${inKroner(winOre)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ind- og udbetalinger' }).click()
  await expect(page).toHaveURL(`${address}?type=betalinger`)
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: '90 dage' }).click()
  await expect(page).toHaveURL(`${address}?type=betalinger&periode=90`)
  await page.getByRole('link', { name: 'Spil', exact: true }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.goto(address)
  await table.getByRole('link', { name: 'Indbetaling' }).click()
  await expect(page.getByText('Din indbetaling på 300 kr. er gennemført.')).toBeVisible()
})

test('[PROOF-03] a round is seen again from the list, by its player alone', async ({
  page,
  playwright,
}) => {
  await registerWithMoney(page, 300)
  const { stakeOre, winOre, balanceOre } = await playRoundOverHttp(page.request)
  // A round without a win is over in a moment: it is seen to begin while the page's clock stands.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(address)
  await page.getByRole('link', { name: 'Spil, vis runden' }).click()
  const told = page.waitForResponse(/\/api\/replay$/)
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  const { round }: { round: object } = await (await told).json()
  expect(round).toMatchObject({ stakeOre, winOre, balanceOre })
  const frame = page.frameLocator('iframe[title="Vikingernes Guld, spillevindue"]')
  const again = frame.getByRole('button', { name: 'Vis runden igen' })
  await expect(frame.getByText('Genafspilning: runden er afregnet')).toBeVisible()
  await expect(async () => {
    await frame.getByRole('img', { name: 'Hjulene' }).dispatchEvent('click')
    await expect(again).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 90_000 })
  await expect(frame.getByText(`Saldo dengang${inKroner(balanceOre)}`)).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Hæv indsatsen' })).toBeDisabled()
  await page.clock.pauseAt(systemClock.now().getTime() + 2 * secondMs)
  await again.click()
  await expect(again).toBeHidden()
  await page.clock.resume()
  await expectAccessible(page)
  const shown = page.url()
  await using other = await playwright.request.newContext({ baseURL: e2eAddresses().site })
  await registerOverHttp(other, freshPerson())
  expect((await other.get(shown)).status()).toBe(404)
  expect((await page.request.get(shown)).status()).toBe(200)
  await page.getByRole('link', { name: 'Din runde' }).click()
  await page.getByRole('link', { name: 'Alle transaktioner' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
})

test('[SCREEN-12] an empty list says why, and offers a longer period', async ({ page }) => {
  await registerPlayer(page)
  const response = await page.goto(address)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('Du har ingen transaktioner i den valgte periode.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Vis 90 dage' }).click()
  await page.getByRole('link', { name: 'Vis 365 dage' }).click()
  await expect(page).toHaveURL(`${address}?periode=365`)
  const year = page.getByRole('link', { name: '365 dage', exact: true })
  await expect(year).toHaveAttribute('aria-current', 'true')
})

test('[DATA-04] the overview shows the whole balance, its parts, the limits and the latest lines', async ({
  page,
}) => {
  await registerWithMoney(page, 300)
  const response = await page.goto('/min-konto/oversigt')
  expect(response?.headers()['cache-control']).toBe('no-store')
  const balance = page.getByRole('region', { name: 'Samlet saldo' })
  await expect(balance).toContainText('Samlet saldo300 kr.')
  await expect(balance).toContainText('Kontant saldo300 kr.')
  await expect(balance).toContainText('Bonussaldo0 kr.')
  await expect(balance).toContainText('Saldo til udbetaling300 kr.')
  await expect(page.getByRole('progressbar', { name: '7 dage' })).toBeVisible()
  const latest = page.getByRole('table', { name: 'Seneste transaktioner' })
  await expect(latest.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Vis alle' }).click()
  await expect(page).toHaveURL(address)
})

test("axe finds nothing on the account's pages, however wide, in dark and light", async ({
  page,
}) => {
  const player = await registerWithMoney(page, 300)
  await withdrawOverHttp(page, player, 100)
  const others = ['oversigt', 'udbetal', 'beskeder', 'profil/data']
  for (const path of [...others.map((name) => `/min-konto/${name}`), address]) {
    await page.goto(path)
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      // What stands on the page in between stands on the narrow or the wide one.
      if (width === 800) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectColoursAccessible(page)
    }
  }
})

test('a visitor is led to the login and back', async ({ request }) => {
  const answer = await request.get(`${address}?type=spil`)
  const { pathname, search } = new URL(answer.url())
  expect(pathname + search).toBe('/log-ind?redirect=%2Fmin-konto%2Ftransaktioner%3Ftype%3Dspil')
})
