import { switchOffer } from '@nordlys/contracts'
import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { deskAs } from './steps/desk.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { expectPageRoundCardAccessible } from './steps/expect-page-round-card-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { gameIn, playRound } from './steps/open-game.ts'
import { goActing } from './steps/page-start.ts'
import { cards, expectReceipt, pay } from './steps/pay-by-card.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { chooseOfferOverHttp, siteOrigin } from './steps/register-over-http.ts'
import { registerByHand, registerPlayer } from './steps/register-player.ts'

test('[ROUTE-01] home shows the offer with its terms in sight and one thing to do', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('500 kr. i bonus og 500 spins')
  const terms = page
    .getByRole('main')
    .getByText(/^Kun nye kunder, der er fyldt 18 år/)
    .filter({ visible: true })
  for (const condition of ['100 kr.', '10 gange', '5.000 kr.', 'Højeste indsats', '60 dage']) {
    await expect(terms).toContainText(condition)
  }
  await expect(terms).toBeInViewport({ ratio: 1 })
  const register = page.getByRole('main').getByRole('link', { name: 'Opret konto' })
  await expect(register).toHaveCount(1)
  await expect(register).toHaveAttribute('href', '/registrer')
  // They open with a worked example, and Esc gives the focus back.
  const open = page.getByRole('button', { name: 'Se vilkår og regneeksempel' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Vilkår for velkomsttilbuddet' })
  await expect(dialog.getByText('Du spiller for 10 × 500 kr.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  expect(complaints).toEqual([])
})

test('[REG-01] going on without a bonus asks for no consent to its terms', async ({ page }) => {
  await atContact(page, false)
  await expect(page.getByRole('checkbox', { name: /^Jeg har læst/ })).toHaveCount(0)
  await expect(page.getByText('At fortsætte uden bonus')).toBeVisible()
  await page.getByRole('link', { name: 'Skift dit valg' }).click()
  // Both doors are the same size, and the terms stand before them.
  const [take, leave] = ['Vælg velkomsttilbuddet', 'Fortsæt uden bonus'].map((name) =>
    page.getByRole('button', { name }),
  )
  await expect(page.getByText('Bonussen skal gennemspilles 10 gange').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Regneeksempel' })).toBeVisible()
  const { width, height, y } = (await take?.boundingBox()) ?? {}
  expect(await leave?.boundingBox()).toMatchObject({ width, height, y })
  await take?.click()
  await expect(page.getByRole('checkbox', { name: /^Jeg har læst/ })).not.toBeChecked()
})

test('[BONUS-01] [REG-01, REG-02] the offer is chosen, paid for, told and its first spin played', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await registerByHand(page, { withOffer: true })
  const card = page.getByRole('region', { name: 'Velkomsttilbuddet er valgt' })
  await expect(card).toContainText('Du spiller for 10 × 500 kr.')
  await expect(card).toContainText('5.000 kr.')
  await expectPageRoundCardAccessible(page)
  await pay(page, 100, cards.withoutQuestion)
  await expectReceipt(page, 100)
  await expect(page.getByText('Du har fået 500 kr. i bonus.')).toBeVisible()
  await expect(page.getByText('Du har fået 500 spins a 0,20 kr.')).toBeVisible()
  expect(await readSummary(page)).toMatchObject({
    BonusBalance: 50_000,
    TotalActiveWageringRequirement: 500_000,
    WithdrawableBalance: 10_000,
  })
  await expectAccessible(page)
  const games = page.getByRole('navigation', { name: 'Spil dine spins i' })
  await games.getByRole('link', { name: 'Krystalgrotten' }).click()
  const game = await gameIn(page, 'Krystalgrotten')
  const spins = game.frame.getByRole('region', { name: 'Dine spins' })
  await expect(spins).toContainText('500 spins tilbage')
  const { winOre } = await playRound(page, game)
  await expect(spins).toContainText('499 spins tilbage')
  // A spin costs nothing, and its win is cash.
  expect(await readSummary(page)).toMatchObject({
    BonusBalance: 50_000,
    WithdrawableBalance: 10_000 + winOre,
  })
  expect(complaints).toEqual([])
})

test('[BONUS-01] the offer is declined at the deposit, without script too, and is gone for good', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerPlayer(page, { withOffer: true })
  await declineWithoutScript(page, browser)
  await page.goto('/min-konto/indbetal')
  const chosen = page.getByRole('region', { name: 'Velkomsttilbuddet er valgt' })
  await expect(chosen).toContainText('bortfalder det for altid')
  await chosen.getByRole('link', { name: 'Fravælg' }).click()
  const left = page.getByRole('region', { name: 'Velkomsttilbuddet er fravalgt' })
  await expect(left).toContainText('bortfalder tilbuddet for altid')
  // From its top: what the header lies over is no target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectPageRoundCardAccessible(page)
  await pay(page, 100, cards.withoutQuestion)
  await expectReceipt(page, 100)
  await expect(page.getByText('Du har fået')).toHaveCount(0)
  expect(await readSummary(page)).toMatchObject({ BonusBalance: 0, WithdrawableBalance: 10_000 })
  await page.goto('/min-konto/indbetal')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Velkomsttilbuddet er')).toHaveCount(0)
})

test('[BONUS-01] an offer in two parts is told whole where it is sold and where it is accepted', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-two-parts.log')
  await switchToTwoParts(world)
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const shifts = await watchShifts(page)
  for (const [width, path] of [
    [390, '/'],
    [390, '/lp/kampagne/velkomst'],
    [1440, '/kampagner/velkomstbonus'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(/1\. indbetaling: .*\s2\. indbetaling: /)
    await expectAccessible(page)
    expect(await page.evaluate(findCutOff)).toEqual([])
  }
  await shifts.expectStill()
  await chooseOfferOverHttp(page.request, true)
  await goActing(page, '/registrer?trin=2')
  expect(await page.evaluate(findCutOff)).toEqual([])
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^vilkårene for velkomsttilbuddet/ }).click()
  const terms = await opened
  const title = terms.getByRole('heading', { name: 'Vilkår for velkomsttilbuddet' })
  await expect(title).toBeInViewport()
  await expect(terms.getByText('er kravet 10 x 500 kr. = 5.000 kr.')).toBeVisible()
})

/** As `npm run desk -- switch` does it. */
async function switchToTwoParts(world: OwnWorld): Promise<void> {
  const desk = await deskAs('Berit', world)
  const why = { reason: 'Lovlig udgave' }
  for (const [offerId, to] of [
    ['velkomst', 'off'],
    ['velkomst-spins', 'on'],
    ['velkomst-bonus', 'on'],
  ] as const) {
    expect(await desk.call(switchOffer, { offerId, to, ...why })).toMatchObject({ ok: true })
  }
}

/** What is told of a deposit and reaches past what it stands in. */
function findCutOff(): string[] {
  const rightOf = (element: Element) => element.getBoundingClientRect().right
  const endOf = (element: Element): number => {
    const { parentElement } = element
    if (!parentElement) return innerWidth
    const isClipped = getComputedStyle(parentElement).overflowX !== 'visible'
    return isClipped ? rightOf(parentElement) : endOf(parentElement)
  }
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dl)')]
    .filter(({ innerText }) => /indbetal|spins/i.test(innerText))
    .filter((each) => rightOf(each) > endOf(each))
    .map(({ innerText }) => innerText)
}

/** The way out of the offer and back, in the player's browser without script. */
async function declineWithoutScript(page: Page, browser: Browser): Promise<void> {
  const storageState = await page.context().storageState()
  await using context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto('/min-konto/indbetal')
  await plain.getByRole('link', { name: 'Fravælg' }).click()
  await expect(plain.getByText('Velkomsttilbuddet er fravalgt')).toBeVisible()
  await plain.getByRole('link', { name: 'Vælg tilbuddet igen' }).click()
  await expect(plain.getByText('Velkomsttilbuddet er valgt')).toBeVisible()
}

/** What the specification's call tells the player of this browser, in øre. */
async function readSummary(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  const sessionId = cookies.find(({ name }) => name === '_auth_token')?.value
  const answer = await page.request.post('/api/deposit/account-summary', {
    data: { sessionId },
    headers: { origin: await siteOrigin(page.request) },
  })
  const { data }: { data: unknown } = await answer.json()
  return data
}

/** Step 2, in a browser that has taken step 1. */
async function atContact(page: Page, withOffer: boolean): Promise<void> {
  await chooseOfferOverHttp(page.request, withOffer)
  await goActing(page, '/registrer?trin=2')
}
