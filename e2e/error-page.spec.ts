import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/expect-accessible.ts'

const missing = '/her-er-der-ingenting'

for (const [form, size, banner] of [
  ['narrow', { width: 390, height: 844 }, /\/art\/hero-mobile\./],
  ['wide', { width: 1440, height: 900 }, /\/art\/hero-desktop\./],
] as const) {
  test(`[SCREEN-08] the error page has a ${form} banner at ${size.width} pixels, logo, footer`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const answer = await page.goto(missing)
    expect(answer?.status()).toBe(404)
    // Or the page would lead home while it is looked at.
    await page.getByRole('button', { name: 'Bliv her' }).click()
    const logo = page.getByRole('banner').getByRole('link', { name: 'Til forsiden' })
    await expect(logo.filter({ visible: true })).toHaveCount(1)
    const scene = page.getByRole('main').locator('picture img')
    await expect(scene).toBeVisible()
    const shown = () => scene.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(shown).toMatch(banner)
    const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => scene.evaluate(isThere)).toBe(true)
    const code = page.getByRole('main').getByText('404', { exact: true })
    const [words, picture] = [await code.boundingBox(), await scene.boundingBox()]
    // The picture is as wide as the screen, and the number stands on it.
    expect(picture?.width).toBe(size.width)
    expect(words?.y).toBeGreaterThan(picture?.y ?? Number.POSITIVE_INFINITY)
    expect(words?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))

    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByText(/Nordlys/).filter({ visible: true })).not.toHaveCount(0)
    await expect(footer.getByText('StopSpillet').filter({ visible: true })).not.toHaveCount(0)
    await expect(footer.getByRole('link', { name: 'ROFUS' }).first()).toHaveAttribute(
      'href',
      /^https:\/\//,
    )
    await expect(footer.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    await expectAccessible(page)
  })
}
