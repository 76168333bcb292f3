import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { noticeOf, shownOf } from './steps/notice-of.ts'
import { goActing } from './steps/page-start.ts'
import { headerBalance } from './steps/pay-by-card.ts'
import { freshPerson } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'
import { readShownBalanceOre, registerWithMoney } from './steps/session.ts'
import { withdrawOverHttp } from './steps/withdraw.ts'

const address = '/min-konto/udbetal'

test('[PAY-07] a cancelled withdrawal is on the account at once', async ({ page }) => {
  const player = await registerWithMoney(page, 300)
  await withdrawOverHttp(page, player, 200)
  await page.goto('/min-konto/oversigt')
  await expect(headerBalance(page)).toHaveText('100 kr.')
  const onTheWay = page.getByRole('region', { name: 'Udbetaling på vej' })
  await expect(onTheWay.getByRole('list', { name: 'Udbetalingens forløb' })).toBeVisible()
  await onTheWay.getByRole('link', { name: 'Se udbetalingen' }).click()
  await page.getByRole('button', { name: 'Annuller udbetalingen' }).click()
  const question = page.getByRole('dialog', { name: 'Annuller udbetalingen?' })
  await expect(question).toContainText('Vil du annullere udbetalingen på 200 kr.?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Behold udbetalingen' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Annuller udbetalingen' }).click()
  const [yes, no] = await Promise.all([
    question.getByRole('button', { name: 'Ja, annuller' }).boundingBox(),
    question.getByRole('button', { name: 'Behold udbetalingen' }).boundingBox(),
  ])
  expect(yes?.height).toBe(no?.height)
  await question.getByRole('button', { name: 'Ja, annuller' }).click()
  const said = page.getByText('Udbetalingen er annulleret, og 200 kr. er ført tilbage')
  await expect(said).toBeVisible()
  await expect(question).toBeHidden()
  await expect(headerBalance(page)).toHaveText('300 kr.')
  await expect(page.getByText('Annulleret', { exact: true })).toBeVisible()
})

const refused = [
  { typed: '', says: 'Indtast et beløb.' },
  { typed: 'alt', says: 'Indtast beløbet i kroner' },
  { typed: '99,99', says: 'Du skal udbetale mindst 100 kr.' },
  { typed: '200,01', says: 'Beløbet er større end din saldo til udbetaling.' },
] as const

test('[PAY-06] an amount that cannot be withdrawn is refused with its own sentence', async ({
  page,
}) => {
  await registerWithMoney(page, 200)
  await goActing(page, address)
  for (const { typed, says } of refused) {
    await page.getByLabel('Beløb').fill(typed)
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Beløb')).toHaveValue(typed)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Udbetal alt' }).click()
  await expect(page.getByLabel('Beløb')).toHaveValue('200')
})

test('[PAY-06] without 100 kr. there is no form, and the page says why', async ({ page }) => {
  await registerPlayer(page)
  await page.goto(address)
  await expect(page.getByText('Du har ingen penge at udbetale')).toBeVisible()
  await expect(page.getByLabel('Beløb')).toHaveCount(0)
  await expect(page.getByText('Du har ingen udbetalinger')).toBeVisible()
  await expectAccessible(page)
})

test('[PAY-06] no withdrawal exists when MitID is broken off, or confirmed by another', async ({
  request,
}) => {
  const player = await registerWithMoney({ request }, 200)
  const brokenOff = await (await withdrawOverHttp({ request }, 'abort', 150)).text()
  expect(noticeOf(brokenOff)).toContain('Du afbrød i MitID, og der er ikke oprettet en udbetaling.')
  const other = freshPerson('Anders And')
  const confirmed = await (await withdrawOverHttp({ request }, other, 150)).text()
  expect(noticeOf(confirmed)).toContain('Du bekræftede med et andet MitID end dit eget.')
  for (const html of [brokenOff, confirmed]) {
    expect(shownOf(html)).toContain('Du har ingen udbetalinger')
  }
  expect(await readShownBalanceOre({ request })).toBe(200_00)
  // The same form, confirmed by the player, is one.
  await withdrawOverHttp({ request }, player, 150)
  expect(await readShownBalanceOre({ request })).toBe(50_00)
})

test('the withdrawal page is walked by keyboard, and nobody else keeps a copy of it', async ({
  page,
}) => {
  await registerWithMoney(page, 200)
  const response = await page.goto(address)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Beløb')).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Udbetal alt' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('CPR-nummer')).toBeVisible()
})
