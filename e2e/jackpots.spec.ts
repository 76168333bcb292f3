import type { SpinAnswer } from '@nordlys/contracts'
import { expect, type Page, test } from '@playwright/test'
import { readContributed } from './steps/books.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { inKroner } from './steps/in-kroner.ts'
import { openGame, playRound, restAfterRound } from './steps/open-game.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

const tiers = ['Mega', 'Midi', 'Mini']
const level = (page: Page, tier: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tier }) })

test('[ROUTE-10][GAME-04] every jackpot tells what it holds, its odds and its cost', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Se alle jackpots' }).click()
  await expect(page).toHaveURL('/jackpots')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpots')
  const share = page.getByText('1 % af hver indsats går til disse jackpots')
  await expect(share.first()).toBeVisible()
  await expect(level(page, 'Mega')).toContainText(/2\d\d\.\d{3}(?:,\d\d)?\skr\./)
  await expect(level(page, 'Mini')).toContainText('chancen 1 ud af 5.000 i hver runde')
  await expect(page.getByRole('link', { name: 'Vikingernes Guld', exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a game for money shows the jackpots it may win, and play for fun shows none', async ({
  page,
}) => {
  await page.goto('/spilleautomater/money/vikingernes-guld')
  const strip = page.getByRole('region', { name: 'Jackpots i spillet' })
  for (const tier of tiers) await expect(strip.getByText(tier, { exact: true })).toBeVisible()
  await expect(page.getByText('97,2 %', { exact: true })).toBeVisible()
  await page.goto('/spilleautomater/free/vikingernes-guld')
  await expect(page.getByTitle(/Vikingernes Guld/)).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('a round for money gives its part to the jackpots', async ({ page }) => {
  await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  const before = await readContributed('nordlys')
  const { stakeOre } = await playRound(page, game)
  // Others may be playing beside this test.
  expect(await readContributed('nordlys')).toBeGreaterThanOrEqual(before + stakeOre * 10)
})

test('a jackpot is announced over the reels, and its money is in the balance after that', async ({
  page,
}) => {
  await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  let told: SpinAnswer | undefined
  // Chance cannot be asked for a jackpot: the answer is given one on its way.
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    answer.round.jackpots = [{ nameDa: 'Midi', amountOre: 123_456 }]
    answer.round.balanceOre += 123_456
    answer.wonOre += 123_456
    told = answer
    await route.fulfill({ response, json: answer })
  })
  await game.spin.click()
  // Chance may give the round free spins, which are shown first.
  await expect(game.frame.getByText('Jackpot: Midi').first()).toBeVisible({ timeout: 90_000 })
  await expect(game.frame.getByText('1.234,56 kr.').first()).toBeVisible()
  await restAfterRound(game)
  await expect(game.balance).toContainText(inKroner(told?.round.balanceOre ?? 0))
})
