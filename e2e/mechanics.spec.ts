import type { ClientRound, SpinAnswer } from '@nordlys/contracts'
import { formatAmount, ore } from '@nordlys/core'
import { expect, type Page, test } from '@playwright/test'
import { offeredGameOf } from '../tools/games/offered-game.ts'
import {
  hasFeature,
  hasRespin,
  hasTumbles,
  roundLike,
  withRound,
} from '../tools/games/seeded-rounds.ts'
import { e2eAddresses } from '../world/e2e/addresses.ts'

// Ten free spins, shown twice, take their time on a machine that has others to serve.
test.setTimeout(240_000)

/** What a player sees of each mechanic's feature while it is played. */
const features = [
  { mechanic: 'lines', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'ways', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'hold-and-win', wanted: hasFeature, sign: /^Spins tilbage: / },
  { mechanic: 'cluster', wanted: hasTumbles, sign: /^×[2-9]/ },
  { mechanic: 'flexveje', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'flexveje-fald', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'wild-respins', wanted: hasRespin, sign: /^Respin 1$/ },
  { mechanic: 'walking-wilds', wanted: hasRespin, sign: /^Respin 1$/ },
  { mechanic: 'sticky-wilds', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'avalanche', wanted: hasTumbles, sign: /^×[2-9]/ },
  { mechanic: 'wild-multipliers', wanted: hasFeature, sign: /^Free spin 1 af/ },
  { mechanic: 'mystery', wanted: hasFeature, sign: /^Free spin 1 af/ },
] as const

for (const { mechanic, wanted, sign } of features) {
  test(`[GAME-06] ${mechanic}: a feature is played for fun, and goes on after a reload`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const { games } = e2eAddresses()
    const game = await offeredGameOf(games, mechanic)
    const round = roundLike(game, wanted)
    await giveRound(page, round)
    await page.goto(`${games}/play/${game.id}?mode=free`)
    const spin = page.getByRole('button', { name: 'Spin', exact: true })
    await spin.click()
    const signs = page.locator('.chip:visible, .ladder [data-on]')
    await expect(signs.filter({ hasText: sign })).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(page.getByText('Din sidste runde')).toBeVisible()
    await skipToRest(page)
    // The balance is the server's own and knows nothing of the round that was put in its place.
    const won = formatAmount(ore(round.winOre), true)
    await expect(page.locator('[aria-live]')).toHaveText(new RegExp(`^Gevinst: ${won}.+Saldo: `))
    // A round that was shown to its end is over: the next one is played as any other.
    await page.unroute('**/api/spin')
    await spin.click()
    await skipToRest(page)
    expect(errors).toEqual([])
  })
}

/** Chance cannot be asked for a feature: the answer is given one of the engine's own on its way. */
async function giveRound(page: Page, round: ClientRound): Promise<void> {
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    await route.fulfill({ response, json: withRound(answer, round) })
  })
}

async function skipToRest(page: Page): Promise<void> {
  const board = page.getByRole('img', { name: /^(Hjulene|Spillepladen)$/ })
  await expect(async () => {
    await board.dispatchEvent('click')
    await expect(page.locator('.game')).toHaveAttribute('data-phase', 'resting', { timeout: 200 })
  }).toPass({ timeout: 120_000 })
}
