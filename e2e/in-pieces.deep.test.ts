import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForPieces, type PieceByPiece, sendInPieces } from './steps/in-pieces.ts'
import { registerWithMoney } from './steps/session.ts'
import { countShifts } from './steps/shifts.ts'
import { openWholeWorld } from './steps/whole-world.ts'

const widths = [320, 390, 800, 1440] as const
const pieceBytes = 400

/** One of each kind of page. */
const visitorPaths = [
  ...['/', '/spilleautomater', '/spilleautomater/alle-spil', '/jackpots', '/nyheder'],
  ...['/bordspil', '/kampagner', '/kampagner/kend-chancen', '/kontaktos', '/log-ind', '/registrer'],
  ...['/contents/rofus', '/casino-aarhus', '/lp/spil/jackpots', '/her-er-intet', '/selvtest'],
  ...['/nyheder/vaskepanden', '/nyevindere', '/live/live-roulette', '/bordspil/blackjack'],
  ...['/bordspil/matematik/blackjack', '/spilleautomater/free/vikingernes-guld'],
]
const accountPages = [
  ...['profil', 'indbetal', 'udbetal', 'overfoer', 'oversigt', 'kampagne', 'transaktioner'],
  'begraensninger',
]
const playerPaths = [
  ...['/', '/quick-deposit', '/spilleautomater/mine-favoritter'],
  ...accountPages.map((page) => `/min-konto/${page}`),
  '/spilleautomater/money/vikingernes-guld',
]

const stack = new AsyncDisposableStack()
let pieces: PieceByPiece
let visitor: Page
let player: Page

beforeAll(async () => {
  const { world, browser } = stack.use(await openWholeWorld('test-results/world-in-pieces.log'))
  pieces = stack.use(await sendInPieces(world.urls.site, pieceBytes))
  visitor = await open(browser, world.urls.site)
  player = await open(browser, world.urls.site)
  await player.goto('/')
  await registerWithMoney(player, 500, world.urls.sandbox)
}, 120_000)

afterAll(() => stack.disposeAsync())

test.for(visitorPaths)('[FLT-84] a visitor’s %s stands still while it arrives', async (path) => {
  expect(await shiftsOf(visitor, path)).toEqual([])
})

test.for(playerPaths)('[FLT-84] a player’s %s stands still while it arrives', async (path) => {
  expect(await shiftsOf(player, path)).toEqual([])
})

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'da-DK', reducedMotion: 'no-preference' })
  await page.addInitScript(countShifts)
  await page.addInitScript(askForPieces)
  return page
}

async function shiftsOf(page: Page, path: string): Promise<string[]> {
  const moved: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await page.goto(`${pieces.url}${path}`, { timeout: 120_000 })
    moved.push(...(await page.evaluate(() => window.shifts)).map((shift) => `${width}: ${shift}`))
  }
  return moved
}
