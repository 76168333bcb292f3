import { expect, test } from '@playwright/test'
import { findViolations } from './steps/axe.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { openGame } from './steps/open-game.ts'
import { answerBank, cards, fillCard } from './steps/pay-by-card.ts'
import { registerWithMoney } from './steps/session.ts'
import { tabTo } from './steps/tab-to.ts'

/** The game and the card fields are documents of their own, each with a main part. */
const roundFrames = { without: ['landmark-unique'] }

test('[PAY-03][ROUTE-07] money comes in over the game, which stays as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const still = await watchShifts(page)
  await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  const { href } = new URL(page.url())
  const opens = page.getByRole('banner').getByRole('link', { name: 'Indbetal' })
  await expect(opens).toHaveAttribute(
    'href',
    /^\/quick-deposit\?tilbage=%2Fspilleautomater%2Fmoney/,
  )
  await tabTo(opens)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Hurtig indbetaling' })
  await tabTo(sheet.getByRole('radio', { name: '200 kr.', exact: true }))
  await page.keyboard.press('Space')
  expect(await findViolations(page, roundFrames)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opens).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('radio', { name: '200 kr.', exact: true }).press('Space')
  // A card that is declined keeps nobody in the sheet.
  await fillCard(page, cards.expired)
  await sheet.getByRole('button', { name: 'Indbetal 200 kr.' }).press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('Dit kort er udløbet.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await opens.press('Enter')
  await sheet.getByRole('radio', { name: '200 kr.', exact: true }).press('Space')
  await fillCard(page, cards.approved)
  await sheet.getByRole('button', { name: 'Indbetal 200 kr.' }).press('Enter')
  await answerBank(page, 'Godkend')
  await expect(sheet.getByText('Din indbetaling på 200 kr. er gennemført.')).toBeVisible()
  const timer = sheet.getByRole('timer')
  await expect(timer).toHaveText(/^Vinduet lukker automatisk om \d+ sekunder\.$/)
  await tabTo(sheet.getByRole('button', { name: 'Bliv på kvitteringen' }))
  await page.keyboard.press('Enter')
  await expect(timer).toHaveCount(0)
  expect(await findViolations(page, roundFrames)).toEqual([])
  await sheet.getByRole('button', { name: 'Tilbage til spillet' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('status', { name: 'Samlet saldo' })).toHaveText('300 kr.')
  await expect(game.balance).toHaveText('Saldo300 kr.')
  expect(page.url()).toBe(href)
  await still.expectStill()
})

test('[PAY-03] the receipt on the page leads back to the game by itself', async ({ page }) => {
  await registerWithMoney(page, 100)
  const back = '/spilleautomater/money/vikingernes-guld'
  await page.goto(`/quick-deposit?${new URLSearchParams({ tilbage: back })}`)
  await page.getByRole('radio', { name: '200 kr.', exact: true }).check()
  await fillCard(page, cards.withoutQuestion)
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
  await expect(page.getByRole('timer')).toHaveText(
    /^Du kommer tilbage til spillet om \d+ sekunder\.$/,
  )
  await expect(page).toHaveURL(back)
})
