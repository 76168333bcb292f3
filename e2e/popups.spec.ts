import { readFile } from 'node:fs/promises'
import { minuteMs } from '@nordlys/core'
import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { putContent } from './steps/content.ts'
import { expectAccessible } from './steps/expect-accessible.ts'
import { shownOf } from './steps/notice-of.ts'
import { openGame, playRound, restAfterRound } from './steps/open-game.ts'
import { expectActing, goActing, goWatched } from './steps/page-start.ts'
import { openPlayOverHttp, playRoundOverHttp, roundOf } from './steps/play-over-http.ts'
import { registerPlayer } from './steps/register-player.ts'
import { registerWithMoney } from './steps/session.ts'
import { stopClock, tellOfRequests } from './steps/still-clock.ts'

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

/** The figure beside its label, as it is read. */
function figureOf(dialog: Locator, label: string): Locator {
  return dialog.locator('dl > div').filter({ hasText: label }).getByRole('definition')
}

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
  await playRoundOverHttp(page.request)
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/spilstatus'))
  await page.goto('/spilleautomater/money/vikingernes-guld')
  const dialog = page.getByRole('dialog', { name: 'Tid til en status' })
  expect((await (await asked).json()).dueInMs).toBeGreaterThan(0)
  await tellOfRequests(page)
  await expect(dialog).toBeHidden()

  await world.advance(5 * minuteMs)
  // This browser was told when to ask; as in another one, that is not known here any more.
  await page.evaluate(() => localStorage.removeItem('_responsible_gambling_time'))
  await page.reload()
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Spillet er sat på pause, mens du læser.')
  await expect(dialog).toContainText('Tallene er, fra du oprettede din spilkonto')
  // The world's clock runs, and was moved by five minutes.
  await expect(figureOf(dialog, 'Logget ind i')).toHaveText(/^0 t\. og (?:[5-9]|1\d) min\.$/)
  await expect(figureOf(dialog, 'Spillet for siden sidst')).toHaveText('2 kr.')
  await expect(dialog.getByRole('link', { name: 'StopSpillet 70 22 28 25' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'ROFUS' })).toBeVisible()
  await expect(dialog).toContainText('Kun for personer, der er fyldt 18 år')
  await expect(dialog).toContainText(/Telefon: Å(?:ben|bner)/)
  await expectAccessible(page)
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/spilstatus'))
  await dialog.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(dialog).toBeHidden()
  expect((await (await closed).json()).ok).toBe(true)

  await world.advance(5 * minuteMs)
  await page.evaluate(() => localStorage.removeItem('_responsible_gambling_time'))
  await page.reload()
  await expect(dialog).toContainText(/Tallene er fra den .+ kl\. .+ og til nu\./)
  await expect(figureOf(dialog, 'Spillet for siden sidst')).toHaveText('0 kr.')
  await dialog.getByRole('link', { name: 'Hold pause' }).click()
  await expect(page).toHaveURL('/min-konto/begraensninger#pause')
})

test('[FLT-06] rounds in a row end under a dialog, and none begins while the notice is due', async ({
  browser,
}) => {
  await configure(26, 'responsible_gambling_minutes', 5)
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await registerWithMoney(page, 200, world.urls.sandbox)
  const refusals: (string | undefined)[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/spin')) refusals.push((await answer.json()).refusal)
  })
  const game = await openGame(page, 'money')
  const chip = game.frame.locator('.chip').filter({ hasText: 'Autospil' })
  const startRow = async () => {
    const spun = page.waitForResponse(/\/api\/spin$/)
    await game.frame.getByRole('button', { name: 'Menu' }).click()
    await game.frame.getByRole('tab', { name: 'Autospil' }).click()
    // More than could end by themselves while this is looked at.
    await game.frame.getByLabel('Antal runder').selectOption('100')
    await game.frame.getByLabel('Stop, før tabet').selectOption({ index: 3 })
    await game.frame.getByRole('button', { name: 'Start autospil' }).click()
    await (await spun).finished()
  }

  await startRow()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(chip).toBeHidden()
  await page.keyboard.press('Escape')
  await restAfterRound(game)

  await startRow()
  await world.advance(5 * minuteMs)
  const dialog = page.getByRole('dialog', { name: 'Tid til en status' })
  await expect(dialog).toBeVisible()
  await expect(chip).toBeHidden()
  await expect(game.frame.getByRole('status')).toContainText('Svar på beskeden om dit spil')
  await dialog.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(game.frame.getByRole('status')).toBeHidden()
  await playRound(page, game)
  await expect.poll(() => refusals.at(-1)).toBeUndefined()
  expect(refusals.filter(Boolean)).toEqual(['notice-due'])
})

