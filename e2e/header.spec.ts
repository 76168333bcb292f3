import { expect, type Page, test } from '@playwright/test'
import { expectActing, goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock } from './steps/still-clock.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const tablet = { width: 800, height: 900 }

test('[HEAD-10] news chosen on the news page closes the menu, scrolls up and reads page 1 anew', async ({
  page,
}) => {
  await goActing(page, '/nyheder?side=2')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await openMenu(page)
  const read = page.waitForRequest((request) => request.url().includes('/nyheder.data'))
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Nyheder' }).click()
  await read
  await expect(page).toHaveURL('/nyheder')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await openMenu(page)
  const again = page.waitForRequest((request) => request.url().includes('/nyheder.data'))
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Nyheder' }).click()
  await again
})

test('[HEAD-11] home is loaded whole from another page, but not when one goes back to it', async ({
  page,
}) => {
  await page.goto('/')
  await expectActing(page)
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).click()
  await expect(page).toHaveURL('/jackpots')
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).click()
  await expect(page).toHaveURL('/jackpots')
  expect(await isMarked(page)).toBe(true)
  const whole = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Til forsiden af Nordlys Casino' }).click()
  await whole
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(false)
})

test('[HEAD-12] the bar stands while a page is under way, from 200 ms on, and goes with its coming', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await goActing(page, '/jackpots')
  const gate = Promise.withResolvers<void>()
  await page.route('**/nyheder.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await openMenu(page)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Nyheder' }).click()
  const bar = page.getByRole('progressbar', { name: 'Siden indlæses' })
  await expect(bar).toBeAttached()
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.2s')
  gate.resolve()
  await expect(page).toHaveURL('/nyheder')
  await expect(bar).toHaveCount(0)
})

test('[HEAD-13] an open menu holds the page on phone and tablet; past 50 pixels the logo is fixed', async ({
  page,
}) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  await goActing(page, '/')
  for (const [size, held] of [
    [phone, 'hidden'],
    [tablet, 'hidden'],
    [desktop, 'visible'],
  ] as const) {
    await page.setViewportSize(size)
    await openMenu(page)
    expect(await overflow()).toBe(held)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  }
  const logo = page.getByRole('banner').getByRole('link', { name: 'Til forsiden' })
  await expect(logo).not.toHaveClass(/fixed-header/)
  await page.evaluate(scrollAndPaint, 50)
  await expect(logo).not.toHaveClass(/fixed-header/)
  await page.evaluate(scrollAndPaint, 51)
  await expect(logo).toHaveClass(/fixed-header/)
})

test('[HEAD-07][HEAD-08] a player is greeted by name, may transfer, and finds the whole account', async ({
  page,
}) => {
  await registerPlayer(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /^Velkommen(?: tilbage)?, Freja$/,
  )
  await expect(main).toContainText('Samlet saldo')
  await expect(main.getByRole('link', { name: 'Overfør' })).toHaveAttribute(
    'href',
    '/min-konto/overfoer',
  )
  await page.getByRole('button', { name: 'Din konto' }).click()
  const links = page.getByRole('dialog', { name: 'Freja' }).getByRole('link')
  await expect(links).toHaveText([
    'Profil',
    'Oversigt',
    'Indbetal',
    'Min kampagne',
    'Transaktioner',
    'Udbetal',
    'Begrænsninger',
    'Beskeder',
    'Klager',
    'Log ud',
  ])
})

test('[DATA-15] the banner of home is turned by hand and by keyboard, and then rests', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopClock(page)
  await page.goto('/')
  await expectActing(page)
  const banner = page.getByRole('region', { name: 'Aktuelt' })
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toContainText('1 af 2')
  await page.clock.runFor(10_500)
  await expect(banner).toContainText('2 af 2')
  await banner.getByRole('button', { name: 'Næste' }).click()
  await expect(banner).toContainText('1 af 2')
  await page.keyboard.press('ArrowLeft')
  await expect(banner).toContainText('2 af 2')
  await expect(banner.getByRole('heading', { name: 'Prøv først, og læs reglerne' })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(21_000)
  await expect(banner).toContainText('2 af 2')
})

test('[DATA-15] banners lie below the hero of home, and on the pages of slots and jackpots', async ({
  page,
}) => {
  for (const path of ['/', '/spilleautomater', '/jackpots']) {
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Aktuelt' })
    await expect(banner).toBeAttached()
    expect((await banner.boundingBox())?.y).toBeGreaterThan(500)
  }
})

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Åbn menuen' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

/** What listens to the scrolling has heard of it when the next picture but one is painted. */
async function scrollAndPaint(y: number): Promise<void> {
  scrollTo(0, y)
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
}

/** A page that is loaded whole has lost what the one before it knew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wasHereBefore' in window)
}
