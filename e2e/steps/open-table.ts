import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { goActing } from './page-start.ts'

/** Opens a table, and waits until it takes a press. */
export async function tableOn(page: Page, address: string, title: string): Promise<FrameLocator> {
  await goActing(page, address)
  const frame = page.frameLocator(`iframe[title="${title}, spillevindue"]`)
  await expect(frame.locator('.table:not([inert]), .roulette:not([inert])')).toBeAttached()
  return frame
}

/** The table while it is in a phase: it takes bets, a hand has a choice, or a replay has been shown. */
export function inPhase(frame: FrameLocator, name: 'betting' | 'choosing' | 'closed'): Locator {
  return frame.locator(`.table[data-phase="${name}"]`)
}
