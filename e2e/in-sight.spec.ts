import { startOwnWorld } from '@nordlys/testing/e2e/own-world'
import { expect, type Page, test } from '@playwright/test'
import { notHit } from './steps/hit-test.ts'
import { goActing } from './steps/page-start.ts'
import { registerPlayer } from './steps/register-player.ts'
import { stopClock } from './steps/still-clock.ts'
import { someOfEach, viewers } from './steps/viewers.ts'

/** One page of each kind; every page of all is looked at by `every-page.deep.test.ts`, by every viewer. */
const everybodys = [
  '/',
  '/spilleautomater',
  '/spilleautomater/money/vikingernes-guld',
  '/spilleautomater/matematik/vikingernes-guld',
  '/jackpots',
  '/bordspil',
  '/nyheder/vaskepanden',
  '/kampagner',
  '/kampagner/velkomstbonus',
  '/lp/spil/jackpots',
  '/kontaktos',
  '/unsubscribe',
  '/contents/rofus',
  '/her-er-intet',
]
const visitors = ['/log-ind', '/registrer']
const players = [
  '/quick-deposit',
  '/MobilePay',
  '/loginsuccess',
  '/min-konto/indbetal',
  '/min-konto/oversigt',
  '/min-konto/profil',
  '/min-konto/udbetal',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
  '/min-konto/kampagne',
  '/spilleautomater/mine-favoritter',
]

/** Where a page says something else to who is new, holds a pause or has closed their account. */
const changing = [
  '/',
  '/spilleautomater/money/vikingernes-guld',
  '/loginsuccess',
  '/min-konto/indbetal',
  '/min-konto/oversigt',
]

/** A player's header is another than a visitor's, and the same over each of everybody's pages. */
const everybodysOfPlayer = ['/', '/spilleautomater/money/vikingernes-guld', '/kampagner']

const pathsOf = {
  visitor: [...everybodys, ...visitors],
  player: [...everybodysOfPlayer, ...players],
  new: changing,
  paused: changing,
  excluded: changing,
  closed: changing,
}

test('[FLT-07][FLT-08] header, marks, clock and first control are hit on every kind of page', async ({
  browser,
}) => {
  await using world = await startOwnWorld('test-results/world-in-sight.log')
  const baseURL = world.urls.site
  const states = await someOfEach(world)
  const walks = viewers.map((viewer) =>
    notHit(browser, pathsOf[viewer], { baseURL, viewer, state: states[viewer] }),
  )
  expect((await Promise.all(walks)).flat()).toEqual([])
})

for (const [size, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`[FLT-08] marks, clock and time in session look the same under dialog and menu on ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await registerPlayer(page)
    await stopClock(page)
    await goActing(page, '/min-konto/begraensninger')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const before = await stripOf(page)
    await page.evaluate(openAnyDialog)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(before.equals(await stripOf(page))).toBe(true)
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Åbn menuen' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(before.equals(await stripOf(page))).toBe(true)
  })
}

/** The picture of the strip as it is shown at the top of the screen. */
async function stripOf(page: Page): Promise<Buffer> {
  const { width } = page.viewportSize() ?? { width: 0 }
  return page.screenshot({ clip: { x: 0, y: 0, width, height: 32 }, animations: 'disabled' })
}

/** One of the page's own dialogs, over whatever the page is. */
function openAnyDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog.n-dialog')?.showModal()
}
