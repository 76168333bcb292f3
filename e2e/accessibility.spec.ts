import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'
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

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [390, 1440] as const) {
    test(`axe finds nothing at ${width} pixels in ${colorScheme}`, async ({ browser }) => {
      await using context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()
      for (const { name, path } of screens) {
        await test.step(name, async () => {
          await page.goto(path)
          if (path.includes('/free/')) await gameIn(page)
          // Otherwise it leads home by itself, perhaps while it is looked at.
          if (path === '/her-er-intet') await page.getByRole('button', { name: 'Bliv her' }).click()
          await expectAccessible(page)
        })
      }
    })
  }
}

test('every page has one main heading, one main part and a title of its own', async ({ page }) => {
  const titles = new Set<string>()
  for (const { path } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    titles.add(await page.title())
  }
  // The two ways to play one game share theirs.
  expect(titles.size).toBe(screens.length - 1)
})
