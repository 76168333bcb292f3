import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The parts of a game a player sees and presses. */
export interface GameFrame {
  frame: FrameLocator
  spin: Locator
  balance: Locator
  stake: Locator
}

/** Opens the game by its address, ready to play. */
export async function openGame(page: Page, playType: 'money' | 'free'): Promise<GameFrame> {
  await page.goto(`/spilleautomater/${playType}/vikingernes-guld`)
  return gameIn(page)
}

/** The game on the page as it is shown, once it can be played. */
export async function gameIn(page: Page, title = 'Vikingernes Guld'): Promise<GameFrame> {
  const frame = page.frameLocator(`iframe[title="${title}, spillevindue"]`)
  const controls = frame.getByRole('region', { name: 'Betjening' })
  const game = {
    frame,
    spin: controls.getByRole('button', { name: 'Spin', exact: true }),
    balance: controls.getByText(/^Saldo.+kr\.$/),
    stake: controls.getByText(/^Indsats.+kr\.$/),
  }
  // Until it is open a game takes no press, though its buttons are there.
  await expect(frame.locator('.game:not([inert])')).toBeAttached()
  await expect(game.spin).toBeEnabled()
  return game
}

/** A frame's own document takes a new size a moment after its page has. */
export async function frameIsSized(page: Page): Promise<void> {
  const place = page.locator('iframe[title$=", spillevindue"]')
  const inside = place.contentFrame().locator('html')
  await expect(async () => {
    const outer = await place.evaluate((node) => [node.clientWidth, node.clientHeight])
    expect(await inside.evaluate(() => [innerWidth, innerHeight])).toEqual(outer)
  }).toPass()
}

/** What a spin's answer says; amounts in øre. */
export interface SpinResult {
  stakeOre: number
  winOre: number
  balanceOre: number
}

/** Plays one round by `press` and waits until it is shown to its end. */
export async function playRound(
  page: Page,
  game: GameFrame,
  press: () => Promise<void> = () => game.spin.click(),
): Promise<SpinResult> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
  await press()
  const answer: { round: SpinResult } = await (await answered).json()
  await restAfterRound(game)
  return answer.round
}

/** Skips through what a round shows until the next may be played, and the button says so. */
export async function restAfterRound({ frame, spin }: GameFrame): Promise<void> {
  await hurryToRest(frame)
  await expect(spin).toHaveAttribute('aria-busy', 'false')
}

/**
 * A press on the board hurries what is shown and, unlike one on the button, begins nothing when the
 * round is over already. Meanwhile `letPass` may move a clock that stands still.
 */
export async function hurryToRest(
  frame: Page | FrameLocator,
  letPass?: () => Promise<void>,
): Promise<void> {
  const board = frame.getByRole('img', { name: /^(Hjulene|Spillepladen)$/ })
  await expect(async () => {
    const phase = await board.evaluate((node: HTMLElement) => {
      node.click()
      return node.closest('.game')?.getAttribute('data-phase')
    })
    if (phase !== 'resting') await letPass?.()
    expect(phase).toBe('resting')
  }).toPass({ intervals: [20] })
}
