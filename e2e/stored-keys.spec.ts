import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openGame } from './steps/open-game.ts'
import { depositByCard } from './steps/pay-by-card.ts'
import { registerAtDeposit } from './steps/register-player.ts'

const policy = new URL(
  '../apps/platform/src/content/seed/pages/cookiepolitik.json',
  import.meta.url,
)

/** The names that the cookie policy tells of. */
function toldNames(): string[] {
  const { body }: { body: { rows?: { label: string }[] }[] } = JSON.parse(
    readFileSync(policy, 'utf8'),
  )
  return body.flatMap(({ rows = [] }) => rows.map(({ label }) => label))
}

/** Whatever our pages have left in the browser; a game's frame is let near no store at all. */
async function keptNames(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies(page.url())).map(({ name }) => name)
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...new Set([...cookies, ...stored])].sort()
}

test('[DATA-14] [REG-08] a browser keeps nothing that the cookie policy does not tell of', async ({
  page,
  context,
}) => {
  const told = toldNames()
  expect(told.length).toBeGreaterThan(15)
  await page.goto('/lp/spil/jackpots?btag=partner')
  await page.goto('/spilleautomater')
  await page.getByRole('link', { name: 'Kampagner' }).first().click()
  await expect(page).toHaveURL('/kampagner')
  const asVisitor = await keptNames(context, page)
  expect(asVisitor).toContain('landingPageCookie')
  expect(asVisitor.filter((name) => !told.includes(name))).toEqual([])
  await registerAtDeposit(page)
  await depositByCard(page, 100)
  await page.goto('/')
  await openGame(page, 'money')
  const asPlayer = await keptNames(context, page)
  expect(asPlayer).toEqual(
    expect.arrayContaining([
      '__Host-session',
      '_auth_token',
      '_acc_user_id',
      '_login_log_id',
      '_register_log_id',
    ]),
  )
  expect(asPlayer.filter((name) => !told.includes(name))).toEqual([])
})
