import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { inPhase, tableOn } from './steps/open-table.ts'
import { goActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerWithMoney } from './steps/session.ts'

/** Lays 25 kr. on the hand and deals, by the keys alone, until a hand has a choice. */
async function dealByKeys(page: Page, frame: FrameLocator): Promise<void> {
  for (let deals = 0; deals < 6; deals += 1) {
    await frame.getByRole('button', { name: /^Hånd/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
    const rested = frame.locator('.table:is([data-phase="choosing"], [data-phase="betting"])')
    await expect(frame.locator('.bj-bank .pc')).not.toHaveCount(0)
    await expect(rested).toBeAttached()
    if (await inPhase(frame, 'choosing').isVisible()) return
  }
  throw new Error('six blackjacks in a row')
}

/** Declines insurance and stands until the hand is over. */
async function standByKeys(page: Page, frame: FrameLocator): Promise<void> {
  const no = frame.getByRole('button', { name: 'Nej tak' })
  if (await no.isVisible()) {
    await page.keyboard.press('n')
    await expect(no).toBeHidden()
    await expect(
      frame.locator('.table:is([data-phase="choosing"], [data-phase="betting"])'),
    ).toBeAttached()
  }
  if (await inPhase(frame, 'choosing').isVisible()) await page.keyboard.press('s')
  await expect(inPhase(frame, 'betting')).toBeAttached()
}

test('[GAME-02] blackjack is played for money by keyboard alone, and the hand is checked', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await registerWithMoney(page, 500)
  const frame = await tableOn(page, '/bordspil/money/blackjack', 'Blackjack')
  await expectAccessible(page)
  await dealByKeys(page, frame)
  await expect(frame.getByRole('group', { name: 'Dine valg' })).toBeVisible()
  await expectAccessible(page)
  await standByKeys(page, frame)
  await expect(frame.locator('.bj-paid')).toHaveText(/^Du fik /)
  await frame.getByRole('button', { name: 'Menu' }).click()
  await frame.getByRole('tab', { name: 'Kontrollér runden' }).click()
  await expect(frame.getByText('Aftrykket passer til frøet')).toBeVisible()
  await expectAccessible(page)
  // The books show it again, card for card.
  const cards = await frame.locator('.bj-hands .spoken').allTextContents()
  await goActing(page, '/min-konto/transaktioner')
  await page
    .getByRole('link', { name: /vis runden/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  await expect(page).toHaveURL(/\/transaktioner\/runde\/[^/]+\/se$/)
  await expect(frame.locator('.table[data-mode="replay"][data-phase="closed"]')).toBeAttached()
  expect(await frame.locator('.bj-hands .spoken').allTextContents()).toEqual(cards)
  expect(complaints).toEqual([])
})

test('[GAME-02] a hand that is left waits, and goes on in another browser with the same cards', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerWithMoney(page, 500)
  const frame = await tableOn(page, '/bordspil/money/blackjack', 'Blackjack')
  await dealByKeys(page, frame)
  const cards = await frame.locator('.bj-hands .spoken').allTextContents()
  const storageState = await page.context().storageState()
  await page.close()

  await using context = await browser.newContext({ storageState, ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  const again = await tableOn(other, '/bordspil/money/blackjack', 'Blackjack')
  await expect(again.getByText('Din hånd ventede på dig')).toBeVisible()
  await expect(inPhase(again, 'choosing')).toBeAttached()
  expect(await again.locator('.bj-hands .spoken').allTextContents()).toEqual(cards)
  // Keys reach the game once it has the focus.
  await again.getByRole('button', { name: 'Menu' }).focus()
  await standByKeys(other, again)
})

test('[GAME-02] [GAME-06] a table is tried for fun with advice, and a reload keeps the hand', async ({
  page,
}) => {
  const frame = await tableOn(page, '/bordspil/free/blackjack', 'Blackjack')
  await frame.getByRole('button', { name: 'Råd' }).click()
  await dealByKeys(page, frame)
  await expect(frame.getByText('anbefalet')).toHaveCount(1)
  const cards = await frame.locator('.bj-hands .spoken').allTextContents()
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => location.reload())
  await expect(frame.getByText('Din hånd ventede på dig')).toBeVisible()
  expect(await frame.locator('.bj-hands .spoken').allTextContents()).toEqual(cards)
})

test('[GAME-02] video poker is played for money by keyboard alone, and the hand is checked', async ({
  page,
}) => {
  await registerWithMoney(page, 500)
  const frame = await tableOn(page, '/bordspil/money/jacks-or-better', 'Jacks or Better')
  await expectAccessible(page)
  await frame.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press(' ')
  await expect(inPhase(frame, 'choosing')).toBeAttached()
  await page.keyboard.press('1')
  await expect(frame.getByRole('button', { pressed: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press(' ')
  await expect(inPhase(frame, 'betting')).toBeAttached()
  await frame.getByRole('button', { name: 'Menu' }).click()
  await frame.getByRole('tab', { name: 'Kontrollér runden' }).click()
  await expect(frame.getByText('Aftrykket passer til frøet')).toBeVisible()
})

/** One table of each kind of felt. */
const kinds = [
  ['roulette-europaeisk', 'Europæisk Roulette'],
  ['blackjack', 'Blackjack'],
  ['jacks-or-better', 'Jacks or Better'],
  ['punto-banco', 'Punto Banco'],
  ['trekortspoker', 'Trekortspoker'],
  ['holdem-mod-huset', 'Hold’em mod huset'],
] as const

test('[GAME-02] on a phone on its side every button of every kind of table is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 })
  for (const [slug, title] of kinds) {
    const frame = await tableOn(page, `/bordspil/free/${slug}`, title)
    expect([slug, await covered(frame)]).toEqual([slug, []])
  }
})

test('[GAME-02] a table’s sounds are fetched with the press for them, and muted again', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isFetched = () => fetched.some((url) => url.includes('/table-orchestra'))
  const frame = await tableOn(page, '/bordspil/free/punto-banco', 'Punto Banco')
  await frame.getByRole('button', { name: /^Bank/ }).click()
  await expect(frame.locator('.meter.stake .amount')).not.toHaveText('0 kr.')
  expect(isFetched()).toBe(false)
  await frame.getByRole('button', { name: 'Slå lyd til' }).click()
  await expect.poll(isFetched).toBe(true)
  await frame.getByRole('button', { name: 'Slå lyd fra' }).click()
  await expect(frame.getByRole('button', { name: 'Slå lyd til' })).toBeVisible()
})

/** The visible buttons whose middle is something else's, or whose edges are outside the window. */
function covered(frame: FrameLocator): Promise<string[]> {
  return frame.locator('.table button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return !isInside || !button.contains(hit)
      })
      .map((button) => `${button.className} ${button.textContent}`),
  )
}
