import { expect, type Page, test } from '@playwright/test'
import { openGame } from './steps/open-game.ts'
import { registerPlayer } from './steps/register-player.ts'

test('[FLT-56] full screen shows game, clock, time in session and marks, and a dialog over them', async ({
  page,
}) => {
  await registerPlayer(page)
  const { frame, spin } = await openGame(page, 'free')
  const [enter, leave] = ['Fuld skærm', 'Forlad fuld skærm'].map((name) =>
    frame.getByRole('button', { name, exact: true }),
  ) as [typeof spin, typeof spin]

  await enter.click()
  await expect(leave).toBeVisible()
  expect(await filled(page)).toBe('HTML')
  // The frame's document and the bar take the screen's size a moment after the button has changed.
  await expect.poll(() => page.evaluate(missed)).toEqual([])
  // Nor can the frame fill the screen alone, right after a press.
  const alone = frame.locator('html').evaluate((html) => html.requestFullscreen())
  await expect(alone).rejects.toThrow(/TypeError/)

  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await filled(page)).toBe('HTML')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // As the browser's own key does, which no test can press.
  await page.evaluate(() => document.exitFullscreen())
  await expect(enter).toBeVisible()
  await enter.click()
  await leave.click()
  await expect(enter).toBeVisible()
  expect(await filled(page)).toBeUndefined()

  await enter.click()
  await expect(leave).toBeVisible()
  await page.locator('.s-game-bar__back').click()
  await expect(page).not.toHaveURL(/free/)
  await expect.poll(() => filled(page)).toBeUndefined()
})

test('[FLT-56][FLT-06] a page whose script comes after the game is told by it all the same', async ({
  page,
}) => {
  const shown = Promise.withResolvers<void>()
  const isOfPage = ({ pathname }: URL) => /^\/assets\/.+\.js$/.test(pathname)
  await page.route(isOfPage, async (route) => {
    await shown.promise
    await route.continue()
  })
  // Scripts that are late hold the load back, too.
  await page.goto('/spilleautomater/free/vikingernes-guld', { waitUntil: 'commit' })
  const game = page.frameLocator('iframe[title$=", spillevindue"]')
  await expect(game.locator('.game:not([inert])')).toBeAttached()
  shown.resolve()
  await expect(game.getByRole('button', { name: 'Fuld skærm', exact: true })).toBeVisible()
})

function filled(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.fullscreenElement?.tagName)
}

/** What must be in sight the whole time and is not what a finger would meet there. Runs in the page. */
function missed(): string[] {
  const kept = ['time', '.s-clock:not(time)', '.s-age-mark', 'a[href^="tel:"]', 'iframe']
  return kept.filter((selector) => {
    const shown = [...document.querySelectorAll(`.s-game ${selector}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    return !shown.some(({ element, box }) => {
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })
}
