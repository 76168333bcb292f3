import { tableFacts } from '@nordlys/game-math'
import { type FrameLocator, type Page, expect as playwrightExpect } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPhase, tableOn } from './steps/open-table.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'
import { openWholeWorld, type WholeWorld } from './steps/whole-world.ts'

/** As patient as the browser tests. */
const expectPage = playwrightExpect.configure({ timeout: 40_000 })

/** A hand that is over as it is dealt, a blackjack, leaves no choice. */
const dealsMax = 6

const stack = new AsyncDisposableStack()
let world: WholeWorld['world']
let browser: WholeWorld['browser']

beforeAll(async () => {
  const whole = stack.use(await openWholeWorld('test-results/world-every-table.log'))
  world = whole.world
  browser = whole.browser
}, 120_000)

afterAll(() => stack.disposeAsync())

/** How each kind of hand is dealt and ended by keys, and where its cards are said. */
const kinds = {
  blackjack: { spot: /^Hånd/, cards: '.bj-hands .spoken', ends: ['n', 's'] },
  'video-poker': { spot: undefined, cards: '.vp-cards .spoken', ends: [' '] },
  'three-card': { spot: /^Ante/, cards: '.pk-row .spoken', ends: ['l'] },
  holdem: { spot: /^Ante/, cards: '.pk-row .spoken', ends: ['l'] },
} as const

const hands = tableFacts.flatMap(({ id, titleDa: title, kind }) =>
  kind in kinds ? [{ id, title, ...kinds[kind as keyof typeof kinds] }] : [],
)
type Hand = (typeof hands)[number]

test.each(hands)(
  '[GAME-02] $id is dealt by keys, dropped in mid-hand and played on in another browser',
  async (hand) => {
    const { id, title, cards } = hand
    const address = `/bordspil/money/${id}`
    await using context = await browser.newContext({ baseURL: world.urls.site })
    const page = await context.newPage()
    await registerWithMoney(page, 500, world.urls.sandbox)
    const frame = await tableOn(page, address, title)
    await dealByKeys(page, frame, hand)
    const dealt = await frame.locator(cards).allTextContents()
    expect(dealt.length).toBeGreaterThan(0)
    const storageState = await context.storageState()
    await context.close()

    await using elsewhere = await browser.newContext({ baseURL: world.urls.site, storageState })
    const other = await elsewhere.newPage()
    const complaints = listenForComplaints(other)
    const again = await tableOn(other, address, title)
    await expectPage(again.getByText('Din hånd ventede på dig')).toBeVisible()
    await expectPage(inPhase(again, 'choosing')).toBeAttached()
    expect(await again.locator(cards).allTextContents()).toEqual(dealt)
    await endByKeys(other, again, hand)
    expect(complaints).toEqual([])
  },
)

test('[GAME-02] roulette-fransk is played for money by keys, on all three columns and on red', async () => {
  await using context = await browser.newContext({
    baseURL: world.urls.site,
    // The ball is seen to roll elsewhere.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500, world.urls.sandbox)
  const frame = await tableOn(page, '/bordspil/money/roulette-fransk', 'Fransk Roulette')
  for (const name of [/^Rød, /, /^Kolonne 1, /, /^Kolonne 2, /, /^Kolonne 3, /]) {
    await frame.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const staked = frame.locator('.meter.stake .amount')
  const stake = await staked.textContent()
  await page.keyboard.press(' ')
  // A column wins unless zero comes, which gives back half of what lay on red: something is always paid.
  await expectPage(frame.locator('.spoken')).toHaveText(/^\d+ (rød|sort|grøn)\. Du fik \d/)
  await page.keyboard.press('r')
  await expectPage(staked).toHaveText(stake ?? '')
  expect(complaints).toEqual([])
})

async function dealByKeys(page: Page, frame: FrameLocator, hand: Hand): Promise<void> {
  const { spot } = hand
  for (let deals = 0; deals < dealsMax; deals += 1) {
    if (spot) {
      await frame.getByRole('button', { name: spot }).focus()
      await page.keyboard.press('Enter')
    } else await focusGame(page, frame)
    await dealAndRest(page, frame, hand)
    if (await inPhase(frame, 'choosing').isVisible()) return
  }
  throw new Error(`${dealsMax} hands in a row without a choice`)
}

async function dealAndRest(page: Page, frame: FrameLocator, { cards }: Hand): Promise<void> {
  await page.keyboard.press(' ')
  await expectPage(frame.locator(cards)).not.toHaveCount(0)
  await expectPage(inPhase(frame, 'choosing').or(inPhase(frame, 'betting'))).toBeAttached()
}

/** Keys reach the game once it has the focus, on nothing that a key presses by itself. */
async function focusGame(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Shift+Tab')
}

/** What costs nothing ends each of these hands. */
async function endByKeys(page: Page, frame: FrameLocator, { ends }: Hand): Promise<void> {
  await focusGame(page, frame)
  for (const key of ends) {
    if (!(await inPhase(frame, 'choosing').isVisible())) continue
    await page.keyboard.press(key)
    await expectPage(frame.locator('.table[data-phase="asking"]')).toHaveCount(0)
    await expectPage(inPhase(frame, 'choosing').or(inPhase(frame, 'betting'))).toBeAttached()
  }
  await expectPage(inPhase(frame, 'betting')).toBeAttached()
}
