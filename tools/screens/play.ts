import type { SpinAnswer } from '@nordlys/contracts'
import type { Page } from '@playwright/test'
import {
  hasFeature,
  hasTumbles,
  isAnyWin,
  roundLike,
  type Wanted,
  withRound,
} from '../games/seeded-rounds.ts'
import type { PlayScreen } from './list.ts'

/** Plays a game for fun until it shows the moment that is to be looked at. */
export async function playUntil(page: Page, games: string, screen: PlayScreen): Promise<void> {
  const { gameId, moment } = screen
  await page.goto(new URL(`/play/${gameId}?mode=free`, games).href)
  const spin = page.getByRole('button', { name: 'Spin', exact: true })
  await spin.waitFor()
  if (moment === 'base') return
  const isCluster = gameId === 'krystalgrotten'
  await giveRound(page, gameId, moment === 'win' ? isAnyWin : isCluster ? hasTumbles : hasFeature)
  await spin.click()
  if (moment === 'win') {
    await page.locator('.game[data-phase="resting"]').waitFor()
    return
  }
  const signs = page.locator('.chip:visible, .ladder [data-on]')
  await signs.filter({ hasText: /^(Free spin [1-9]|Spins tilbage|×[2-9])/ }).waitFor()
  await page.locator('.banner').waitFor({ state: 'hidden' })
}

/** The engine's own round, put into the server's answer on its way. */
async function giveRound(page: Page, gameId: string, wanted: Wanted): Promise<void> {
  const round = roundLike(gameId, wanted)
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    await route.fulfill({ response, json: withRound(answer, round) })
  })
}
