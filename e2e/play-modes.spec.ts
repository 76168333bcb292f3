import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { devices, expect, type Page, test } from '@playwright/test'
import { findGame, findRound } from '../tools/games/on-demand.ts'
import type { Wanted } from '../tools/games/wanted-rounds.ts'
import { animationsEnded } from './steps/animations-ended.ts'
import { runUntil, runUntilSaid, stopGameClock } from './steps/game-clock.ts'
import { giveRound } from './steps/given-round.ts'
import { gameIn, openGame } from './steps/open-game.ts'

const isQuietLoss: Wanted = (events, winBets) =>
  winBets === 0 && events.every(({ kind }) => kind === 'reels')

/** When it is for the page does not matter. */
const noon = new Date('2026-06-01T12:00:00Z')

/** Long enough for every reel, at any pace. */
const wholeSpinMs = 6_000

/**
 * How long the reels of a round without a win turn, in steps of the clock the page is given: the
 * machine's own haste or sloth is not in it.
 */
async function turningMs(page: Page, during: (atMs: number) => Promise<void>): Promise<number> {
  const game = page.locator('.game')
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(game).toHaveAttribute('data-phase', 'moving')
  const stepMs = 100
  for (let atMs = 0; atMs < wholeSpinMs; atMs += stepMs) {
    if ((await game.getAttribute('data-phase')) !== 'moving') return atMs
    await during(atMs)
    await page.clock.fastForward(stepMs)
  }
  throw new Error(`the reels still turn after ${wholeSpinMs} ms`)
}

/** A game with its time in our hands, in which every round is the same one without a win. */
async function openStill(page: Page): Promise<void> {
  const { games } = e2eAddresses()
  const definition = await findGame(games, 'lines')
  await giveRound(page, await findRound(definition, isQuietLoss))
  await page.clock.install({ time: noon })
  await page.goto(`${games}/play/${definition.id}?mode=free`)
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  await page.clock.pauseAt(noon.getTime() + 600_000)
}

test.describe('in motion', () => {
  // On a small screen: software draws each of its pixels.
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 480, height: 360 },
  })

  test('a press while the reels turn brings them to rest sooner, and fast play turns them faster', async ({
    page,
  }) => {
    await openStill(page)
    const nothing = () => Promise.resolve()
    const calmMs = await turningMs(page, nothing)
    const stoppedMs = await turningMs(page, async (atMs) => {
      if (atMs === 200) await page.getByRole('button', { name: 'Stop', exact: true }).click()
    })
    await page.getByRole('button', { name: 'Slå hurtigt spil til' }).click()
    const fastMs = await turningMs(page, nothing)
    expect(stoppedMs).toBeLessThan(calmMs * 0.75)
    expect(fastMs).toBeLessThan(calmMs * 0.75)
    // What the player chose is kept when the page is loaded again.
    await page.reload()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('button', { name: 'Slå hurtigt spil fra' })).toBeVisible()
  })
})

test('rounds in a row count down, stop at a press, and begin only with a limit of losses', async ({
  page,
}) => {
  const { games } = e2eAddresses()
  await stopGameClock(page)
  await page.goto(`${games}/play/vikingernes-guld?mode=free`)
  const begin = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('tab', { name: 'Autospil' }).click()
    await page.getByRole('button', { name: 'Start autospil' }).click()
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('tab', { name: 'Autospil' }).click()
  const losses = page.getByLabel('Stop, før tabet bliver større end')
  await expect(losses).not.toHaveValue('0')
  await expect(losses.locator('option[value="0"]')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await begin()
  const chip = page.locator('.chip').filter({ hasText: 'Autospil' })
  await expect(chip).toHaveText('Autospil: 9 tilbage')
  await runUntilSaid(page, chip, /^Autospil: 8 tilbage$/)
  await page.getByRole('img', { name: 'Hjulene' }).click()
  await page.getByRole('button', { name: /^(Stop|Spin)/ }).click()
  await runUntil(page, async () => expect(await chip.isHidden()).toBe(true))
})

test('sound is fetched by those who ask for it, and comes back with the first press', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const orchestra = () => fetched.filter((url) => /orchestra/.test(url)).length
  const { frame } = await openGame(page, 'free')
  expect(orchestra()).toBe(0)
  await frame.getByRole('button', { name: 'Slå lyd til' }).click()
  await expect.poll(orchestra).toBe(1)
  await frame.locator('html').evaluate(() => location.reload())
  const again = await gameIn(page)
  await expect(again.frame.getByRole('button', { name: 'Slå lyd til' })).toBeVisible()
  await again.spin.click()
  await expect(again.frame.getByRole('button', { name: 'Slå lyd fra' })).toBeVisible()
})

test.describe('by touch', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('a game is played with the thumb alone, and everything is large enough for it', async ({
    page,
  }) => {
    const { games } = e2eAddresses()
    await page.goto(`${games}/play/vikingernes-guld?mode=free`)
    const controls = page.getByRole('region', { name: 'Betjening' })
    const stake = controls.getByText(/^Indsats.+kr\.$/)
    await expect(stake).toHaveText('Indsats2 kr.')
    await page.getByRole('button', { name: 'Hæv indsatsen' }).tap()
    await expect(stake).not.toHaveText('Indsats2 kr.')
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
    await controls.getByRole('button', { name: 'Spin', exact: true }).tap()
    expect((await (await answered).json()).ok).toBe(true)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.evaluate(animationsEnded)
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox()
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
  })
})

for (const mechanic of ['lines', 'cluster', 'colossal'] as const) {
  for (const device of ['Pixel 7', 'Desktop Chrome'] as const) {
    test(`a ${device} asks for one sheet of symbols of ${mechanic}, before it opens the game`, async ({
      browser,
    }) => {
      const { games } = e2eAddresses()
      const { id } = await findGame(games, mechanic)
      await using context = await browser.newContext(devices[device])
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${games}/play/${id}?mode=free`)
      await expect(page.locator('.game:not([inert])')).toBeAttached()
      const places = asked.flatMap((path, at) => (/symbols\S*\.webp$/.test(path) ? [at] : []))
      expect(places).toHaveLength(1)
      expect(places[0]).toBeLessThan(asked.findIndex((path) => path.endsWith('/api/open')))
    })
  }
}
