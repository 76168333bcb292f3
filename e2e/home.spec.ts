import { expect, type Page, test } from '@playwright/test'
import { countShifts } from './steps/shifts.ts'
import { stopClock } from './steps/still-clock.ts'

const widths = [320, 390, 800, 1440, 1920] as const
const missing = '/spilleautomater/vikinge-guld/her-er-intet'

test('every picture on home is there, and every link of ours leads somewhere', async ({ page }) => {
  await page.goto('/')
  const pictures = page.getByRole('main').locator('img')
  // All at once, also those that are asked for only when they come near.
  const missingOnes = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => {
      for (const picture of all) picture.loading = 'eager'
      return all.filter(({ naturalWidth }) => naturalWidth <= 100).map(({ src }) => src)
    })
  expect(await pictures.count()).toBeGreaterThan(40)
  await expect.poll(missingOnes).toEqual([])
  // The pages of the games have a test of their own, which opens every one of them.
  const ofGames = /^\/(spilleautomater\/(money|free)\/|log-ind\?)/
  for (const path of (await ownLinks(page)).filter((one) => !ofGames.test(one))) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
  }
})

for (const width of widths) {
  test(`home stands still and fits at ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await page.addInitScript(countShifts)
    await expectStill(page)
  })
}

for (const path of ['/', '/spilleautomater', '/jackpots']) {
  test(`what is out of sight takes the room it will need: ${path}`, async ({ browser }) => {
    await using phone = await browser.newContext({ isMobile: true, hasTouch: true })
    const page = await phone.newPage()
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 844 })
      // Anew each time: a tile that was once laid out is remembered as large as it was.
      await page.goto(path)
      const { before, after } = await page.evaluate(heightsOfTiles)
      expect(before.length).toBeGreaterThan(0)
      for (const [place, height] of before.entries()) {
        expect(Math.abs(height - (after[place] ?? 0))).toBeLessThan(0.5)
      }
    }
  })
}

test('the bar below stands where it will, also while a browser has read but its first icon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  const placeOfIcon = () => bar.locator('svg').first().boundingBox()
  await page.goto('/')
  const whole = await placeOfIcon()
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const begin = html.indexOf('s-bottom-bar')
    await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('</svg>', begin)) })
  })
  await page.goto('/')
  await expect(bar.locator('svg')).toHaveCount(1)
  expect(await placeOfIcon()).toEqual(whole)
})

test('[ROUTE-24][SCREEN-08] a missing page says its path and leads home, unless told not to', async ({
  page,
}) => {
  await stopClock(page)
  const answer = await page.goto(missing)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi kan ikke finde siden')
  await expect(page.getByText(`Siden blev ikke fundet: ${missing}`)).toBeVisible()
  await page.getByRole('button', { name: 'Bliv her' }).click()
  await expect(page.getByText('Du bliver på siden.')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(missing)
  await page.reload()
  await expect(page.getByText(/^Du kommer til forsiden om \d+ sekunder\.$/)).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL('/', { timeout: 100 })
  }).toPass()
})

test('[FLT-84] a missing page stands still on a phone when ten seconds become nine', async ({
  page,
}) => {
  await stopClock(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(missing)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByText('om 10 sekunder')).toBeVisible()
  const before = await heading.boundingBox()
  await page.clock.runFor(1_000)
  await expect(page.getByText('om 9 sekunder')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

for (const path of ['/', '/spilleautomater', missing]) {
  test(`${path} comes with a strict policy and no header that tells too much`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self' '(nonce|sha256)-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
}

test('a page for a browser with a session cookie is kept nowhere', async ({ request }) => {
  for (const path of ['/', '/spilleautomater']) {
    const cookie = '__Host-session=no-such-secret; _auth_token=no-such-handle'
    const answer = await request.get(path, { headers: { cookie } })
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(answer.headers()).not.toHaveProperty('etag')
  }
})

async function ownLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs)]
}

async function expectStill(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('time')).toBeVisible()
  expect(await page.evaluate(sidewaysPixels)).toBe(0)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
}

function sidewaysPixels(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Of rows and grids of games: before the page has settled, and when all of it is laid out. */
function heightsOfTiles() {
  const { dataset } = document.documentElement
  const all = Array.from(document.querySelectorAll<HTMLElement>('.s-rail, .s-tile-grid'))
  const heights = () => all.map((each) => each.getBoundingClientRect().height)
  delete dataset.idle
  const before = heights()
  for (const tile of all.flatMap(({ children }) => Array.from(children) as HTMLElement[])) {
    tile.style.contentVisibility = 'visible'
  }
  return { before, after: heights() }
}
