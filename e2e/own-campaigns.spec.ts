import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { gameIn, playRound } from './steps/open-game.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'

const widths = [390, 1440]

/** A player who chose the welcome offer and has paid in for it. */
async function withOffer(page: Page): Promise<void> {
  const { name: cardHolder } = await registerPlayer(page, { withOffer: true })
  await depositOverHttp(page, 100, { cardHolder, bonus: { kroner: 500 } })
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[SCREEN-14] [BONUS-01] the welcome offer stands on its page, whole and still, and missions are begun and left', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await withOffer(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/min-konto/kampagne')
    await expect(card(page, 'Gennemspilskrav')).toContainText('0 kr. af 5.000 kr.')
    await expect(card(page, 'Dine spins')).toContainText('500 spins tilbage')
    await expect(card(page, 'Dine spins').getByRole('link')).toHaveCount(3)
    const missions = card(page, 'Kend dine spil')
    await expect(missions).toContainText('0 af 5 mærker')
    await expect(page.locator('.s-campaign-card details[open]')).toHaveCount(0)
    await shifts.expectStill()
    await missions.getByRole('button', { name: 'Begynd: Kend tallene' }).click()
    await page.getByLabel('Tilbagebetaling i procent').fill('12')
    await page.getByLabel('Tilbagebetaling i procent').press('Enter')
    await expect(missions.getByRole('alert')).toContainText('Det er ikke rigtigt')
    await expect(missions.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await missions.getByRole('button', { name: 'Fortryd: Kend tallene' }).click()
    await expect(missions.getByRole('button', { name: 'Begynd: Kend tallene' })).toBeVisible()
  }
})

test('[SCREEN-14] [BONUS-01] spins are found on a tile, played, and told by the day; a mission gives its badge without script', async ({
  page,
  browser,
}) => {
  const shifts = await watchShifts(page)
  await withOffer(page)
  for (const [place, width] of widths.entries()) {
    const left = 500 - place
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/spilleautomater/soeg?q=krystalgrotten')
    const tile = page.getByRole('article').filter({ hasText: 'Krystalgrotten' })
    await expect(tile).toContainText(`${left} spins`)
    await shifts.expectStill()
    await page.goto('/min-konto/kampagne')
    await card(page, 'Dine spins').getByRole('link', { name: 'Krystalgrotten' }).click()
    const game = await gameIn(page, 'Krystalgrotten')
    await playRound(page, game)
    await page.goto('/min-konto/kampagne')
    await expect(card(page, 'Dine spins')).toContainText(`${left - 1} spins tilbage`)
    const played = place === 0 ? '1 spin' : '2 spins'
    await expect(page.getByRole('row').filter({ hasText: played })).toHaveCount(1)
    await expectAccessible(page)
    await shifts.expectStill()
  }
  const storageState = await page.context().storageState()
  await using context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto('/min-konto/kampagne')
  await plain.getByRole('button', { name: 'Begynd: Tag selvtesten' }).click()
  await plain.getByRole('button', { name: 'Jeg har taget testen: Tag selvtesten' }).click()
  await expect(plain.getByText('Du har fået mærket Kend dig selv')).toBeVisible()
  await expect(card(plain, 'Kend dine spil')).toContainText('1 af 5 mærker')
})
