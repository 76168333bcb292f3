import type { SpinAnswer } from '@nordlys/contracts'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { findGameWithGambles } from '../tools/games/on-demand.ts'
import { readBalanceOre, readRounds } from './steps/books.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { inKroner } from './steps/in-kroner.ts'
import { hurryToRest } from './steps/open-game.ts'
import { registerWithMoney } from './steps/session.ts'
import { leaveUnseen } from './steps/unseen.ts'

// A win is waited for: one spin in five has one, or fewer.

test('[S51] a win is gambled until it is lost or taken, and the books have every step', async ({
  page,
}) => {
  const { playerId } = await registerWithMoney(page, 400)
  const { id, titleDa } = await findGameWithGambles(e2eAddresses().games)
  await page.goto(`/spilleautomater/money/${id}`)
  const frame = page.frameLocator(`iframe[title="${titleDa}, spillevindue"]`)
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  const { round: won } = await spinUntilOffered(page, frame)
  const open = frame.getByRole('button', { name: 'Kvit eller dobbelt' })
  const table = frame.getByRole('dialog', { name: 'Kvit eller dobbelt' })

  await open.click()
  await expect(table).toContainText(`Sæt ${inKroner(won.winOre)}`)
  await expect(table).toContainText('Chancen er 1 ud af 2')
  await expect(table.getByRole('button', { name: 'Tag beløbet' })).toBeFocused()
  await expectAccessible(page)
  const booked = (await readRounds(playerId)).length

  let stakeOre = won.winOre
  for (let step = 1; ; step += 1) {
    const answered = page.waitForResponse(/\/api\/gamble$/)
    await table.getByRole('button', { name: step % 2 === 0 ? 'Sort' : 'Rød' }).click()
    const { round, gamble: next }: SpinAnswer = await (await answered).json()
    const told =
      round.winOre > 0 ? `Du fik ${inKroner(stakeOre * 2)}` : `Du tabte ${inKroner(stakeOre)}`
    await expect(table.getByRole('status')).toContainText(told)
    const rounds = await readRounds(playerId)
    expect(rounds).toHaveLength(booked + step)
    expect(rounds.at(-1)).toEqual({ stakeOre, winOre: round.winOre, state: 'settled' })
    expect(await readBalanceOre(playerId)).toBe(round.balanceOre)
    if (!next) break
    stakeOre = round.winOre
  }
  await table.getByRole('button', { name: 'Luk' }).click()
  await expect(table).toBeHidden()
  await expect(open).toBeHidden()
  const balance = inKroner(await readBalanceOre(playerId))
  await expect(page.getByRole('status', { name: 'Samlet saldo' })).toHaveText(balance)

  await page.goto('/min-konto/transaktioner')
  await page
    .getByRole('link', { name: / runder$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Kvit eller dobbelt, vis kortet' }).first().click()
  await page.getByRole('link', { name: 'Se runden igen' }).click()
  const replayed = page.frameLocator('iframe')
  await expect(replayed.getByRole('status').filter({ hasText: 'Kortet er' })).toBeVisible()
})

test('[S51] whoever spins on has taken the win, and after a reload nothing is offered', async ({
  page,
}) => {
  const { playerId } = await registerWithMoney(page, 400)
  const { id, titleDa } = await findGameWithGambles(e2eAddresses().games)
  await page.goto(`/spilleautomater/money/${id}`)
  const frame = page.frameLocator(`iframe[title="${titleDa}, spillevindue"]`)
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  await spinUntilOffered(page, frame)
  const before = await readBalanceOre(playerId)
  await page.reload()
  await expect(frame.locator('.game:not([inert])')).toBeAttached()
  await expect(frame.getByRole('button', { name: 'Kvit eller dobbelt' })).toBeHidden()
  expect(await readBalanceOre(playerId)).toBe(before)
})

test('[S51] a gamble whose page is loaded again shows its card, and is played once', async ({
  page,
}) => {
  const { playerId } = await registerWithMoney(page, 400)
  const { id, titleDa } = await findGameWithGambles(e2eAddresses().games)
  await page.goto(`/spilleautomater/money/${id}`)
  const frame = page.frameLocator(`iframe[title="${titleDa}, spillevindue"]`)
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  const { round: won } = await spinUntilOffered(page, frame)
  const booked = (await readRounds(playerId)).length
  await frame.getByRole('button', { name: 'Kvit eller dobbelt' }).click()
  // The page goes before the card was shown.
  await leaveUnseen(page, page.waitForRequest(/\/api\/gamble$/))
  const answered = page.waitForResponse(/\/api\/gamble$/)
  await frame.getByRole('button', { name: 'Rød' }).click()
  await answered
  const seen = page.waitForResponse(/\/api\/seen$/)
  await page.reload()
  const table = frame.getByRole('dialog', { name: 'Kvit eller dobbelt' })
  await expect(table.getByRole('status')).toContainText('Kortet er')
  await expect(table).toContainText(inKroner(won.winOre))
  await expect(table.getByRole('button', { name: 'Rød' })).toBeHidden()
  await seen
  await table.getByRole('button', { name: 'Luk' }).click()
  await expect(table).toBeHidden()
  expect(await readRounds(playerId)).toHaveLength(booked + 1)
  await page.reload()
  await expect(frame.locator('.game:not([inert])')).toBeAttached()
  await expect(table).toBeHidden()
})

async function spinUntilOffered(page: Page, frame: FrameLocator): Promise<SpinAnswer> {
  const spin = frame.getByRole('button', { name: 'Spin', exact: true })
  const open = frame.getByRole('button', { name: 'Kvit eller dobbelt' })
  await frame.getByRole('button', { name: 'Slå hurtigt spil til' }).click()
  for (let spins = 0; spins < 100; spins += 1) {
    const answered = page.waitForResponse(/\/api\/spin$/)
    await spin.click()
    const answer: SpinAnswer = await (await answered).json()
    await hurryToRest(frame)
    if (!answer.gamble) continue
    await expect(open).toBeVisible()
    return answer
  }
  throw new Error('a hundred spins without a win')
}
