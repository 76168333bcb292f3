import { minuteMs } from '@nordlys/core'
import { type OwnWorld, startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import {
  type ContentRow,
  putContent,
  readContentValue,
  removeContent,
  shownAfter,
} from './steps/content.ts'
import { shownOf } from './steps/notice-of.ts'
import { expectActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock } from './steps/still-clock.ts'

test.use({ colorScheme: 'dark' })

// What the content store says is changed here, so this world is nobody else's.
test.describe.configure({ mode: 'serial' })

let world: OwnWorld

test.beforeAll(async () => {
  world = await startOwnWorld('test-results/world-layouts.log')
})

test.afterAll(async () => {
  await world[Symbol.asyncDispose]()
})

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const tablet = { width: 800, height: 900 }

test('[HEAD-01][HEAD-03][HEAD-04][DATA-09] zones, links and clock follow the layout', async ({
  page,
}) => {
  const header = await readLayout('layout_header')
  await publish({
    kind: 'layout',
    id: 'layout_header',
    value: {
      ...header,
      mainSite: '/casino-aarhus',
      clock: { form: 'clock', timeZone: 'Europe/Amsterdam' },
      md: { start: ['top_logo'], center: [], end: ['register', 'menu'], bottomMenu: true },
    },
  })
  await page.setViewportSize(desktop)
  const banner = page.getByRole('banner')
  await open(page, '/')
  await expect(banner.getByRole('link', { name: 'Til hovedsiden' })).toHaveAttribute(
    'href',
    '/casino-aarhus',
  )
  await expect(banner.getByRole('link', { name: 'Til forsiden' })).toBeHidden()
  await expect(banner.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d\d$/)
  await expect(page.getByRole('navigation', { name: 'Flere sider' })).toBeHidden()
  await page.setViewportSize(tablet)
  await expect(banner.getByRole('link', { name: 'Til forsiden' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Log ind' })).toBeHidden()
  const register = await banner.getByRole('link', { name: 'Opret konto' }).first().boundingBox()
  const menu = await banner.getByRole('button', { name: 'Åbn menuen' }).boundingBox()
  expect(menu?.x).toBeGreaterThan(register?.x ?? Number.POSITIVE_INFINITY)
  await expect(page.getByRole('navigation', { name: 'Flere sider' })).toBeVisible()
  await page.setViewportSize(phone)
  await expect(banner.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/')
  await expect(banner.getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('[HEAD-09] the static menu has four items, the logo, and four items', async ({ page }) => {
  const menu = await readLayout('layout_menu')
  await publish({
    kind: 'layout',
    id: 'layout_menu',
    value: { ...menu, xl: { form: 'static' } },
  })
  await page.setViewportSize(desktop)
  const nav = page.getByRole('navigation', { name: 'Hovedmenu' })
  await open(page, '/')
  await expect(nav.getByRole('link')).toHaveCount(9)
  const names = await nav
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    )
  expect(names.slice(0, 5)).toEqual([
    'Spilleautomater',
    'Live casino',
    'Jackpots',
    'Bordspil',
    'Til hovedsiden',
  ])
  expect(names).toHaveLength(9)
  await expect(page.getByRole('button', { name: 'Åbn menuen' })).toBeHidden()
})

test('[HEAD-14][DATA-08] an item shows on its devices alone, and only to whom it is for', async ({
  page,
}) => {
  const item = await readContentValue(world.databaseUrl, { kind: 'menu', id: 'about' })
  const account = await readContentValue(world.databaseUrl, { kind: 'menu', id: 'contact' })
  await publish(
    { kind: 'menu', id: 'about', value: { ...item, text: 'Hvem vi er', showOnDevice: ['mobile'] } },
    { kind: 'menu', id: 'contact', value: { ...account, authRequired: true } },
  )
  await page.setViewportSize(phone)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open(page, '/')
  await page.getByRole('button', { name: 'Åbn menuen' }).click()
  await expect(menu.getByRole('link', { name: 'Hvem vi er' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kontakt os' })).toHaveCount(0)
  await page.setViewportSize(tablet)
  await expect(menu.getByRole('link', { name: 'Hvem vi er' })).toBeHidden()
})

test('[HEAD-05] a slot game has the header when it is set to be used in play', async ({ page }) => {
  const game = '/spilleautomater/free/vikingernes-guld'
  await open(page, game)
  await expectActing(page)
  await expect(page.getByRole('link', { name: 'Log ind' })).toHaveCount(0)
  const header = await readLayout('layout_header')
  await publish({
    kind: 'layout',
    id: 'layout_header',
    value: { ...header, useInPlayGames: true },
  })
  await open(page, game)
  await expect(page.getByRole('link', { name: 'Log ind' })).toBeVisible()
})

test('[HEAD-04] set to a timer, the header counts how long a player has been logged in', async ({
  browser,
}) => {
  const header = await readLayout('layout_header')
  await publish({
    kind: 'layout',
    id: 'layout_header',
    value: { ...header, clock: { form: 'timer', timeZone: 'Europe/Copenhagen' } },
  })
  await using context = await browser.newContext({
    baseURL: world.urls.site,
    viewport: desktop,
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  await registerPlayer(page)
  const timer = page.getByRole('banner').locator('.s-header__clock')
  await stopClock(page)
  await open(page, '/min-konto/oversigt')
  await expect(timer).toHaveText(/Logget ind i\s*\d\d\.\d\d\.\d\d$/)
  await expectActing(page)
  const seconds = async () => {
    const [hour = 0, minute = 0, second = 0] = [
      ...((await timer.innerText()).match(/\d\d(?=\.|$)/g) ?? []),
    ].map(Number)
    return hour * 3_600 + minute * 60 + second
  }
  const before = await seconds()
  await page.clock.runFor(2_000)
  await expect.poll(seconds).toBeGreaterThan(before)
  await world.advance(5 * minuteMs)
  await page.reload()
  await expect.poll(seconds).toBeGreaterThanOrEqual(300)
  await publish({ kind: 'layout', id: 'layout_header', value: header })
})

test('[HEAD-06] the wallpaper may be one colour', async ({ page }) => {
  const wallpaper = await readContentValue(world.databaseUrl, { kind: 'images', id: 'wallpaper' })
  const value = { ...wallpaper, form: 'colour', colour: '#123456' }
  await publish({ kind: 'images', id: 'wallpaper', value })
  await page.setViewportSize(desktop)
  const ground = page.locator('.s-wallpaper')
  await open(page, '/jackpots')
  await expect(ground).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(ground.locator('img')).toHaveCount(0)
  const box = await ground.boundingBox()
  expect(box?.width).toBe(desktop.width)
  expect(box?.height).toBeGreaterThan(100)
})

test('[HEAD-06] the wallpaper changes every ten seconds, rests when told, and fits the screen', async ({
  page,
}) => {
  const wallpaper = await readContentValue(world.databaseUrl, { kind: 'images', id: 'wallpaper' })
  const bySize = (small: string, large: string) => ({
    ...{ url_xs: store(small), url_sm: store(small), url_md: store(small) },
    ...{ url_lg: store(large), url_xl: store(large), url_xxl: store(large) },
  })
  const slides = [
    bySize('tema-rummet.webp', 'nordlys.webp'),
    bySize('tema-dybhavet.webp', 'tema-savannen.webp'),
  ]
  await publish({
    kind: 'images',
    id: 'wallpaper',
    value: { ...wallpaper, form: 'carousel', slides },
  })
  await page.setViewportSize(desktop)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopClock(page)
  const shown = page.locator('.s-wallpaper [data-shown="true"] img')
  await open(page, '/jackpots')
  await expect(shown).toHaveCount(1)
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('/billeder/nordlys.webp')
  await expectActing(page)
  await page.clock.runFor(10_500)
  await expect.poll(source).toContain('/billeder/tema-savannen.webp')
  await page.getByRole('button', { name: 'Sæt på pause' }).first().click()
  await page.clock.runFor(21_000)
  await expect.poll(source).toContain('/billeder/tema-savannen.webp')
  await page.setViewportSize(phone)
  await expect.poll(source).toContain('/billeder/tema-dybhavet.webp')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/jackpots')
  await expectActing(page)
  await page.clock.runFor(21_000)
  await expect.poll(source).toContain('/billeder/tema-rummet.webp')
})

test('[DATA-12] a style of the store colours buttons everywhere and fields where they are', async ({
  page,
}) => {
  await publish(
    {
      kind: 'button',
      id: 'btn_primary_background',
      value: { name: 'btn_primary_background', value: '#ff8800' },
    },
    {
      kind: 'input',
      id: 'reg_field_background',
      value: { name: 'reg_field_background', value: '#112233' },
    },
  )
  const button = page.getByRole('banner').getByRole('link', { name: 'Opret konto' }).first()
  await open(page, '/')
  await expect(button).toHaveCSS('background-color', 'rgb(255, 136, 0)')
  await open(page, '/registrer')
  await page.getByRole('button', { name: 'Fortsæt uden bonus' }).click()
  const box = page.locator('.n-field__box').first()
  await expect(box).toHaveCSS('background-color', 'rgb(17, 34, 51)')
})

test('[DATA-15] a film stands as a banner and goes when it is asked to', async ({ request }) => {
  await publish({
    kind: 'banner',
    id: 'jackpots-alle',
    value: {
      id: 'jackpots-alle',
      place: 'jackpots',
      segments: ['Guests'],
      kind: 'Video Banner',
      video: 'store://images/film.mp4',
      poster: { image: store('tema-rummet.webp'), alt: 'Planet med ringe' },
      title: 'Sådan falder en jackpot',
      text: 'Se det på et minut.',
      terms: 'Kun for spillere, der er fyldt 18 år.',
      button: { text: 'Læs mere', address: '/nyheder' },
    },
  })
  const html = shownOf(await (await request.get(`${world.urls.site}/jackpots`)).text())
  const [, banner = ''] = html.split('aria-label="Sådan falder en jackpot"')
  expect(banner).toMatch(/<video(?=[^>]*poster="\/billeder\/tema-rummet\.webp")[^>]*preload="none"/)
  expect(banner).toContain('Afspil video')
  expect(banner).toContain('Kun for spillere, der er fyldt 18 år.')
})

test('[HEAD-16][DATA-10] a footer column has text, links and logos, and its share of twelve', async ({
  page,
}) => {
  const pictures = Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].map((size) => [`url_${size}`, store('nordlys.webp')]),
  )
  const partners = {
    id: 'partnere',
    header: 'Vi arbejder sammen med',
    details: 'Læs om [vores partnere](/contents/om-os).',
    links: [{ linkName: 'Testhuset', url: 'https://www.example.com', newTab: true }],
    logos: [{ link: '/contents/rofus', alt: 'Testhusets mærke', img: pictures }],
    use_in_grid: 12,
  }
  await publish({ kind: 'footer', id: partners.id, value: partners })
  await page.setViewportSize(desktop)
  const footer = page.getByRole('contentinfo')
  const column = footer.getByRole('navigation', { name: partners.header })
  await open(page, '/')
  await expect(column).toBeVisible()
  await expect(column).toContainText('Læs om vores partnere.')
  await expect(column.getByRole('link', { name: 'vores partnere' })).toHaveAttribute(
    'href',
    '/contents/om-os',
  )
  await expect(column.getByRole('link', { name: 'Testhuset' }).first()).toHaveAttribute(
    'target',
    '_blank',
  )
  const logo = column.getByRole('link', { name: partners.logos[0]?.alt ?? '' })
  await expect(logo).toHaveAttribute('href', '/contents/rofus')
  await expect(logo.getByRole('img')).toHaveAttribute('src', '/billeder/nordlys.webp')
  const games = footer.getByRole('navigation', { name: 'Spil', exact: true })
  const [wide, narrow] = [await column.boundingBox(), await games.boundingBox()]
  // Six columns of two twelfths fill the row, but for the five gaps of 24 pixels between them.
  expect(Math.abs((narrow?.width ?? 0) * 6 + 5 * 24 - (wide?.width ?? 0))).toBeLessThan(1)
})

test('[DATA-09][DATA-12] without layouts, pictures and styles the header is what it always was', async ({
  page,
}) => {
  await shownAfter(world.urls.site, () =>
    removeContent(world.databaseUrl, ['layout', 'images', 'button', 'input']),
  )
  await page.setViewportSize(desktop)
  const banner = page.getByRole('banner')
  const drawnLogo = banner
    .getByRole('link', { name: 'Til forsiden' })
    .filter({ hasText: 'Nordlys' })
  await open(page, '/')
  await expect(drawnLogo).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Åbn menuen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link')).toHaveCount(5)
  await expect(banner.getByRole('link', { name: 'Opret konto' })).toHaveCSS(
    'background-color',
    'rgb(59, 227, 168)',
  )
})

function readLayout(id: string): Promise<Record<string, unknown>> {
  return readContentValue(world.databaseUrl, { kind: 'layout', id })
}

function store(image: string): string {
  return `store://images/${image}`
}

/** Changes the content, and waits until the site shows it. */
function publish(...rows: ContentRow[]): Promise<void> {
  return shownAfter(world.urls.site, () => putContent(world.databaseUrl, ...rows))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(world.urls.site + path)
}
