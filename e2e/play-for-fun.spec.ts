import { formatAmount, ore } from '@nordlys/core'
import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { countRounds } from './steps/books.ts'
import { frameIsSized, type GameFrame, gameIn, openGame, playRound } from './steps/open-game.ts'
import { listenForComplaints } from './steps/quiet-page.ts'

test('[GAME-06] a visitor plays for fun, by mouse and by keyboard, and the books hear nothing of it', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-for-fun.log')
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  await page.goto('/spilleautomater?q=vikingernes+guld')
  const tile = page.getByRole('article').filter({ hasText: 'Vikingernes Guld' })
  await tile.hover()
  await tile.getByRole('link', { name: 'Spil for sjov' }).click()
  const game = await gameIn(page)
  await expect(game.balance).toHaveText('Saldo1.000 kr.')
  let balanceOre = 100_000
  for (let round = 0; round < 5; round += 1) {
    const press = () => (round % 2 === 0 ? game.spin.click() : page.keyboard.press('Space'))
    const result = await playRound(page, game, press)
    expect(result.balanceOre).toBe(balanceOre - result.stakeOre + result.winOre)
    balanceOre = result.balanceOre
    await expect(game.balance).toHaveText(`Saldo${formatAmount(ore(balanceOre))} kr.`)
  }
  const notice = 'Du spiller for sjov. Gevinster kan ikke udbetales.'
  await expect(game.frame.getByText(notice)).toBeVisible()
  expect(await countRounds(world.databaseUrl)).toBe(0)
  expect(complaints).toEqual([])
})

test('arrows change the stake, and space spins with it', async ({ page }) => {
  const game = await openGame(page, 'free')
  await expect(game.stake).toHaveText('Indsats2 kr.')
  await game.spin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(game.stake).not.toHaveText('Indsats2 kr.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(game.stake).toHaveText('Indsats1 kr.')
  const { stakeOre } = await playRound(page, game, () => page.keyboard.press('Space'))
  expect(stakeOre).toBe(100)
})

test('paytable, rules, own rounds and sound are reached by the keyboard, and Esc leads back', async ({
  page,
}) => {
  const { frame, spin } = await openGame(page, 'free')
  const menu = frame.getByRole('button', { name: 'Menu' })
  await menu.press('Enter')
  const panel = frame.getByRole('dialog', { name: 'Menu' })
  const tab = (name: string) => panel.getByRole('tab', { name })
  await expect(tab('Gevinsttabel')).toHaveAttribute('aria-selected', 'true')
  await expect(panel.getByRole('tabpanel')).toContainText('5 ens')
  await tab('Gevinsttabel').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Regler')).toBeFocused()
  await expect(panel.getByRole('tabpanel')).toContainText('96,2 %')
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('tabpanel')).toContainText('gemmer vi ikke dine runder')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(menu).toBeFocused()
  await frame.getByRole('button', { name: 'Slå lyd til' }).press('Enter')
  await expect(frame.getByRole('button', { name: 'Slå lyd fra' })).toBeFocused()
  await expect(spin).toBeEnabled()
})

test('a reload goes on where the play money stood', async ({ page }) => {
  const game = await openGame(page, 'free')
  const { balanceOre } = await playRound(page, game)
  await game.frame.locator('html').evaluate((html: HTMLElement) => {
    html.dataset.old = ''
    location.reload()
  })
  await expect(game.frame.locator('html:not([data-old])')).toBeAttached()
  const again = await gameIn(page)
  await expect(again.balance).toHaveText(`Saldo${formatAmount(ore(balanceOre))} kr.`)
  const next = await playRound(page, again)
  expect(next.balanceOre).toBe(balanceOre - next.stakeOre + next.winOre)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the reels stand at once, and the result is spoken', async ({ page }) => {
    const game = await openGame(page, 'free')
    await playRound(page, game)
    await expect(game.frame.getByText(/Saldo: .+kr\.$/)).toBeAttached()
  })
})

// One page takes all sizes in turn, as when a player turns a phone or drags a window.
test.describe('in sight', () => {
  test.describe.configure({ mode: 'default' })
  let game: GameFrame
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    game = await openGame(page, 'free')
  })

  test.afterAll(() => page.close())

  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 800, height: 900 },
    { width: 1440, height: 900 },
    { width: 3840, height: 2160 },
  ]) {
    test(`the whole game is in sight at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await frameIsSized(page)
      const { frame, spin } = game
      for (const part of [
        spin,
        frame.getByRole('img', { name: 'Hjulene' }),
        frame.getByRole('button', { name: 'Menu' }),
        frame.getByRole('button', { name: 'Hæv indsatsen' }),
        frame.getByRole('button', { name: 'Sænk indsatsen' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 0.98 })
      }
      const target = await spin.boundingBox()
      expect(target?.height).toBeGreaterThanOrEqual(44)
    })
  }
})
