import type { ClientRound, SpinAnswer } from '@nordlys/contracts'
import type { Page } from '@playwright/test'
import { withRound } from './wanted-rounds.ts'

/** The engine's own round, put into the server's answer on its way. */
export async function giveRound(page: Page, round: ClientRound): Promise<void> {
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const answer: SpinAnswer = await response.json()
    await route.fulfill({ response, json: withRound(answer, round) })
  })
}
