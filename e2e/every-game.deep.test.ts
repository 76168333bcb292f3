import { catalogueAnswer } from '@nordlys/contracts'
import type { FrameLocator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeWorld, type WholeWorld } from './steps/whole-world.ts'

/** So that a part can be run alone: `vitest run --project deep -t 'part 1 of'`. */
const parts = 18
const answerMs = 20_000
/** Long free spins are hurried through, but not skipped. */
const shownMs = 90_000
/** Pages at once: while one waits for its game, another draws. */
const lanes = 2
/** Drawing is done without a graphics card, so that every pixel costs time. */
const viewport = { width: 720, height: 480 }

const stack = new AsyncDisposableStack()
let world: WholeWorld['world']
let browser: WholeWorld['browser']
let slots: readonly string[]
let tables: readonly string[]

beforeAll(async () => {
  const whole = stack.use(await openWholeWorld('test-results/world-every-game.log'))
  world = whole.world
  browser = whole.browser
  const answer = await fetch(`${world.urls.games}/catalogue`)
  const { games } = catalogueAnswer.parse(await answer.json())
  const idsOf = (family: 'slot' | 'table') =>
    games.filter((game) => game.family === family).map(({ gameId }) => gameId)
  slots = idsOf('slot')
  tables = idsOf('table')
}, 120_000)

afterAll(() => stack.disposeAsync())

test('[GAME-01] every game that is offered is listed on the site', async () => {
  const page = await browser.newPage()
  const pages = Array.from({ length: Math.ceil(slots.length / 60) }, (_, index) => index + 1)
  const listed = await listedOn(
    page,
    pages.map((number) => `/spilleautomater?side=${number}`),
  )
  expect(slots.filter((gameId) => !listed.has(gameId))).toEqual([])
  const tablesListed = await listedOn(page, ['/bordspil'])
  expect(tables.filter((gameId) => !tablesListed.has(gameId))).toEqual([])
  await page.close()
})

/** The games that these pages lead to. */
async function listedOn(page: Page, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const listed = new Set<string>()
  for (const path of paths) {
    await page.goto(`${world.urls.site}${path}`)
    const links = page.locator('.n-tile__link')
    for (const href of await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    )) {
      listed.add(href?.split('/').at(-1) ?? '')
    }
  }
  return listed
}

test.each(Array.from({ length: parts }, (_, index) => index + 1))(
  '[GAME-01] every slot opens and spins for fun without an error: part %i of 18',
  async (part) => {
    const failures: string[] = []
    const waiting = slots.filter((_, place) => place % parts === part - 1)
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
