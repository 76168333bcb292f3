import { catalogueAnswer } from '@nordlys/contracts'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { shownOf } from './steps/notice-of.ts'
import { expectActing, goActing } from './steps/page-start.ts'
import { listenForComplaints } from './steps/quiet-page.ts'
import { registerPlayer } from './steps/register-player.ts'

const tiles = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg efter spil' })
const count = (page: Page) => page.getByRole('status').filter({ hasText: / spil$/ })

test('[SCREEN-02] a search answers while one types, errors and all, and stands in the address', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await goActing(page, '/spilleautomater')
  await search(page).pressSequentially('skjoldmoesn')
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page)).toContainText('Skjoldmøens Ed')
  await expect(page).toHaveURL('/spilleautomater?q=skjoldmoesn')
  await page.reload()
  await expect(search(page)).toHaveValue('skjoldmoesn')
  await expect(tiles(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL('/spilleautomater')
  await expect(tiles(page)).toHaveCount(60)
  await expect(search(page)).toHaveValue('')
  expect(complaints).toEqual([])
})

test('what nobody has says what to do, and the way out leads to games', async ({ page }) => {
  await page.goto('/spilleautomater/soeg?q=zzzzz')
  await expect(page.getByText('Vi fandt ingen spil til »zzzzz«')).toBeVisible()
  await expectAccessible(page)
  const wayOut = page.getByRole('link', { name: 'Se alle spil' })
  await expect(wayOut).toHaveAttribute('href', '/spilleautomater')
})

test('[GAME-07] filters follow at once, are shared by address and taken back', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await goActing(page, '/spilleautomater')
  await page.getByRole('checkbox', { name: /^Dybhavet/ }).check()
  await expect(page).toHaveURL('/spilleautomater?tema=dybhavet')
  await expect(count(page)).toHaveText(/^12 af \d+ spil$/)
  await page.getByRole('checkbox', { name: /^Rummet/ }).check()
  await expect(count(page)).toHaveText(/^24 af \d+ spil$/)
  await page.getByRole('link', { name: 'Fjern filteret Dybhavet' }).click()
  await expect(page).toHaveURL('/spilleautomater?tema=rummet')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Dybhavet/ })).toBeChecked()
  await expect(tiles(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Nulstil filtre' }).click()
  await expect(page).toHaveURL('/spilleautomater')
  await page.getByRole('combobox', { name: 'Rækkefølge' }).selectOption('Efter navn')
  await expect(page).toHaveURL('/spilleautomater?sorter=navn')
  expect(complaints).toEqual([])
})

test('[GAME-07][S51] games whose wins may be gambled are a filter of their own', async ({
  request,
}) => {
  const response = await fetch(new URL('/catalogue', e2eAddresses().games))
  const { games } = catalogueAnswer.parse(await response.json())
  const slots = games.filter((game) => game.family === 'slot')
  const those = slots.filter(({ features }) => features.some(({ id }) => id === 'gamble'))
  const html = await (await request.get('/spilleautomater?funktion=gamble')).text()
  expect(html).toMatch(/<input(?=[^>]*name="funktion")(?=[^>]*value="gamble")[^>]* checked=""/)
  expect(shownOf(html)).toContain(`>${those.length} af ${slots.length} spil<`)
})

test('[GAME-07] without JavaScript the lists, the filters, the search and the next page work', async ({
  request,
}) => {
  const htmlOf = async (path: string) => shownOf(await (await request.get(path)).text())
  const tilesIn = (html: string) => html.split('<article').length - 1
  const list = await htmlOf('/spilleautomater')
  expect(tilesIn(list)).toBe(60)
  expect(list).toMatch(/<a [^>]*href="\/spilleautomater\?side=2"[^>]*>Vis flere spil/)
  const next = await htmlOf('/spilleautomater?side=2')
  const firstIn = (html: string) => /href="\/spilleautomater\/money\/[^"]+"/.exec(html)?.[0] ?? ''
  expect(list).not.toContain(firstIn(next))
  // One form sends the search and the filters, by the address that a link shares.
  const form = /<form(?=[^>]*action="\/spilleautomater")(?=[^>]*method="get")[^>]*id="([^"]+)"/
  const [, id = ''] = form.exec(list) ?? []
  for (const [name, value] of [
    ['q', ''],
    ['tema', 'dybhavet'],
  ]) {
    const field = `(?=[^>]*form="${id}")(?=[^>]*name="${name}")[^>]*value="${value}"`
    expect(list).toMatch(new RegExp(`<input${field}`))
  }
  expect(tilesIn(await htmlOf('/spilleautomater?q=hvalens&tema=dybhavet'))).toBe(1)
})

test('the rest of a long list comes as one scrolls, and is there on the way back', async ({
  page,
}) => {
  await page.goto('/spilleautomater')
  const total = Number((await count(page).innerText()).replace(/\D/g, ''))
  await page.getByRole('link', { name: 'Vis flere spil' }).scrollIntoViewIfNeeded()
  await expect(tiles(page)).toHaveCount(Math.min(total, 120))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jackpots' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpots')
  await page.goBack()
  // The way back ends where it was left, near the end, where still more tiles come.
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(Math.min(total, 120))
})

