import { expect, type Page, test } from '@playwright/test'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const game = 'spilleautomater/free/vikingernes-guld'

test('[NAV-05] after a newer build the header’s links load the next page whole', async ({
  page,
}) => {
  await openAfterNewerBuild(page, '/', desktop)
  await expectWhole(page, '/jackpots', () =>
    page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).click(),
  )
})

test('[NAV-05] after a newer build the menu’s links load the next page whole', async ({ page }) => {
  await openAfterNewerBuild(page, '/', desktop)
  await page.getByRole('button', { name: 'Åbn menuen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectWhole(page, '/nyheder', () => menu.getByRole('link', { name: 'Nyheder' }).click())
})

test('[NAV-05] after a newer build the bottom bar’s links load the next page whole', async ({
  page,
}) => {
  await openAfterNewerBuild(page, '/jackpots', phone)
  await expectWhole(page, '/spilleautomater', () =>
    page.locator('.s-bottom-bar').getByRole('link', { name: 'Spil', exact: true }).click(),
  )
})

test('[NAV-05] after a newer build the way out of a game loads the next page whole', async ({
  page,
}) => {
  await openAfterNewerBuild(page, `/${game}`, desktop)
  await expectWhole(page, '/spilleautomater', () => page.locator('.s-game-bar__back').click())
})

test('[NAV-05] after a newer build a game’s figures are loaded whole', async ({ page }) => {
  await openAfterNewerBuild(page, `/${game.replace('free', 'money')}`, desktop)
  await expectWhole(page, '/spilleautomater/matematik/vikingernes-guld', () =>
    page.locator('.s-game-facts').getByRole('link').click(),
  )
})

test('[NAV-05] after a newer build the way home from a thin frame loads it whole', async ({
  page,
}) => {
  await openAfterNewerBuild(page, '/kampagner/kend-chancen', desktop)
  await expectWhole(page, '/', () => page.locator('.s-thin-bar').getByRole('link').click())
})

test('[NAV-05] while the build is the page’s own the next page is not loaded whole', async ({
  page,
}) => {
  await openAfterAsking(page, '/', desktop)
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).click()
  await expect(page).toHaveURL('/jackpots')
  expect(await isMarked(page)).toBe(true)
})

test('[NAV-05] a page that is given data of a newer build is loaded whole', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.goto('/')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  // In the router's own writing: the root's data is a word, which no build of ours sends.
  const odd = '[{"_1":2},"root",{"_3":4},"data","odd"]\n'
  await page.route('/jackpots.data*', (route) =>
    route.fulfill({
      body: odd,
      contentType: 'text/x-script',
      headers: { 'x-remix-response': 'yes' },
    }),
  )
  const given = page.waitForResponse(/\/jackpots\.data/)
  await expectWhole(page, '/jackpots', () =>
    page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).click(),
  )
  expect((await given).headers()['content-type']).toBe('text/x-script')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Opens a page and lets it hear that the site has been built anew. */
async function openAfterNewerBuild(page: Page, path: string, size: typeof desktop): Promise<void> {
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await openAfterAsking(page, path, size)
}

/** Opens a page and waits until it has asked which build is served. */
async function openAfterAsking(page: Page, path: string, size: typeof desktop): Promise<void> {
  await page.addInitScript(shortenMinutes)
  await page.setViewportSize(size)
  const asked = page.waitForResponse('/builds/latest.json')
  await page.goto(path)
  await (await asked).finished()
  // Asked for after the page's own question, it is answered after it.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json())
}

/** The page waits a minute before it asks; nobody can say from outside when that minute began. */
function shortenMinutes(): void {
  const wait = window.setTimeout.bind(window)
  const shortened = (done: () => void, delayMs = 0) => wait(done, delayMs === 60_000 ? 20 : delayMs)
  Object.assign(window, { setTimeout: shortened })
}

async function expectWhole(page: Page, path: string, follow: () => Promise<void>): Promise<void> {
  await mark(page)
  const whole = page.waitForEvent('load', { timeout: 40_000 })
  await follow()
  await whole
  await expect(page).toHaveURL(path)
  expect(await isMarked(page)).toBe(false)
}

/** Only a document that was loaded once has its mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
