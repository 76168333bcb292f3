import { readFile } from 'node:fs/promises'
import { minuteMs } from '@nordlys/core'
import { expect, test } from '@playwright/test'
import { type OwnWorld, startOwnWorld } from '../world/e2e/own-world.ts'
import { putContent } from './steps/content.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { openGame, playRound } from './steps/open-game.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'

// Settings and the clock are changed here, so this world is nobody else's.
test.describe.configure({ mode: 'serial' })

let world: OwnWorld
const logPath = 'test-results/world-popups.log'

test.beforeAll(async () => {
  world = await startOwnWorld(logPath)
})

test.afterAll(async () => {
  await world[Symbol.asyncDispose]()
})

function configure(id: number, name: string, value: unknown): Promise<void> {
  const setting = { id, name, type: typeof value === 'number' ? 'number' : 'json', value }
  const row = { kind: 'configuration', id: name, value: { ...setting, isPublic: true } }
  return putContent(world.databaseUrl, row)
}

test('[SCREEN-04][LIM-07] over a game a player is told what they played for, once in a while', async ({
  browser,
}) => {
  await configure(26, 'responsible_gambling_minutes', 5)
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await registerWithMoney(page, 100, world.urls.sandbox)
  const game = await openGame(page, 'money')
  await playRound(page, game)
  const dialog = page.getByRole('dialog', { name: 'Tid til en status' })
  await expect(dialog).toBeHidden()

  await world.advance(5 * minuteMs)
  // This browser was told when to ask; as in another one, that is not known here any more.
  await page.evaluate(() => localStorage.removeItem('_responsible_gambling_time'))
  await page.reload()
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Siden du oprettede din spilkonto, har du spillet for 2 kr.')
  await expect(dialog).toContainText('Du har været logget ind i 0 t. og 5 min.')
  await expectAccessible(page)
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/spilstatus'))
  await dialog.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(dialog).toBeHidden()
  expect((await (await closed).json()).ok).toBe(true)

  await world.advance(5 * minuteMs)
  await page.evaluate(() => localStorage.removeItem('_responsible_gambling_time'))
  await page.reload()
  await expect(dialog).toContainText(/Siden sidste besked, den .+, har du spillet for 0.kr\./)
  await dialog.getByRole('link', { name: 'Hold pause' }).click()
  await expect(page).toHaveURL('/min-konto/begraensninger#pause')
})

test('[SCREEN-10][MKT-01][MKT-02] consent to offers is asked for, and not again once it is given', async ({
  browser,
}) => {
  await configure(21, 'marketingNotification', { enabled: true, day: 1 })
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await registerPlayer(page)
  const dialog = page.getByRole('dialog', { name: 'Vil du have nyheder og tilbud?' })
  // Content is read anew every ten seconds, and the popup comes three seconds after the page.
  await expect(async () => {
    await page.goto('/min-konto/oversigt')
    await expect(dialog).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 120_000 })
  await expect(dialog).toContainText('Siger du nej, ændrer det ikke noget ved din konto.')
  await expectAccessible(page)
  const accepted = page.waitForResponse(/\/Player\/MarketingNotification\//)
  await dialog.getByRole('button', { name: 'Ja tak' }).click()
  expect((await accepted).status()).toBe(200)
  await expect(dialog).toBeHidden()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === '_accept_news')).toMatchObject({ value: '1' })

  // Another browser of the player’s is not asked: the server knows.
  await context.clearCookies({ name: '_accept_news' })
  const asked = page.waitForResponse(/\/Player\/MarketingNotification\//)
  await page.goto('/min-konto/oversigt')
  expect((await (await asked).json()).data.accepted).toBe(true)
  await expect(dialog).toBeHidden()
})

test('[ERR-06] a crawler that meets an error is noted, and nothing else happens by itself', async ({
  browser,
}) => {
  const path = '/her-var-noget-engang'
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await using context = await browser.newContext({ baseURL: world.urls.site, userAgent })
  const page = await context.newPage()
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText(`Siden blev ikke fundet: ${path}`)).toBeVisible()
  // Without a script nothing can lead on, load again or open a dialog.
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  await expect.poll(() => readFile(logPath, 'utf8')).toContain(`Page not found: ${path}`)

  await using person = await browser.newContext({ baseURL: world.urls.site })
  const other = await person.newPage()
  await other.goto('/her-er-heller-intet')
  await expect(other.getByRole('button', { name: /Bliv/ })).toBeVisible()
  expect(await readFile(logPath, 'utf8')).not.toContain('/her-er-heller-intet')
})
