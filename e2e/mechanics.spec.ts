import { formatAmount, ore } from '@nordlys/core'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, test } from '@playwright/test'
import { findGame, findRound } from '../tools/games/on-demand.ts'
import { featureOf, freeStepsOf, hasFeature } from '../tools/games/wanted-rounds.ts'
import { runUntilSaid, runUntilVisible, skipToRest, stopGameClock } from './steps/game-clock.ts'
import { giveRound } from './steps/given-round.ts'

// Every mechanic is seen in motion, on a small screen: software draws each of its pixels.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 480, height: 360 },
})

test.beforeEach(({ page }) => stopGameClock(page))

/** What a player sees of each mechanic's feature while it is played. */
const features = [
  { mechanic: 'lines', sign: /^Free spin 1 af/ },
  { mechanic: 'ways', sign: /^Free spin 1 af/ },
  { mechanic: 'hold-and-win', sign: /^Spins tilbage: / },
  { mechanic: 'cluster', sign: /^×[2-9]/ },
  { mechanic: 'flexveje', sign: /^Free spin 1 af/ },
  { mechanic: 'flexveje-fald', sign: /^Free spin 1 af/ },
  { mechanic: 'wild-respins', sign: /^Respin 1$/ },
  { mechanic: 'walking-wilds', sign: /^Respin 1$/ },
  { mechanic: 'sticky-wilds', sign: /^Free spin 1 af/ },
  { mechanic: 'avalanche', sign: /^×[2-9]/ },
  { mechanic: 'wild-multipliers', sign: /^Free spin 1 af/ },
  { mechanic: 'mystery', sign: /^Free spin 1 af/ },
  { mechanic: 'twin-reels', sign: /^Free spin 1 af/ },
  { mechanic: 'symbol-upgrade', sign: /^Free spin 1 af/ },
  { mechanic: 'saga-book', sign: /^Free spin 1 af/ },
  { mechanic: 'colossal', sign: /^Free spin 1 af/ },
  { mechanic: 'respin-wheel', sign: /^Respin 1$/ },
  { mechanic: 'hold-collector', sign: /^Spins tilbage: / },
  { mechanic: 'cluster-marks', sign: /^Free spin 1 af/ },
  { mechanic: 'scatter-pays', sign: /^Free spin 1 af/ },
] as const

/** Free spins, coins that are held, symbols that fall and respins: one of each goes on after a reload. */
const reloaded: readonly string[] = ['lines', 'hold-and-win', 'cluster', 'wild-respins']

for (const { mechanic, sign } of features) {
  const isReloaded = reloaded.includes(mechanic)
  const how = isReloaded ? 'goes on after a reload' : 'ends'
  test(`[GAME-06] ${mechanic}: a feature is played for fun, and ${how}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const { games } = e2eAddresses()
    const game = await findGame(games, mechanic)
    const round = await findRound(game, featureOf(game))
    await giveRound(page, round)
    await page.goto(`${games}/play/${game.id}?mode=free`)
    const spin = page.getByRole('button', { name: 'Spin', exact: true })
    await spin.click()
    const signs = page.locator('.chip:visible, .ladder [data-on]')
    await runUntilVisible(page, signs.filter({ hasText: sign }))
    if (isReloaded) {
      await page.reload()
      await expect(page.getByText('Din sidste runde')).toBeVisible()
    }
    await skipToRest(page)
    // The balance is the server's own and knows nothing of the round that was put in its place.
    const won = formatAmount(ore(round.winOre))
    const spoken = page.locator('[aria-live]')
    await runUntilSaid(page, spoken, new RegExp(`^Gevinst: ${won}.+Saldo: `))
    // A round that was shown to its end is over: the next one is played as any other.
    await page.unroute('**/api/spin')
    await spin.click()
    await skipToRest(page)
    expect(errors).toEqual([])
  })
}

test('[GAME-06] any chest opens to a press, and gives what the round holds', async ({ page }) => {
  const { games } = e2eAddresses()
  const game = await findGame(games, 'hold-collector')
  const round = await findRound(game, hasFeature)
  await giveRound(page, round)
  await page.goto(`${games}/play/${game.id}?mode=free`)
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  const chests = page.getByRole('region', { name: 'Vælg en kiste' })
  await runUntilVisible(page, chests)
  await expect(chests).toContainText('er den samme i alle tre kister')
  await chests.getByRole('button', { name: 'Kiste 3' }).click()
  const prize = round.events.find(({ kind }) => kind === 'chest')
  const coinOre = round.stakeOre / game.coinsPerBet
  const prizeOre = prize?.kind === 'chest' ? prize.coins * coinOre : 0
  expect(prizeOre).toBeGreaterThan(0)
  await expect(chests).toContainText(formatAmount(ore(prizeOre)))
  await expect(chests.getByRole('button', { name: 'Kiste 1' })).toBeDisabled()
  await skipToRest(page)
})

test('[GAME-06] what free spins multiply by climbs in sight, and is said aloud', async ({
  page,
}) => {
  const { games } = e2eAddresses()
  const game = await findGame(games, 'ways', (definition) => freeStepsOf(definition).length > 1)
  const [first, second] = freeStepsOf(game)
  const round = await findRound(
    game,
    (events, winBets) =>
      hasFeature(events, winBets) &&
      events.some((event) => event.kind === 'reels' && event.multiplier === second),
  )
  await giveRound(page, round)
  await page.goto(`${games}/play/${game.id}?mode=free`)
  const step = page.locator('.ladder [data-on]:visible')
  await expect(page.locator('.game:not([inert])')).toBeAttached()
  await expect(page.locator('.ladder:visible')).toHaveCount(0)
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await runUntilVisible(page, step.filter({ hasText: new RegExp(`^×${first}$`) }))
  const spoken = page.locator('[aria-live]')
  await runUntilSaid(page, spoken, new RegExp(`^Gevinster ganges nu med ${second}\\.$`))
  await expect(step).toHaveText(`×${second}`)
  await skipToRest(page)
  await expect(page.locator('.ladder:visible')).toHaveCount(0)
})
