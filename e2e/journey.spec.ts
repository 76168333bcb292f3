import { expect, test } from '@playwright/test'
import { startOwnWorld } from '../world/e2e/own-world.ts'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { gameIn, playRound } from './steps/open-game.ts'
import { depositByCard, headerBalance } from './steps/pay-by-card.ts'
import { registerByHand } from './steps/register-player.ts'
import { readShownBalanceOre } from './steps/session.ts'
import { readNemKontoPayments, withdraw } from './steps/withdraw.ts'

const spins = 20
const minuteMs = 60_000

test('[the whole] a visitor registers, deposits, plays, sees every krone and withdraws', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-journey.log')
  const { site: baseURL, sandbox } = world.urls
  await using context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()

  const player = await registerByHand(page)
  await depositByCard(page, 300)
  await expect(headerBalance(page)).toHaveText('300,00 kr.')
  const playerId = await test.step('the account number stands on the overview', async () => {
    await page.goto('/min-konto/oversigt')
    const text = await page.getByText(/^Spilkonto/).innerText()
    return Number(text.replace(/\D/g, ''))
  })
  expect(await readBalanceOre(playerId, world.databaseUrl)).toBe(300_00)

  await page.goto('/spilleautomater?q=vikingernes+guld')
  const article = page.getByRole('article').filter({ hasText: 'Vikingernes Guld' })
  await article.hover()
  await article.getByRole('link', { name: 'Spil nu' }).press('Enter')
  const game = await gameIn(page)
  await test.step('the lowest stake', async () => {
    const lower = game.frame.getByRole('button', { name: 'Sænk indsatsen' })
    while (await lower.isEnabled()) await lower.click()
    await expect(game.stake).toContainText('0,20 kr.')
  })
  let balanceOre = 300_00
  for (let spin = 0; spin < spins; spin += 1) {
    const result = await playRound(page, game)
    expect(result.stakeOre).toBe(20)
    balanceOre += result.winOre - result.stakeOre
    expect(result.balanceOre).toBe(balanceOre)
    await expect(game.balance).toContainText(inKroner(balanceOre))
  }
  expect(await readBalanceOre(playerId, world.databaseUrl)).toBe(balanceOre)
  expect(await readShownBalanceOre(page)).toBe(balanceOre)
  const rounds = await readRounds(playerId, world.databaseUrl)
  expect(rounds).toHaveLength(spins)
  const wonOre = rounds.reduce((total, { winOre }) => total + winOre, 0)
  expect(300_00 - spins * 20 + wonOre).toBe(balanceOre)

  await page.goto('/min-konto/transaktioner')
  await expect(page.getByText(`1–10 af ${spins + 1}`)).toBeVisible()
  const sums = page.getByRole('region', { name: 'I perioden' })
  await expect(sums).toContainText(`Indsatser${inKroner(spins * 20)}`)
  await expect(sums).toContainText(`Gevinster${inKroner(wonOre)}`)
  await page.getByRole('link', { name: 'Næste side' }).click()
  await expect(page.getByText(`11–20 af ${spins + 1}`)).toBeVisible()
  await page.getByRole('link', { name: 'Næste side' }).click()
  await expect(page.getByRole('table').getByRole('row').last()).toContainText('+300,00 kr.')

  await withdraw(page, player, 200)
  balanceOre -= 200_00
  await expect(headerBalance(page)).toHaveText(inKroner(balanceOre))
  expect(await readBalanceOre(playerId, world.databaseUrl)).toBe(balanceOre)
  await world.advance(2 * minuteMs)
  await expect.poll(() => readNemKontoPayments(page, sandbox)).toMatchObject([{ amount: '200.00' }])
  expect(await readBalanceOre(playerId, world.databaseUrl)).toBe(balanceOre)
})

/** `296,20 kr.`, as the site and the game write it; a test's amounts stay below a thousand. */
function inKroner(amountOre: number): string {
  return `${(amountOre / 100).toFixed(2).replace('.', ',')} kr.`
}