test('a connection that is lost while one scrolls or marks a game takes nothing away', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.goto('/spilleautomater')
  const shown = await tiles(page).count()
  await page.route(/\/spilleautomater\/(?:favorit|liste)/, (route) => route.abort())
  await page.getByRole('link', { name: 'Vis flere spil' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Flere spil kan ikke hentes lige nu.')).toBeVisible()
  await expect(tiles(page)).toHaveCount(shown)
  const heart = page.getByRole('button', { name: /^Føj .+ til favoritter$/ }).last()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  await expect(page.getByText('Prøv igen om lidt.')).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('hearts that are pressed one after the other are all answered, and the last one stands', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, '/spilleautomater?tema=dybhavet')
  const names = ['Hvalens Sang', 'Koralrevet', 'Perledykkeren']
  const press = (way: 'Føj' | 'Fjern', name: string) =>
    page
      .getByRole('button', { name: new RegExp(`^${way} ${name} (?:til|fra) favoritter$`) })
      .click()
  let answered = 0
  page.on('response', (one) => {
    if (one.request().method() === 'POST') answered += 1
  })
  for (const name of names) await press('Føj', name)
  await press('Fjern', 'Koralrevet')
  await expect(page.getByRole('button', { name: 'Føj Koralrevet til favoritter' })).toBeVisible()
  // They are sent one after the other, and a page that is left takes what it has not sent with it.
  await expect.poll(() => answered).toBe(names.length + 1)
  await page.goto('/spilleautomater/mine-favoritter')
  await expect(tiles(page)).toHaveCount(2)
})

test('[GAME-05] a heart that is pressed on the way out of a page is asked for before the page goes', async ({
  page,
}) => {
  await registerPlayer(page)
  await goActing(page, '/spilleautomater?tema=dybhavet')
  const heart = page.getByRole('button', { name: 'Føj Hvalens Sang til favoritter' })
  await expect(heart).toBeVisible()
  const asked: string[] = []
  page.on('request', (one) => {
    const isWish = one.method() === 'POST'
    if (isWish || one.isNavigationRequest()) asked.push(new URL(one.url()).pathname)
  })
  await heart.evaluate((node: HTMLElement) => {
    node.click()
    location.assign('/spilleautomater/mine-favoritter')
  })
  await page.waitForURL('/spilleautomater/mine-favoritter')
  expect(asked).toEqual(['/spilleautomater/favorit', '/spilleautomater/mine-favoritter'])
  // The page that came was on its way together with the wish.
  await expect
    .poll(async () => {
      await page.reload()
      return tiles(page).count()
    })
    .toBe(1)
})

test('[GAME-05][ROUTE-23] a heart marks a game, in a list of one’s own, until it is taken away', async ({
  page,
}) => {
  await page.goto('/spilleautomater/mine-favoritter')
  await expect(page).toHaveURL('/log-ind?redirect=%2Fspilleautomater%2Fmine-favoritter')
  await registerPlayer(page)
  await page.goto('/spilleautomater/mine-favoritter')
  await expect(page.getByText('Du har ingen favoritter endnu')).toBeVisible()
  await goActing(page, '/spilleautomater?tema=dybhavet')
  const answered = () => page.waitForResponse((one) => one.request().method() === 'POST')
  const isMarked = answered()
  await page.getByRole('button', { name: 'Føj Hvalens Sang til favoritter' }).click()
  const marked = page.getByRole('button', { name: 'Fjern Hvalens Sang fra favoritter' })
  await expect(marked).toBeVisible()
  await isMarked
  await page.reload()
  await expect(marked).toBeVisible()
  await expectActing(page)
  await page.getByRole('link', { name: /^Mine favoritter/ }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expectAccessible(page)
  const isTaken = answered()
  await marked.click()
  await expect(page.getByRole('button', { name: 'Føj Hvalens Sang til favoritter' })).toBeVisible()
  await isTaken
  await page.reload()
  await expect(page.getByText('Du har ingen favoritter endnu')).toBeVisible()
})

test('[GAME-06] on a phone a tile opens a sheet with both ways to play and the figures', async ({
  browser,
}) => {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await goActing(page, '/spilleautomater?q=vikingernes+guld')
  await tiles(page).getByRole('link', { name: 'Vikingernes Guld', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Vikingernes Guld' })
  await expect(sheet).toContainText('96,2 %')
  await expect(sheet.getByRole('link', { name: 'Log ind', exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Spil for sjov' }).tap()
  await expect(page).toHaveURL('/spilleautomater/free/vikingernes-guld')
})

test('[FLT-61] a page with all that can be chosen is at most twice as long as one without', async ({
  request,
}) => {
  const plain = await (await request.get('/spilleautomater/alle-spil')).text()
  const boxes = plain.match(/<input[^>]+type="checkbox"[^>]*>/g) ?? []
  const chosen = boxes.map((box) =>
    ['name', 'value'].map((key) => new RegExp(` ${key}="([^"]*)"`).exec(box)?.[1] ?? ''),
  )
  expect(chosen.length).toBeGreaterThan(60)
  const query = new URLSearchParams(chosen)
  const full = await (await request.get(`/spilleautomater/alle-spil?${query}`)).text()
  const isShown = (key: string) => full.split(` ${key}=`).length - 1
  expect(isShown('checked')).toBe(chosen.length)
  expect(full.length).toBeLessThan(2 * plain.length)
})
