import type { ClientRound, GambleOffer } from '@nordlys/contracts'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { findGame, findGameWithGambles, findRound } from '../tools/games/on-demand.ts'
import { isAnyWin, type Wanted } from '../tools/games/wanted-rounds.ts'
import { skipToRest, stopGameClock } from './steps/game-clock.ts'
import { giveRound } from './steps/given-round.ts'
import { frameIsSized } from './steps/open-game.ts'

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

type Game = Awaited<ReturnType<typeof findGame>>

// One page of each game takes all sizes in turn, as when a player turns a phone or drags a window.
test.describe('what offers a gamble', () => {
  test.describe.configure({ mode: 'default' })
  let frame: FrameLocator
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    const game = await findGameWithGambles(e2eAddresses().games)
    const round = await findRound(game, isAnyWin)
    frame = await playOnce(page, game, round, { stakeOre: round.winOre, step: 1, maxSteps: 5 })
  })

  test.afterAll(() => page.close())

  for (const { width, height } of sizes) {
    test(`[S51] what offers a gamble covers no symbol and no control at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await frameIsSized(page)
      const open = frame.getByRole('button', { name: 'Kvit eller dobbelt' })
      await expect(open).toBeVisible()
      const own = await boxOf(open)
      expect(own.height).toBeGreaterThanOrEqual(44)
      expect(own.x + own.width).toBeLessThanOrEqual(width)
      const button = await open.evaluate((node) => node.getBoundingClientRect().toJSON() as Box)
      // At once: a page that draws its reels is slow to answer.
      const others = await frame
        .locator('.reels, .bar button:not(.gamble-open), .meter > *')
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => node.checkVisibility({ visibilityProperty: true }))
            .map((node) => ({
              name: node.className,
              box: node.getBoundingClientRect().toJSON() as Box,
            })),
        )
      expect(others.length).toBeGreaterThan(5)
      for (const { name, box } of others) {
        expect(overlap(button, box), `${name} is covered`).toBeLessThan(1)
      }
    })
  }
})

test.describe('what has won', () => {
  test.describe.configure({ mode: 'default' })
  let frame: FrameLocator
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    const game = await findGame(e2eAddresses().games, 'ways')
    frame = await playOnce(page, game, await worthMore(game), undefined)
  })

  test.afterAll(() => page.close())

  for (const { width, height } of sizes) {
    test(`what has won is told whole at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await frameIsSized(page)
      const words = frame.locator('.meter.win .label')
      await expect(words).toContainText('der tæller for 1152')
      const [shown, whole] = await words.evaluate((node) => [
        [node.clientWidth, node.clientHeight],
        [node.scrollWidth, node.scrollHeight],
      ])
      expect(whole).toEqual(shown)
    })
  }
})

/** Of several wins on ways, each counting for more than its ways, as with numbered wilds. */
async function worthMore(definition: Game): Promise<ClientRound> {
  const hasMore: Wanted = (events, winBets) =>
    events.some((event) => event.kind === 'wins' && event.wins.length > 1) &&
    isAnyWin(events, winBets)
  const round = await findRound(definition, hasMore)
  const events = round.events.map((event) => {
    if (event.kind !== 'wins') return event
    const wins = event.wins.map((win) => (win.kind === 'ways' ? { ...win, worth: 1_152 } : win))
    return { ...event, wins }
  })
  return { ...round, events }
}

/** Plays for fun a round of ours, which offers a gamble when one is given, and waits until it rests. */
async function playOnce(
  page: Page,
  { id, titleDa }: Game,
  round: ClientRound,
  gamble: GambleOffer | undefined,
): Promise<FrameLocator> {
  await stopGameClock(page)
  await giveRound(page, round, ({ gamble: _, ...answer }) => ({
    ...answer,
    ...(gamble && { gamble }),
  }))
  await page.goto(`/spilleautomater/free/${id}`)
  const frame = page.frameLocator(`iframe[title="${titleDa}, spillevindue"]`)
  await frame.getByRole('button', { name: 'Spin', exact: true }).click()
  await skipToRest(page, frame)
  await expect(frame.locator('.meter.win .amount')).not.toBeEmpty()
  return frame
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

/** In square pixels. */
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}
