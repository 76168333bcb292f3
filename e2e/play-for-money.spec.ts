import { minuteMs } from '@nordlys/core'
import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { runUntil, skipToRest, stopGameClock } from './steps/game-clock.ts'
import { inKroner } from './steps/in-kroner.ts'
import { logIn } from './steps/log-in.ts'
import { gameIn, openGame, playRound } from './steps/open-game.ts'
import { changeLimit } from './steps/plain-forms.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'
import { leaveUnseen } from './steps/unseen.ts'

test('[GAME-06][LIM-07] a round for money is in the books, in the game and in the bar to the øre', async ({
  page,
}) => {
  const { playerId } = await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  await expect(game.balance).toHaveText('Saldo100 kr.')
  const { stakeOre, winOre, balanceOre } = await playRound(page, game)
  expect(balanceOre).toBe(10_000 - stakeOre + winOre)
  expect(await readRounds(playerId)).toEqual([{ stakeOre, winOre, state: 'settled' }])
  expect(await readBalanceOre(playerId)).toBe(balanceOre)
  await expect(game.balance).toHaveText(`Saldo${inKroner(balanceOre)}`)
  await expect(page.getByRole('status', { name: 'Samlet saldo' })).toHaveText(inKroner(balanceOre))
  const panel = page.locator('.s-session')
  await panel.locator('summary').click()
  await expect(panel).toContainText(`Spillet for${inKroner(stakeOre)}`)
  await expect(panel).toContainText(`Vundet${inKroner(winOre)}`)
  await expect(panel).toContainText(/Ugentlig indbetalingsgrænse.+Der er .+kr\. tilbage\./)
  await expect(panel.getByRole('link', { name: 'Hold pause' })).toBeVisible()
  await expectAccessible(page)
  // A press in the game closes it, and the game goes on.
  await game.frame.getByRole('button', { name: 'Menu' }).click()
  await expect(panel.getByRole('link', { name: 'Begrænsninger' })).toBeHidden()
  await game.frame.getByRole('tab', { name: 'Mine runder' }).click()
  await expect(game.frame.getByRole('row').nth(1)).toContainText(inKroner(balanceOre))
})

test('[GAME-06] a balance that was asked for before a round and comes after it is not shown', async ({
  page,
}) => {
  await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/balance', async (route) => {
    // The page around asks by the same path, and by GET.
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    asked.resolve()
    await late.promise
    return route.fulfill({ response })
  })
  const told = page.waitForResponse(
    (response) => response.url().endsWith('/api/balance') && response.request().method() === 'POST',
  )
  // A game that gets the focus asks what was paid in meanwhile: a first press does so, too.
  await game.spin.focus()
  await asked.promise
  const { balanceOre } = await playRound(page, game)
  late.resolve()
  await (await told).finished()
  // What the frame asks for after it is answered after it.
  await game.frame.locator(':root').evaluate(async () => void (await fetch(location.href)))
  expect(await game.balance.textContent()).toBe(`Saldo${inKroner(balanceOre)}`)
})

test('[LIM-01] a limit of play that is reached is told of beside the game, after the round', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await registerWithMoney(page, 100)
  await changeLimit(page.request, '?aendr=stake-day', '2')
  const game = await openGame(page, 'money')
  expect(await playRound(page, game)).toMatchObject({ stakeOre: 200 })
  const told = page.getByRole('status').filter({ hasText: 'Daglig indsatsgrænse' })
  await expect(told).toContainText('Du har nået grænsen og kan ikke spille for penge lige nu.')
  await expect(told.getByRole('link')).toHaveCount(0)
  await told.getByRole('button', { name: 'Luk beskeden' }).click()
  await expect(page.getByText('Daglig indsatsgrænse')).toHaveCount(0)
})

