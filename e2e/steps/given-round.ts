import type { ClientRound, SpinAnswer } from '@nordlys/contracts'
import type { Page } from '@playwright/test'
import { withRound } from '../../tools/games/wanted-rounds.ts'

/** Chance cannot be asked for a round: the answer to a spin is given one on its way. */
export async function giveRound(
  page: Page,
  round: ClientRound,
  change: (answer: SpinAnswer) => SpinAnswer = (answer) => answer,
): Promise<void> {
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    await route.fulfill({ response, json: change(withRound(answer, round)) })
  })
}
