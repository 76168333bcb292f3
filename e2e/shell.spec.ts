import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
import { goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock } from './steps/still-clock.ts'

test('[HEAD-14] the menu opens, keeps the focus, and Esc gives it back', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Åbn menuen' })
  await open.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Udbetal' })).toHaveCount(0)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    // Past the last link the focus goes to the browser's own frame, never to the page behind.
    expect(await page.evaluate(isFocusBehindDialog)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'Spilleautomater' }).click()
  await expect(page).toHaveURL('/spilleautomater')
  await expect(menu).toBeHidden()
})

test('a button that is pressed before the page can act is pressed as soon as it can', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Åbn menuen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeHidden()
  arrived.resolve()
  await expect(menu).toBeVisible()
})

test('a button that is pressed in the moment the page begins to act is pressed', async ({
  page,
}) => {
  await page.addInitScript(pressAsItBegins, 'Åbn menuen')
  await goActing(page, '/')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a page that begins to act does not scroll away under what is being pressed', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 300 })
  await page.goto('/log-ind?lukket=ja', { waitUntil: 'commit' })
  const message = page.getByRole('status').filter({ hasText: 'Din spilkonto er lukket' })
  await expect(message).toBeInViewport()
  await page.mouse.move(100, 200)
  await page.mouse.wheel(0, 600)
  await expect(message).not.toBeInViewport()
  arrived.resolve()
  await expect(message).toBeFocused()
  await expect(message).not.toBeInViewport()
})

test('the keyboard walks through home in the order it is read, and one always sees where', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gå til indholdet' })).toBeFocused()
  const names: string[] = []
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(describeFocus))
      .toMatchObject({ isVisible: true, hasOutline: true })
    names.push((await page.evaluate(describeFocus)).name)
  }
  expect(names).toEqual([
    'StopSpillet 70 22 28 25',
    'ROFUS',
    'Tilladelse fra Spillemyndigheden',
    'Åbn menuen',
    'Til forsiden af Nordlys Casino',
    'Spilleautomater',
    'Live casino',
    'Jackpots',
    'Bordspil',
    'Kampagner',
    'Søg efter spil',
    'Log ind',
    'Opret konto',
    'Opret konto',
    'Se vilkår og regneeksempel',
    'Vis alle: Spilleautomater',
  ])
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/spilleautomater')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the clock goes, in Danish time, also where the browser is elsewhere', async ({ browser }) => {
  await using context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await stopClock(page)
  await goActing(page, '/')
  const clock = page.getByRole('complementary', { name: 'Myndigheder og hjælp' }).getByRole('time')
  await expect(clock).toContainText(/kl\. \d\d\.\d\d\.\d\d/)
  const first = await readClock(page)
  expect(first.shown).toBe(first.danish)
  await page.clock.runFor(2_000)
  await expect.poll(async () => (await readClock(page)).shown).not.toBe(first.shown)
})

test('[HEAD-02][HEAD-08] logged in, the header has the balance, the time in session and the way out', async ({
  page,
}) => {
  await registerPlayer(page)
  await stopClock(page)
  await goActing(page, '/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Samlet saldo' })).toContainText(
    /(?<![\d.,])0\skr\./,
  )
  await expect(banner.getByRole('link', { name: 'Indbetal' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Opret konto' })).toHaveCount(0)
  const strip = page.getByRole('complementary', { name: 'Myndigheder og hjælp' })
  await expect(strip).toContainText(/Logget ind i\s*00\.\d\d\.\d\d/)
  const session = async () => (await strip.textContent())?.match(/Logget ind i\s*([\d.]+)/)?.[1]
  const before = await session()
  await page.clock.runFor(2_000)
  await expect.poll(session).not.toBe(before)
  await page.getByRole('button', { name: 'Din konto' }).click()
  const menu = page.getByRole('dialog', { name: 'Freja' })
  await expect(menu.getByRole('link', { name: 'Udbetal' })).toBeVisible()
  await menu.getByRole('link', { name: 'Log ud' }).click()
  await expect(banner.getByRole('link', { name: 'Opret konto' })).toBeVisible()
})

test('on a phone the bar at the bottom leads everywhere, by targets one can hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: 'Spil', exact: true }).click()
  await expect(page).toHaveURL('/spilleautomater')
  await expect(bar.getByRole('link', { name: 'Spil', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('[HEAD-05] a page without header and footer names the licence once, on a phone, too', async ({
  page,
}) => {
  await registerPlayer(page)
  for (const path of [
    '/quick-deposit',
    '/MobilePay',
    '/MobilePayQuick',
    '/extpayment',
    '/loginsuccess',
  ]) {
    await page.goto(path)
    const licence = page.getByRole('link', { name: 'Tilladelse fra Spillemyndigheden' })
    for (const width of [320, 390, 800, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(licence.filter({ visible: true })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      // The card's frame has a main part of its own.
      if (width === 390 && path !== '/quick-deposit') await expectAccessible(page)
    }
  }
})

/** The strip's time beside what it should be: its own moment, written in Denmark. */
async function readClock(page: Page): Promise<{ shown: string; danish: string }> {
  const clock = page.getByRole('complementary', { name: 'Myndigheder og hjælp' }).getByRole('time')
  return clock.evaluate((time: HTMLTimeElement) => ({
    shown: time.textContent?.replace(/[^\d.]/g, '').replace(/^\./, '') ?? '',
    danish: new Date(time.dateTime)
      .toLocaleTimeString('da-DK', { timeZone: 'Europe/Copenhagen' })
      .replaceAll(':', '.'),
  }))
}

function isFocusBehindDialog(): boolean {
  const focused = document.activeElement
  return focused !== document.body && !focused?.closest('dialog')
}

function describeFocus(): { name: string; isVisible: boolean; hasOutline: boolean } {
  const focused = document.activeElement
  if (!focused) return { name: '', isVisible: false, hasOutline: false }
  const box = focused.getBoundingClientRect()
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '',
    isVisible: box.width > 0 && box.top >= -1 && box.bottom <= innerHeight + 1,
    hasOutline: getComputedStyle(focused).outlineStyle !== 'none',
  }
}

test('[FLT-63] a menu’s links are fetched as one comes near its button, and asked for again', async ({
  page,
}) => {
  let isCut = true
  const asked: string[] = []
  await page.route(/\/assets\/menu-[^/]*\.js/, async (route) => {
    asked.push(route.request().url())
    await (isCut ? route.abort() : route.continue())
  })
  await goActing(page, '/')
  expect(asked).toEqual([])
  const open = page.getByRole('button', { name: 'Åbn menuen' })
  const failed = page.waitForEvent('requestfailed')
  await open.hover()
  await failed
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('alert')).toContainText('Vi kan ikke få forbindelse til serveren.')
  await expectAccessible(page)
  isCut = false
  await menu.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(menu.getByRole('link', { name: 'Spilleautomater' })).toBeVisible()
  await expect(menu.getByRole('alert')).toHaveCount(0)
})

/** Presses a button when the page has been hydrated and its effects have still to run. */
function pressAsItBegins(name: string): void {
  let replay: () => void
  Object.defineProperty(window, '__replayClick', {
    set(given: () => void) {
      replay = given
    },
    get: () => () => {
      replay()
      const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
      queueMicrotask(() => button?.click())
    },
  })
}
