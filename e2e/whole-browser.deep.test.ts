import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGame, findRound } from '../tools/games/on-demand.ts'
import { featureOf } from '../tools/games/wanted-rounds.ts'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { giveRound } from './steps/given-round.ts'
import { inKroner } from './steps/in-kroner.ts'
import { gameIn, playRound } from './steps/open-game.ts'
import { depositByCard, headerBalance } from './steps/pay-by-card.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerByHand } from './steps/register-player.ts'
import { openWholeWorld, type WholeWorld } from './steps/whole-world.ts'
import { readNemKontoPayments, withdraw } from './steps/withdraw.ts'

// The browser tests run in Chromium's headless shell, mostly without motion, and games by a clock that
// is moved by hand. Here is the browser that players have, with all its motion, in its own time.

/** Long free spins, which nobody hurries; software draws every frame. */
const shownMs = 300_000
const minuteMs = 60_000

const games = [
  { mechanic: 'lines', sign: /^Free spin 1 af/ },
  { mechanic: 'cluster', sign: /^×[2-9]/ },
  { mechanic: 'hold-and-win', sign: /^Spins tilbage: / },
  { mechanic: 'respin-wheel', sign: /^Respin 1$/ },
] as const

const stack = new AsyncDisposableStack()
let world: WholeWorld['world']
let browser: WholeWorld['browser']

beforeAll(async () => {
  const whole = stack.use(await openWholeWorld('test-results/world-whole-browser.log'))
  world = whole.world
  browser = whole.browser
}, 120_000)

afterAll(() => stack.disposeAsync())

test('[the whole] a visitor registers, deposits, plays and withdraws in the whole browser', async () => {
  await using context = await browser.newContext({
    baseURL: world.urls.site,
    locale: 'da-DK',
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  const player = await registerByHand(page)
  await depositByCard(page, 300)
  await page.goto('/min-konto/oversigt')
  const text = await page.getByText(/^Spilkonto/).innerText()
  const playerId = Number(text.replace(/\D/g, ''))
  await page.goto('/spilleautomater/money/vikingernes-guld')
  const game = await gameIn(page)
  const played = await playRound(page, game)
  const balanceOre = 300_00 - played.stakeOre + played.winOre
  expect(played.balanceOre).toBe(balanceOre)
  expect(await readRounds(playerId, world.databaseUrl)).toHaveLength(1)
  await withdraw(page, player, 200)
  await headerBalance(page)
    .filter({ hasText: inKroner(balanceOre - 200_00) })
    .waitFor()
  expect(await readBalanceOre(playerId, world.databaseUrl)).toBe(balanceOre - 200_00)
  await world.advance(31 * minuteMs)
  await expect
    .poll(() => readNemKontoPayments(page, world.urls.sandbox))
    .toMatchObject([{ amount: '200.00' }])
  expect(complaints).toEqual([])
})

test.each(games)(
  '[GAME-06] $mechanic: a feature is drawn in motion, in its own time and to its end',
  async ({ mechanic, sign }) => {
    await using context = await browser.newContext({
      locale: 'da-DK',
      reducedMotion: 'no-preference',
      viewport: { width: 720, height: 480 },
    })
    const page = await context.newPage()
    const complaints = listenForComplaints(page)
    const definition = await findGame(world.urls.games, mechanic)
    const round = await findRound(definition, featureOf(definition))
    await giveRound(page, round)
    await page.addInitScript(countFrames)
    await page.goto(`${world.urls.games}/play/${definition.id}?mode=free`)
    await page.getByRole('button', { name: 'Spin', exact: true }).click()
    const signs = page.locator('.chip:visible, .ladder [data-on]')
    await signs.filter({ hasText: sign }).waitFor({ timeout: shownMs })
    await page.locator('.game[data-phase="resting"]').waitFor({ timeout: shownMs })
    await page
      .locator('[aria-live]')
      .filter({ hasText: /^Gevinst: / })
      .waitFor()
    // Drawn many times over, each by its own frame.
    expect(await page.evaluate(() => window.drawnFrames)).toBeGreaterThan(50)
    expect(complaints).toEqual([])
  },
)

declare global {
  interface Window {
    /** Frames in which WebGL drew something. */
    drawnFrames: number
  }
}

function countFrames(): void {
  window.drawnFrames = 0
  let hasDrawn = false
  const { drawElements } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElements = function (...call) {
    hasDrawn = true
    drawElements.apply(this, call)
  }
  const count = () => {
    if (hasDrawn) window.drawnFrames += 1
    hasDrawn = false
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}
