import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './steps/axe.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { openGame } from './steps/open-game.ts'
import { answerBank, cardFields, cards, expectReceipt, fillCard } from './steps/pay-by-card.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp, registerWithMoney } from './steps/session.ts'
import { tabTo } from './steps/tab-to.ts'

/** The game and the card fields are documents of their own, each with a main part. */
const roundFrames = { without: ['landmark-unique'] }
const back = '/spilleautomater/money/vikingernes-guld'
const telephone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const opensSheet = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Indbetal' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Hurtig indbetaling' })

test('[PAY-03][PAY-01] three presses and a saved card pay over the game, the receipt leads back', async ({
  page,
}) => {
  await page.setViewportSize(telephone)
  const still = await watchShifts(page)
  const { name: cardHolder } = await registerPlayer(page)
  await depositOverHttp(page, 100, { cardHolder, savesCard: true })
  const game = await openGame(page, 'money')
  await still.expectStill()
  await payBySavedCard(page)
  await expect(page.getByRole('status', { name: 'Samlet saldo' })).toHaveText('300 kr.')
  await expect(game.balance).toHaveText('Saldo300 kr.')

  await page.goto(`/quick-deposit?${new URLSearchParams({ tilbage: back })}`)
  await page.getByRole('radio', { name: '200 kr.', exact: true }).check()
  await cardFields(page).getByLabel('Kontrolcifre (CVV)').fill('123')
  await page.getByRole('button', { name: 'Indbetal 200 kr.' }).click()
  await answerBank(page, 'Godkend')
  await expect(page.getByRole('timer')).toHaveText(
    /^Du kommer tilbage til spillet om \d+ sekunder\.$/,
  )
  await page.clock.runFor(11_000)
  await expect(page).toHaveURL(back)
})

test('[PAY-03][ROUTE-07] money comes in over the game, which stays as it is, and comes again', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const still = await watchShifts(page)
  await registerWithMoney(page, 100)
  const game = await openGame(page, 'money')
  const { href } = new URL(page.url())
  const opens = opensSheet(page)
  await expect(opens).toHaveAttribute(
    'href',
    /^\/quick-deposit\?tilbage=%2Fspilleautomater%2Fmoney/,
  )
  await tabTo(opens)
  await page.keyboard.press('Enter')
  const sheet = sheetOf(page)
  const amount = sheet.getByRole('radio', { name: '200 kr.', exact: true })
  const pay = sheet.getByRole('button', { name: 'Indbetal 200 kr.' })
  await tabTo(amount)
  await page.keyboard.press('Space')
  expect(await findViolations(page, roundFrames)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opens).toBeFocused()
  await page.keyboard.press('Enter')
  await amount.press('Space')
  // A card that is declined keeps nobody in the sheet.
  await fillCard(page, cards.expired)
  await pay.press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('Dit kort er udløbet.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await opens.press('Enter')
  await amount.press('Space')
  await fillCard(page, cards.approved)
  await sheet.getByRole('checkbox', { name: 'Gem kortet til næste gang' }).press('Space')
  await pay.press('Enter')
  await answerBank(page, 'Godkend')
  await expectReceipt(page, 200)
  const timer = sheet.getByRole('timer')
  await expect(timer).toHaveText(/^Vinduet lukker automatisk om \d+ sekunder\.$/)
  await tabTo(sheet.getByRole('button', { name: 'Bliv på kvitteringen' }))
  await page.keyboard.press('Enter')
  await expect(timer).toHaveCount(0)
  expect(await findViolations(page, roundFrames)).toEqual([])
  await sheet.getByRole('button', { name: 'Tilbage til spillet' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(game.balance).toHaveText('Saldo300 kr.')
  await still.expectStill()
  await payBySavedCard(page)
  await expect(game.balance).toHaveText('Saldo500 kr.')
  expect(page.url()).toBe(href)
})

/**
 * From the game to 200 kr. more in it, by keyboard alone: no other address, three presses of ours. The digits
 * are typed in the provider's frame, the bank asks in its own, and the window closes by itself.
 */
async function payBySavedCard(page: Page): Promise<void> {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url())
  })
  const presses = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = ({ target }: Event) => seen.push((target as HTMLElement).localName)
    addEventListener('click', note, true)
    return seen
  })
  const { keyboard } = page
  const sheet = sheetOf(page)
  await tabTo(opensSheet(page))
  await keyboard.press('Enter')
  const ways = sheet.getByRole('group', { name: 'Betalingsmetode' }).getByRole('radio')
  await expect(ways.first()).toBeChecked()
  await expect(ways.first()).toHaveAccessibleName(/^Visa\/Dankort, der slutter på/)
  await tabTo(sheet.getByRole('radio', { name: '200 kr.', exact: true }))
  await keyboard.press('Space')
  await tabTo(cardFields(page).getByLabel('Kontrolcifre (CVV)'))
  await keyboard.type('123')
  expect(await findViolations(page, roundFrames)).toEqual([])
  await tabTo(sheet.getByRole('button', { name: 'Indbetal 200 kr.' }))
  await keyboard.press('Enter')
  await answerBank(page, 'Godkend')
  await expect(sheet.getByRole('timer')).toHaveText(/^Vinduet lukker automatisk/)
  await page.clock.install()
  await expect(async () => {
    await page.clock.runFor(2_000)
    expect(await sheet.isHidden()).toBe(true)
  }).toPass()
  expect(await presses.jsonValue()).toEqual(['a', 'input', 'button'])
  expect(addresses).toEqual([])
}
