import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { giveSpins } from './steps/give-spins.ts'
import { frameIsSized, type GameFrame, gameIn, playRound } from './steps/open-game.ts'
import { registerWithMoney } from './steps/session.ts'

/** It has no jackpot. */
const gameId = 'krystalgrotten'
const titleDa = 'Krystalgrotten'
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

async function withSpins(
  page: Page,
  count: number,
): Promise<{ playerId: number; game: GameFrame }> {
  const { playerId } = await registerWithMoney(page, 200)
  await giveSpins(playerId, gameId, count)
  await page.goto(`/spilleautomater/money/${gameId}`)
  return { playerId, game: await gameIn(page, titleDa) }
}

const strip = (frame: FrameLocator) => frame.getByRole('region', { name: 'Dine spins' })
const told = (left: number) => `${left} spins tilbage · 0,20 kr. pr. spin · gevinster er kontante`

test('[BONUS-01] promised spins stake nothing, go on after a reload, and own money is a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { playerId, game } = await withSpins(page, 30)
  await expect(strip(game.frame)).toContainText(told(30))
  await expect(game.frame.getByRole('button', { name: 'Hæv indsatsen' })).toBeDisabled()
  await expectAccessible(page)

  const { winOre } = await playRound(page, game)
  await expect(strip(game.frame)).toContainText(told(29))
  expect(await readRounds(playerId)).toEqual([{ stakeOre: 0, winOre, state: 'settled' }])
  expect(await readBalanceOre(playerId)).toBe(20_000 + winOre)

  await page.reload()
  const again = await gameIn(page, titleDa)
  await expect(strip(again.frame)).toContainText(told(29))
  await strip(again.frame).getByRole('button', { name: 'Spil for egne penge' }).click()
  const own = await playRound(page, again)
  expect((await readRounds(playerId)).at(-1)).toMatchObject({ stakeOre: own.stakeOre })
  await strip(again.frame).getByRole('button', { name: 'Spil dine spins' }).click()
  await strip(again.frame).getByRole('button', { name: 'Spil 10 spins i træk' }).click()
  await expect(strip(again.frame)).toContainText(told(27), { timeout: 20_000 })
  await again.frame.getByRole('button', { name: /^(Spin|Stop|Fortsæt)$/ }).click()
  const inARow = strip(again.frame).getByRole('button', { name: 'Spil 10 spins i træk' })
  await expect(inARow).toBeEnabled()

  await page.goto('/min-konto/transaktioner')
  await page
    .getByRole('link', { name: / runder$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Spin fra tilbud, vis runden' }).first().click()
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  await expect(page.frameLocator('iframe').locator('.meter.stake .amount')).toHaveText('0 kr.')
})

test('[FLT-07] the strip of promised spins is whole and covers nothing, at every size', async ({
  page,
}) => {
  const { game } = await withSpins(page, 500)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await frameIsSized(page)
    const covered = await strip(game.frame).evaluate((node) => {
      const own = node.getBoundingClientRect()
      const others = document.querySelectorAll(
        '.reels, .ladder, .bar button, .meter > *, .title img',
      )
      const problems = [...others].flatMap((other) => {
        if (!other.checkVisibility({ visibilityProperty: true })) return []
        const box = other.getBoundingClientRect()
        const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left)
        const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)
        return wide > 1 && high > 1 ? [String(other.className)] : []
      })
      const isWhole =
        own.left >= 0 && own.right <= innerWidth && node.scrollWidth <= node.clientWidth
      const reels = document.querySelector('.reels')?.getBoundingClientRect()
      const isBoardSeen = (reels?.height ?? 0) >= 96
      return [
        ...problems,
        ...(isWhole ? [] : ['the strip itself']),
        ...(isBoardSeen ? [] : ['the board has no room']),
      ]
    })
    expect(covered, `at ${size.width} by ${size.height}`).toEqual([])
    await page.screenshot({ path: `test-results/spins-${size.width}.png` })
  }
})
