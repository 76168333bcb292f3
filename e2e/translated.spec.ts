import { expect, type Page, test } from '@playwright/test'
import { goActing } from './steps/page-start.ts'
import { headerBalance } from './steps/pay-by-card.ts'
import { registerPlayer } from './steps/register-player.ts'
import { depositOverHttp } from './steps/session.ts'

/** What browsers do: each text that may be translated becomes an element with another one. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = '[translate=no], script, style, noscript, title, head'
    const renew = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (!parent || parent.closest(`${left}, font`) || !text.data.trim()) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(`[${text.data}]`)
        text.replaceWith(outer)
      }
    }
    renew()
    new MutationObserver(renew).observe(document.body, { childList: true, subtree: true })
  })
  await expect(page.locator('font font').first()).toBeAttached()
}

test('[FLT-34] a page that the browser translates goes on: balance, clocks and ways on', async ({
  page,
}) => {
  await registerPlayer(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await goActing(page, '/nyheder')
  await followed
  await expect(headerBalance(page)).toHaveText(/^0/)
  await translate(page)
  const clock = page.locator('.s-strip .s-clock').first()
  const [balance, time] = [headerBalance(page), await clock.textContent()]
  await depositOverHttp(page, 200)
  await expect(balance).toHaveText(/^200(?:,00)?\skr\.$/)
  await expect(clock).not.toHaveText(time ?? '')
  // From page to page and back, with dialogs that come and go.
  await page.getByRole('banner').getByRole('link', { name: 'Jackpots' }).first().click()
  await expect(page).toHaveURL('/jackpots')
  await page.goBack()
  await expect(page).toHaveURL('/nyheder')
  await page.locator('a[href^="/nyheder/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})
