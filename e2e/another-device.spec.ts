import type { OpenAnswer, SpinAnswer } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { expect, test } from '@playwright/test'
import { definitionOf } from '../tools/games/offered-game.ts'
import { hasFeature, roundLike, withRound } from '../tools/games/seeded-rounds.ts'
import { logIn } from './steps/log-in.ts'
import { openGame } from './steps/open-game.ts'
import { registerWithMoney } from './steps/session.ts'

// Two players' worth of logging in, and free spins that take their time.
test.setTimeout(240_000)

test('free spins that were left on one device go on at the same spin on another', async ({
  page,
  browser,
}) => {
  const player = await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  // Chance cannot be asked for free spins: both answers are given a round of the engine's own.
  const round = roundLike(await definitionOf('vikingernes-guld'), hasFeature)
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    await route.fulfill({ response, json: withRound(answer, round) })
  })
  const told = page.waitForResponse(
    (response) => /\/api\/reached$/.test(response.url()) && eventOf(response.request()) > 2,
    { timeout: 90_000 },
  )
  await game.spin.click()
  const reached = await told
  expect(reached.status()).toBe(200)
  const event = eventOf(reached.request())
  await page.close()

  await using context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, player)
  let reachedAt: number | undefined
  await other.route('**/api/open', async (route) => {
    const response = await route.fetch()
    const opened: OpenAnswer & { reachedAt?: number } = await response.json()
    reachedAt = opened.reachedAt
    const { key, at } = required(opened.unseen, 'the round that was not seen to its end')
    await route.fulfill({ response, json: { ...opened, unseen: { ...round, key, at } } })
  })
  await other.goto('/spilleautomater/money/vikingernes-guld')
  const frame = other.frameLocator('iframe[title="Vikingernes Guld, spillevindue"]')
  const chip = frame.locator('.chip').filter({ hasText: /^Free spin/ })
  await expect(chip).toBeVisible()
  expect(reachedAt).toBeGreaterThanOrEqual(event)
  expect(await chip.textContent()).toMatch(/^Free spin ([2-9]|1\d) af/)
})

/** The event that a client tells it has come to. */
function eventOf(request: { postDataJSON(): { event: number } }): number {
  return request.postDataJSON().event
}
