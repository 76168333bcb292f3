import { approvePayout, askDocuments, type Caller } from '@nordlys/contracts'
import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { readBalanceOre } from './steps/books.ts'
import { deskAs } from './steps/desk.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { watchShifts } from './steps/layout-shift.ts'
import { noticeOf, shownOf } from './steps/notice-of.ts'
import { expectActing, goActing } from './steps/page-start.ts'
import { headerBalance } from './steps/pay-by-card.ts'
import { freshPerson, type Person } from './steps/person.ts'
import { registerPlayer } from './steps/register-player.ts'
import { readShownBalanceOre, registerWithMoney } from './steps/session.ts'
import { tabTo } from './steps/tab-to.ts'
import { readNemKontoPayments, withdrawOverHttp } from './steps/withdraw.ts'

const address = '/min-konto/udbetal'
const minuteMs = 60_000

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

test('[PAY-06][PAY-08] a withdrawal waits for a document, is approved by another and sent', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-withdraw.log')
  const { site: baseURL, sandbox } = world.urls
  await using context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const still = await watchShifts(page)
  const player = await registerWithMoney(page, 300, sandbox)
  const list = page.getByRole('list', { name: 'Dine udbetalinger, nyeste først' })
  const withdrawalId = await withdrawByKeyboard(page, player)
  const [asker, other] = [await deskAs('Ida', world), await deskAs('Bo', world)]
  const asked = { withdrawalId, documentTypes: ['identity'] }
  expect(await asker.call(askDocuments, asked)).toMatchObject({ ok: true })
  await page.reload()
  await expect(list).toContainText('Før vi kan sende udbetalingen, skal vi bruge: Legitimation.')
  await expectAccessible(page)
  await tabTo(list.getByRole('link', { name: 'Send dokumenterne under Profil' }))
  await page.keyboard.press('Enter')
  await sendIdentity(page)
  const approve = (by: Caller) => by.call(approvePayout, { withdrawalId })
  expect(await approve(asker)).toMatchObject({ ok: false, refusal: 'second-person-needed' })
  expect(await approve(other)).toMatchObject({ ok: true, isEnded: true })
  // Half an hour without an act would end the session.
  await world.advance(20 * minuteMs)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(list.getByText('Afventer')).toBeVisible()
  await expect(list).not.toContainText('skal vi bruge')
  // While it can be cancelled nothing has been sent.
  expect(await readNemKontoPayments(page, sandbox)).toEqual([])
  await world.advance(11 * minuteMs)
  await expect.poll(() => readNemKontoPayments(page, sandbox)).toMatchObject([{ amount: '200.00' }])
  const sent = async () => (await page.request.get(address)).text()
  await expect.poll(sent).toMatch(/>Gennemført</)
  await page.reload()
  await expect(list.getByText('Gennemført')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuller udbetalingen' })).toHaveCount(0)
  await expect(headerBalance(page)).toHaveText('100 kr.')
  expect(await readBalanceOre(player.playerId, world.databaseUrl)).toBe(100_00)
  await expectAccessible(page)
  await still.expectStill()
})

/** Withdraws 200 kr. from the heading of the page on, and answers the withdrawal's number. */
async function withdrawByKeyboard(page: Page, { cpr, name }: Person): Promise<string> {
  const { keyboard } = page
  const response = await page.goto(address)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await page.getByRole('heading', { level: 1 }).click()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Beløb')).toBeFocused()
  await keyboard.type('200')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Udbetal alt' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bekræft med MitID' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('CPR-nummer'))
  await keyboard.type(cpr)
  await tabTo(page.getByLabel('Navn', { exact: true }))
  await keyboard.type(name)
  await keyboard.press('Enter')
  await expect(page.getByText('Din udbetaling på 200 kr. er oprettet')).toBeVisible()
  return new URL(page.url()).searchParams.get('oprettet') ?? ''
}

/** Sends proof of identity from the profile page as it is shown. */
async function sendIdentity(page: Page): Promise<void> {
  const { keyboard } = page
  const documents = page.getByRole('region', { name: 'Dokumentation' })
  await expectActing(page)
  await tabTo(documents.getByLabel('Dokumenttype'))
  await keyboard.type('Legit')
  // Asked for before the way there: a key pressed at once would come before the browser listens.
  const asks = page.waitForEvent('filechooser')
  await tabTo(documents.getByLabel('Filer'))
  await keyboard.press('Enter')
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n')
  await (await asks).setFiles({ name: 'pas.pdf', mimeType: 'application/pdf', buffer })
  await tabTo(documents.getByRole('button', { name: 'Upload dokumentation' }))
  await keyboard.press('Enter')
  await expect(documents.getByRole('status').first()).toBeFocused()
  await expect(documents.getByText('Filen er uploadet.')).toBeVisible()
}
