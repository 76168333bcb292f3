import { expect, test } from '@playwright/test'

for (const width of [390, 1440]) {
  test(`[FLT-50] the first layout has the font, and nothing moves when it comes: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // A font that is asked for by itself may come at any time, or never.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(notePlaces)
    await page.goto('/')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // A busy machine may hydrate before it draws.
    await page.waitForFunction(() => window.placesOfTexts.size > 0)
    const { places, isInFont } = await page.evaluate(() => ({
      places: [...window.placesOfTexts],
      isInFont: [...document.fonts].some(
        ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
      ),
    }))
    expect(isInFont).toBe(true)
    expect(places).toHaveLength(1)
  })
}

declare global {
  interface Window {
    /** Where the first heading and the links over it stood, and how large, at each frame. */
    placesOfTexts: Set<string>
  }
}

/** Runs in the page, from its first frame on. */
function notePlaces(): void {
  window.placesOfTexts = new Set()
  const note = () => {
    const texts = [...document.querySelectorAll('h1, header a, .s-strip__sign')]
    const boxes = texts.map((text) => text.getBoundingClientRect())
    const places = boxes.map(({ left, top, width, height }) => [left, top, width, height].join(' '))
    // A frame before the whole page has come has not all of them.
    if (document.readyState !== 'loading') window.placesOfTexts.add(places.join(', '))
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
