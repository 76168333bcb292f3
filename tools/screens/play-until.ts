import type { Page } from '@playwright/test'
import { giveRound } from '../games/give-round.ts'
import { offeredGameOf } from '../games/offered-game.ts'
import { roundLike } from '../games/seeded-rounds.ts'
import { featureOf, isAnyWin } from '../games/wanted-rounds.ts'
import type { PlayScreen } from './list.ts'

/** Plays a game for fun until it shows the moment that is to be looked at. */
export async function playUntil(page: Page, games: string, screen: PlayScreen): Promise<void> {
  const { mechanic, moment } = screen
  const game = await offeredGameOf(games, mechanic)
  await page.goto(new URL(`/play/${game.id}?mode=free`, games).href)
  const spin = page.getByRole('button', { name: 'Spin', exact: true })
  await spin.waitFor()
  if (moment === 'base') return
  await giveRound(page, roundLike(game, moment === 'win' ? isAnyWin : featureOf(game)))
  await spin.click()
  if (moment === 'win') {
    await page.locator('.game[data-phase="resting"]').waitFor()
    return
  }
  const signs = page.locator('.chip:visible, .ladder [data-on]')
  const shown = /^(Free spin [1-9]|Respin [1-9]|Spins tilbage|×[2-9])/
  await signs.filter({ hasText: shown }).first().waitFor()
  await page.locator('.banner').waitFor({ state: 'hidden' })
}
