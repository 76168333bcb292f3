import { formatKroner, ore } from '@nordlys/core'
import { expect, test } from '@playwright/test'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { inKroner } from './steps/in-kroner.ts'
import { gameIn, playRound, type SpinResult } from './steps/open-game.ts'
import { depositByCard, headerBalance } from './steps/pay-by-card.ts'
import { openPlayOverHttp, roundOf } from './steps/play-over-http.ts'
import { registerByHand } from './steps/register-player.ts'
import { readShownBalanceOre } from './steps/session.ts'
import { withdraw } from './steps/withdraw.ts'

const spins = 20
const spinsInSight = 5

test('[the whole][PAY-06] a visitor registers, deposits, plays, sees every krone and withdraws', async ({
  page,
}) => {
  const player = await registerByHand(page)
  await depositByCard(page, 300)
  await expect(headerBalance(page)).toHaveText('300 kr.')
  const playerId = await test.step('the account number stands on the overview', async () => {
    await page.goto('/min-konto/oversigt')
    const text = await page.getByText(/^Spilkonto/).innerText()
    return Number(text.replace(/\D/g, ''))
  })
  expect(await readBalanceOre(playerId)).toBe(300_00)

  await page.goto('/spilleautomater?q=vikingernes+guld')
  const article = page.getByRole('article').filter({ hasText: 'Vikingernes Guld' })
  await article.hover()
  await article.getByRole('link', { name: 'Spil nu' }).press('Enter')
  const game = await gameIn(page)
  await test.step('the lowest stake', async () => {
    const lower = game.frame.getByRole('button', { name: 'Sænk indsatsen' })
    while (await lower.isEnabled()) await lower.click()
    await expect(game.stake).toHaveText('Indsats0,20 kr.')
  })
  let balanceOre = 300_00
  const book = (result: SpinResult) => {
    expect(result.stakeOre).toBe(20)
    balanceOre += result.winOre - result.stakeOre
    expect(result.balanceOre).toBe(balanceOre)
  }
  for (let spin = 0; spin < spinsInSight; spin += 1) {
    book(await playRound(page, game))
    await expect(game.balance).toContainText(inKroner(balanceOre))
  }
  // The rest fills the pages of the list, and need not be seen.
  const play = await openPlayOverHttp(page.request, { stakeOre: 20 })
  for (let spin = spinsInSight; spin < spins; spin += 1) book(roundOf(await play.spin()))
  expect(await readBalanceOre(playerId)).toBe(balanceOre)
  expect(await readShownBalanceOre(page)).toBe(balanceOre)
  const rounds = await readRounds(playerId)
  expect(rounds).toHaveLength(spins)
  const wonOre = rounds.reduce((total, { winOre }) => total + winOre, 0)
  expect(300_00 - spins * 20 + wonOre).toBe(balanceOre)

  const overview = await (await page.request.get('/min-konto/oversigt')).text()
  const ofWeek = (label: string, figure: string) => `>${label}</th><td>${figure}</td>`
  const netOre = wonOre - spins * 20
  expect(overview).toContain(ofWeek('Nettoresultat', inKroner(netOre)))
  expect(overview).toContain(ofWeek('Indbetalinger', `1 (${inKroner(300_00)})`))

  await page.goto('/min-konto/transaktioner')
  await expect(page.getByRole('table').getByRole('row').nth(2)).toContainText('+300 kr.')
  const sums = page.getByRole('region', { name: 'I perioden' })
  await expect(sums).toContainText(`Indsatser${inKroner(spins * 20)}`)
  await expect(sums).toContainText(`Gevinster${inKroner(wonOre)}`)
  await page.getByRole('link', { name: `· ${spins} runder` }).click()
  await expect(page.getByText(`1–10 af ${spins}`)).toBeVisible()
  await page.getByRole('link', { name: 'Næste side' }).click()
  await expect(page.getByText(`11–20 af ${spins}`)).toBeVisible()

  await withdraw(page, player, 200)
  balanceOre -= 200_00
  await expect(headerBalance(page)).toHaveText(inKroner(balanceOre))
  await expect(
    page.getByText(`Du kan udbetale op til ${formatKroner(ore(balanceOre))}`),
  ).toBeVisible()
  expect(await readBalanceOre(playerId)).toBe(balanceOre)
  const list = page.getByRole('list', { name: 'Dine udbetalinger, nyeste først' })
  await expect(list.getByText('Afventer')).toBeVisible()
})
