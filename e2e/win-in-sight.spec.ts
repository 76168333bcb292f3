import type { ClientRound, GambleOffer, SpinAnswer } from '@nordlys/contracts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { offeredGameOf, offeredGameWithGambles } from '../tools/games/offered-game.ts'
import { isAnyWin, roundLike, type Wanted, withRound } from '../tools/games/seeded-rounds.ts'
import { e2eAddresses } from '../world/e2e/addresses.ts'

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

type Game = Awaited<ReturnType<typeof offeredGameOf>>

let withGambles: Game
let withWays: Game

test.beforeAll(async () => {
  const { games } = e2eAddresses()
  withGambles = await offeredGameWithGambles(games)
  withWays = await offeredGameOf(games, 'ways')
})

for (const { width, height } of sizes) {
  test(`[S51] what offers a gamble covers no symbol and no control at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const round = roundLike(withGambles, isAnyWin)
    const offer = { stakeOre: round.winOre, step: 1, maxSteps: 5 }
    const frame = await playOnce(page, withGambles, round, offer)
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

  test(`what has won is told whole at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const frame = await playOnce(page, withWays, worthMore(withWays), undefined)
    const words = frame.locator('.meter.win .label')
    await expect(words).toContainText('der tæller for 1152')
    const [shown, whole] = await words.evaluate((node) => [
      [node.clientWidth, node.clientHeight],
      [node.scrollWidth, node.scrollHeight],
    ])
    expect(whole).toEqual(shown)
  })
}

/** Of several wins on ways, each counting for more than its ways, as with numbered wilds. */
function worthMore(definition: Game): ClientRound {
  const hasMore: Wanted = (events, winBets) =>
    events.some((event) => event.kind === 'wins' && event.wins.length > 1) &&
    isAnyWin(events, winBets)
  const round = roundLike(definition, hasMore)
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
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const { gamble: _, ...answer }: SpinAnswer = await response.json()
    const json = { ...withRound(answer, round), ...(gamble && { gamble }) }
    await route.fulfill({ response, json })
  })
  await page.goto(`/spilleautomater/free/${id}`)
  const frame = page.frameLocator(`iframe[title="${titleDa}, spillevindue"]`)
  await frame.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(frame.locator('.game')).toHaveAttribute('data-phase', 'resting')
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