test('[LIM-07] a form without script chooses how often, and a game that is open heeds it at once', async ({
  browser,
}) => {
  await configure(26, 'responsible_gambling_minutes', 30)
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const { request } = page
  await registerWithMoney(page, 100, world.urls.sandbox)
  const choose = async (minutes: string) => {
    const headers = { origin: world.urls.site }
    const form = { minutes }
    const answer = await request.post('/min-konto/begraensninger/status', { headers, form })
    return shownOf(await answer.text())
  }
  await expect.poll(() => choose('60')).toContain('Dit valg er ikke gemt.')
  const play = await openPlayOverHttp(request)
  roundOf(await play.spin())
  expect(await choose('15')).toContain('Du får nu status hvert 15. minut')
  await world.advance(15 * minuteMs)
  const askedAt = performance.now()
  expect(await play.spin()).toMatchObject({ ok: false, refusal: 'notice-due' })
  expect(performance.now() - askedAt).toBeLessThan(1_000)
  // Opened anew, the game waits as well.
  const again = await openPlayOverHttp(request)
  expect(await again.spin()).toMatchObject({ ok: false, refusal: 'notice-due' })
})

const question = 'Vil du have nyheder og tilbud?'
const byEmail = 'Ja tak til nyheder og tilbud fra Nordlys Casino på e-mail.'
const bySms = 'Ja tak til nyheder og tilbud fra Nordlys Casino på sms.'

/**
 * Opens a page on which the popup of this title is due, and gives it the time that a popup waits. What the
 * store was told is on the pages once the site has asked for it.
 */
async function openUntilShown(page: Page, path: string, title: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(title)
  await (path.startsWith('/min-konto') ? openWatchedAndWait : openAndWait)(page, path)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

/** A visitor's page with time of its own, which has had all the time a popup waits for. */
async function openAndWait(page: Page, path: string): Promise<void> {
  const dialogs = page.waitForResponse(/visitor-dialogs/)
  await openStill(page, path)
  await (await dialogs).finished()
  // Their file has come; what is asked for after it is answered once they are there.
  await tellOfRequests(page)
  await waitForPopup(page)
}

/** The same of a page on which nobody has anything to say. */
async function openUntoldAndWait(page: Page, path: string): Promise<void> {
  await openStill(page, path)
  await waitForPopup(page)
}

async function openStill(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await page.goto(path)
  await expectActing(page)
}

/** The same of a player's page. */
async function openWatchedAndWait(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await goWatched(page, path)
  await waitForPopup(page)
}

async function waitForPopup(page: Page): Promise<void> {
  await page.clock.runFor(5_000)
  await tellOfRequests(page)
  // All pages of a browser have one clock: the next one is not to stand still.
  await page.clock.resume()
}

test('[SCREEN-10][MKT-01][MKT-02][MKT-05] each way is asked about, and not again once it is given', async ({
  browser,
}) => {
  await configure(21, 'marketingNotification', { enabled: true, day: 1 })
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await registerPlayer(page)
  const dialog = page.getByRole('dialog', { name: question })
  await openUntilShown(page, '/min-konto/oversigt', question)
  await expect(dialog).toContainText('Siger du nej, ændrer det ikke noget ved din konto.')
  await expect(dialog.getByRole('checkbox', { name: byEmail })).not.toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: bySms })).not.toBeChecked()
  const [no, yes] = ['Nej tak', 'Ja tak'].map((name) => dialog.getByRole('button', { name }))
  expect(await no?.getAttribute('class')).toBe(await yes?.getAttribute('class'))
  await expectAccessible(page)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())))
  await yes?.click()
  await expect(dialog.getByRole('alert')).toContainText('Sæt først kryds')
  expect(sent.filter((url) => url.includes('/api/store/'))).toEqual([])
  await dialog.getByRole('checkbox', { name: byEmail }).check()
  const accepted = page.waitForResponse(/\/Player\/MarketingNotification\//)
  await yes?.click()
  expect((await accepted).status()).toBe(200)
  await expect(dialog).toBeHidden()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === '_accept_news')).toMatchObject({ value: '1' })
  await page.goto('/min-konto/profil')
  await expect(page.getByRole('checkbox', { name: byEmail })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: bySms })).not.toBeChecked()

  // Another browser of the player’s is not asked: the server knows.
  await context.clearCookies({ name: '_accept_news' })
  const other = await context.newPage()
  const asked = other.waitForResponse(/\/Player\/MarketingNotification\//)
  await openWatchedAndWait(other, '/min-konto/oversigt')
  expect((await (await asked).json()).data.accepted).toBe(true)
  await tellOfRequests(other)
  await expect(other.getByRole('dialog')).toHaveCount(0)
})

