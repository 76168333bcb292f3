import { expect, test } from '@playwright/test'

for (const width of [390, 1440]) {
  test(`[FLT-50] the first layout has the font, and nothing moves when it comes: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // A font that is asked for by itself may come at any time, or never.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(noteHeadings)
    await page.goto('/')
    await expect(page.locator('html[data-acts]')).toBeAttached()
    const { heights, isInFont } = await page.evaluate(() => ({
      heights: [...window.headingHeights],
      isInFont: [...document.fonts].some(
        ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
      ),
    }))
    expect(isInFont).toBe(true)
    expect(heights).toHaveLength(1)
  })
}

declare global {
  interface Window {
    /** Each place the first heading was shown at, and its size. */
    headingHeights: Set<string>
  }
}

/** Runs in the page, from its first frame on. */
function noteHeadings(): void {
  window.headingHeights = new Set()
  const note = () => {
    const box = document.querySelector('h1')?.getBoundingClientRect()
    if (box && document.body) window.headingHeights.add(`${box.top} ${box.width} ${box.height}`)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