test('a spin whose answer is lost is played once', async ({ page }) => {
  const { playerId } = await registerWithMoney(page, 100)
  // The question is repeated by the page's clock, and not before its waiting was read.
  await stopGameClock(page)
  const game = await openGame(page, 'money')
  let lost = 0
  await page.route('**/api/spin', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server has had the question and has answered; only the answer goes astray.
    await route.fetch()
    return route.abort()
  })
  await game.spin.click()
  const waiting = game.frame.getByText('Vi venter på svar. Din runde er gemt.')
  await expect(waiting).toBeVisible()
  const isGone = async () => expect(await waiting.isHidden()).toBe(true)
  await runUntil(page, isGone, game.frame)
  await skipToRest(page, game.frame)
  const [round, ...more] = await readRounds(playerId)
  expect(more).toEqual([])
  const balanceOre = 10_000 - (round?.stakeOre ?? 0) + (round?.winOre ?? 0)
  expect(await readBalanceOre(playerId)).toBe(balanceOre)
  await expect(game.balance).toHaveText(`Saldo${inKroner(balanceOre)}`)
})

test.describe('in motion', () => {
  // Reels that need not turn are at rest before a page can go.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page loaded again in the middle of a round shows that round and none twice', async ({
    page,
  }) => {
    const { playerId } = await registerWithMoney(page, 100)
    await stopGameClock(page)
    const game = await openGame(page, 'money')
    // The page goes before the round was shown to its end.
    await leaveUnseen(page, page.waitForRequest(/\/api\/spin$/))
    const answered = page.waitForResponse(/\/api\/spin$/)
    await game.spin.click()
    await answered
    await page.reload()
    await expect(game.frame.getByText('Din sidste runde')).toBeVisible()
    await skipToRest(page, game.frame)
    expect(await readRounds(playerId)).toHaveLength(1)
    const balanceOre = await readBalanceOre(playerId)
    await expect(game.balance).toHaveText(`Saldo${inKroner(balanceOre)}`)
  })
})

test('a game opened in a second page ends play in the first', async ({ page, context }) => {
  const { playerId } = await registerWithMoney(page, 100)
  const first = await openGame(page, 'money')
  const second = await openGame(await context.newPage(), 'money')
  await first.spin.click()
  await expect(page.getByRole('dialog', { name: 'Spillet er stoppet' })).toBeVisible()
  expect((await readRounds(playerId)).filter(({ state }) => state === 'settled')).toEqual([])
  await expect(second.spin).toBeEnabled()
})

test('too little money is said, with the way to a deposit', async ({ page }) => {
  await registerPlayer(page)
  const game = await openGame(page, 'money')
  await expect(game.balance).toHaveText('Saldo0 kr.')
  await game.spin.click()
  await expect(game.frame.getByText('Du har ikke nok på din saldo.')).toBeVisible()
  await game.frame.getByRole('button', { name: 'Indbetal' }).click()
  await expect(page.getByRole('dialog', { name: 'Hurtig indbetaling' })).toBeVisible()
})

test('[HEAD-08] logging out ends play that is open elsewhere', async ({ page, context }) => {
  const { playerId } = await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  const other = await context.newPage()
  await other.goto('/?logout=true')
  await expect(other).toHaveURL('/')
  await game.spin.click()
  await expect(page.getByRole('dialog', { name: 'Spillet er stoppet' })).toBeVisible()
  expect(await readBalanceOre(playerId)).toBe(10_000)
})

test('[SES-07] after half an hour without an act one logs in again, and comes back to the game', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-session.log')
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const player = await registerPlayer(page)
  await openGame(page, 'money')
  await world.advance(31 * minuteMs)
  await page.reload()
  await logInAgain(page, player)
  await expect(page).toHaveURL('/spilleautomater/money/vikingernes-guld')
  await expect((await gameIn(page)).balance).toHaveText('Saldo0 kr.')
})

/** A visitor's game page leads to the login, and the login back. */
async function logInAgain(page: Page, player: { name: string; cpr: string }): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/log-ind\?redirect=/)
  await page.getByRole('button', { name: 'Log ind med MitID' }).waitFor()
  await logIn(page, player)
}