test('[MKT-05] who says yes to one way keeps the other, and a no holds in every tab', async ({
  browser,
}) => {
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  await registerPlayer(page)
  await goActing(page, '/min-konto/profil')
  const card = page.getByRole('region', { name: 'Nyheder og tilbud' })
  await card.getByRole('checkbox', { name: bySms }).check()
  await card.getByRole('button', { name: 'Gem dit svar' }).click()
  await expect(card.getByText('Dit svar er gemt')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: question })
  await openUntilShown(page, '/min-konto/oversigt', question)
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Nej tak' }).click()
  await expect(dialog).toBeHidden()
  const other = await context.newPage()
  const questions: string[] = []
  other.on('request', (request) => void questions.push(request.url()))
  await openWatchedAndWait(other, '/min-konto/oversigt')
  expect(questions.filter((url) => url.includes('/MarketingNotification/'))).toEqual([])
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await context.clearCookies({ name: '_notification_show_time' })
  await openUntilShown(page, '/min-konto/oversigt', question)
  await dialog.getByRole('checkbox', { name: byEmail }).check()
  await dialog.getByRole('button', { name: 'Ja tak' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/min-konto/profil')
  await expect(card.getByRole('checkbox', { name: byEmail })).toBeChecked()
  await expect(card.getByRole('checkbox', { name: bySms })).toBeChecked()
})

const known = 'MitID har lukket'

/** Puts a popup of these segments into the store, switched on. */
function putPopup(
  id: string,
  shown: { title: string; type: 'information' | 'marketing'; segments: string[] },
): Promise<void> {
  const detail = 'Læs mere under [Nyheder](/nyheder).'
  const value = { id, detail, status: 'enabled', category: 'drift', ...shown }
  return putContent(world.databaseUrl, { kind: 'popup', id, value })
}

test('[DATA-15] a visitor is told what is for visitors, once, after the question about cookies', async ({
  browser,
}) => {
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const files: string[] = []
  page.on('request', (request) => void files.push(request.url()))
  await openUntoldAndWait(page, '/nyheder')
  expect(files.filter((url) => /visitor-dialogs|notice-dialog/.test(url))).toEqual([])
  await page.close()

  const title = known
  await putPopup('drift', { title, type: 'information', segments: ['Guests'] })
  const here = await context.newPage()
  const dialog = here.getByRole('dialog', { name: title })
  await openUntilShown(here, '/nyheder', title)
  await expectAccessible(here)
  // What leads on closes it: nothing lies over the page it leads to.
  await dialog.getByRole('link', { name: 'Nyheder' }).click()
  await expect(dialog).toBeHidden()
  const other = await context.newPage()
  await openAndWait(other, '/')
  await expect(other.getByRole('dialog', { name: title })).toBeHidden()

  const unasked = { baseURL: world.urls.site, storageState: { cookies: [], origins: [] } }
  await using fresh = await browser.newContext(unasked)
  const first = await fresh.newPage()
  const told = first.getByRole('dialog', { name: title })
  await first.goto('/nyheder')
  await first.getByRole('link', { name: 'Cookieindstillinger' }).click()
  await first.getByRole('button', { name: 'Kun nødvendige' }).click({ trial: true })
  await expect(told).toBeHidden()
  await first.getByRole('button', { name: 'Kun nødvendige' }).click()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(told).toBeHidden()
})

test('[DATA-15] a visitor’s offer asks for nothing, and comes after what they have to know', async ({
  browser,
}) => {
  const title = 'Nye spil hver fredag'
  await configure(21, 'marketingNotification', { enabled: true, day: 1 })
  await putPopup('drift', { title: known, type: 'information', segments: ['Guests'] })
  await putPopup('fredag', { title, type: 'marketing', segments: ['Guests'] })
  await using context = await browser.newContext({ baseURL: world.urls.site })
  const page = await context.newPage()
  const offer = page.getByRole('dialog', { name: title })
  const information = page.getByRole('dialog', { name: known })
  await openUntilShown(page, '/nyheder', known)
  await expect(offer).toBeHidden()
  await information.getByRole('button', { name: 'Luk' }).click()
  await expect(information).toBeHidden()
  await openUntilShown(page, '/nyheder', title)
  await expect(offer.getByRole('button')).toHaveText(['', 'Fortsæt'])
  await expect(offer.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Luk' }).click()
  await expect(offer).toBeHidden()
  const other = await context.newPage()
  await openAndWait(other, '/nyheder')
  await expect(other.getByRole('dialog')).toHaveCount(0)
})

test('[DATA-15] a player is told what is for those who have paid in, and not over a payment', async ({
  browser,
}) => {
  const title = 'Bankerne har lukket'
  await putPopup('banker', { title, type: 'information', segments: ['Depositor'] })
  await using context = await browser.newContext({ baseURL: world.urls.site })
  // Until they have an account they are a visitor, who has closed what visitors are told.
  const closed = { name: '_notification_show_time', value: 'drift%20fredag' }
  await context.addCookies([{ ...closed, url: world.urls.site }])
  const page = await context.newPage()
  await registerWithMoney(page, 100, world.urls.sandbox)
  const dialog = page.getByRole('dialog', { name: title })
  await openUntilShown(page, '/min-konto/oversigt', title)
  await expect(page.getByRole('dialog', { name: known })).toBeHidden()
  const paying = await context.newPage()
  await openWatchedAndWait(paying, '/min-konto/indbetal')
  await expect(paying.getByRole('dialog')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await expect(dialog).toBeHidden()
})

test('[ERR-06] a crawler that meets an error is noted, and nothing else happens by itself', async ({
  playwright,
}) => {
  const path = '/her-var-noget-engang'
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const baseURL = world.urls.site
  await using crawler = await playwright.request.newContext({ baseURL, userAgent })
  const answer = await crawler.get(path)
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(html).toContain(`Siden blev ikke fundet: ${path}`)
  // Without a script nothing can lead on, load again or open a dialog.
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
  await expect.poll(() => readFile(logPath, 'utf8')).toContain(`Page not found: ${path}`)

  await using person = await playwright.request.newContext({ baseURL })
  const shown = shownOf(await (await person.get('/her-er-heller-intet')).text())
  expect(shown).toContain('Bliv her')
  // What came after it is in the log, so what came before would be.
  await crawler.get('/og-her-heller-ikke')
  await expect.poll(() => readFile(logPath, 'utf8')).toContain('/og-her-heller-ikke')
  expect(await readFile(logPath, 'utf8')).not.toContain('/her-er-heller-intet')
})
