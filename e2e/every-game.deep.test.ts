import { catalogueAnswer } from '@nordlys/contracts'
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../tools/chromium.ts'
import { type OwnWorld, startOwnWorld } from '../world/e2e/own-world.ts'

/** So that a part can be run alone: `vitest run --project deep -t 'part 1 of'`. */
const parts = 18
const answerMs = 20_000
/** Long free spins are hurried through, but not skipped. */
const shownMs = 90_000
/** Pages at once: while one waits for its game, another draws. */
const lanes = 2
/** Drawing is done without a graphics card, so that every pixel costs time. */
const viewport = { width: 720, height: 480 }

let world: OwnWorld
let browser: Browser
let gameIds: readonly string[]

beforeAll(async () => {
  world = await startOwnWorld('test-results/world-every-game.log')
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
  })
  const answer = await fetch(`${world.urls.games}/catalogue`)
  gameIds = catalogueAnswer.parse(await answer.json()).games.map(({ gameId }) => gameId)
}, 120_000)

afterAll(async () => {
  await browser.close()
  await world[Symbol.asyncDispose]()
})

test('[GAME-01] every game that is offered is listed on the site', async () => {
  const page = await browser.newPage()
  const listed = new Set<string>()
  const pages = Math.ceil(gameIds.length / 60)
  for (let number = 1; number <= pages; number += 1) {
    await page.goto(`${world.urls.site}/spilleautomater?side=${number}`)
    const links = page.locator('.n-tile__link')
    for (const href of await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    )) {
      listed.add(href?.split('/').at(-1) ?? '')
    }
  }
  await page.close()
  expect(gameIds.filter((gameId) => !listed.has(gameId))).toEqual([])
})

test.each(Array.from({ length: parts }, (_, index) => index + 1))(
  '[GAME-01] every game opens and spins for fun without an error: part %i of 18',
  async (part) => {
    const failures: string[] = []
    const waiting = gameIds.filter((_, place) => place % parts === part - 1)
    const takeTurns = async () => {
      // As for a player who tries one game after the other: a page a lane, kept.
      const page = await browser.newPage({ viewport })
      let complaints: string[] = []
      listen(page, (complaint) => complaints.push(complaint))
      for (let gameId = waiting.shift(); gameId; gameId = waiting.shift()) {
        complaints = []
        await spinOnce(page, gameId).catch((error) => complaints.push(firstLineOf(error)))
        failures.push(...complaints.map((complaint) => `${gameId}: ${complaint}`))
      }
      await page.close()
    }
    await Promise.all(Array.from({ length: lanes }, takeTurns))
    expect(failures).toEqual([])
  },
)

function listen(page: Page, onComplaint: (complaint: string) => void): void {
  page.on('pageerror', ({ message }) => onComplaint(message))
  page.on('console', (line) => {
    if (line.type() === 'error') onComplaint(line.text())
  })
}

function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

/** Crashes when the round is not answered, or not shown. */
async function spinOnce(page: Page, gameId: string): Promise<void> {
  await page.goto(`${world.urls.site}/spilleautomater/free/${gameId}`)
  const game = page.frameLocator('iframe[title$=", spillevindue"]')
  const spin = game
    .getByRole('region', { name: 'Betjening' })
    .getByRole('button', { name: 'Spin', exact: true })
  const [answered] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/spin'), { timeout: answerMs }),
    spin.click({ timeout: answerMs }),
  ])
  const answer: { ok: boolean } = await answered.json()
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`)
  await showToEnd(game)
}

/** A press on the board hurries what is shown and, unlike one on the button, begins nothing. */
async function showToEnd(game: FrameLocator): Promise<void> {
  const board = game.getByRole('img', { name: /^(Hjulene|Spillepladen)$/ })
  const resting = game.locator('.game[data-phase="resting"]')
  const stepMs = 200
  for (let leftMs = shownMs; leftMs > 0; leftMs -= stepMs) {
    await board.dispatchEvent('click')
    const isShown = await resting.waitFor({ timeout: stepMs }).then(
      () => true,
      () => false,
    )
    if (isShown) return
  }
  throw new Error('the round is never shown to its end')
}
