import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible, expectColoursAccessible } from './steps/expect-accessible.ts'
import { gameIn } from './steps/open-game.ts'

const screens = [
  { name: 'home', path: '/' },
  { name: 'the list', path: '/spilleautomater' },
  { name: 'the jackpots', path: '/jackpots' },
  { name: 'the credits', path: '/billedkilder' },
  { name: 'the figures of a game', path: '/spilleautomater/matematik/vikingernes-guld' },
  { name: 'a game before logging in', path: '/spilleautomater/money/vikingernes-guld' },
  { name: 'a game for fun', path: '/spilleautomater/free/vikingernes-guld' },
  { name: 'a missing page', path: '/her-er-intet' },
] as const

for (const { name, path } of screens) {
  test(`axe finds nothing on ${name}, narrow and wide, dark and light`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    if (path.includes('/free/')) await gameIn(page)
    // Otherwise it leads home by itself, perhaps while it is looked at.
    if (path === '/her-er-intet') await page.getByRole('button', { name: 'Bliv her' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await test.step(`${width} pixels, dark`, () => expectAccessible(page))
      await page.emulateMedia({ colorScheme: 'light' })
      await test.step(`${width} pixels, light`, () => expectColoursAccessible(page))
    }
  })
}

test('every page has one main heading, one main part and a title of its own', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const { path } of screens) {
    const html = await htmlOf(request, path)
    expect([path, count(html, /<h1[\s>]/g), count(html, /<main[\s>]/g)]).toEqual([path, 1, 1])
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? 'no title')
  }
  // The two ways to play one game share theirs.
  expect(titles.size).toBe(screens.length - 1)
})

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

function count(html: string, tag: RegExp): number {
  return html.match(tag)?.length ?? 0
}
