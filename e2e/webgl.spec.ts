import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect, test } from '@playwright/test'

declare global {
  interface Window {
    drawCalls: number
  }
}

// What games look like is shown by this browser alone: one that drew them otherwise would prove nothing.
test('[GAME-01] the browser of these tests has WebGL 2, and a game draws its symbols with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.drawCalls = 0
    const { drawElements } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...call) {
      window.drawCalls += 1
      drawElements.apply(this, call)
    }
  })
  await page.goto(`${e2eAddresses().games}/play/vikingernes-guld?mode=free`)
  await expect(page.locator('.game:not([inert])')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.drawCalls)).toBeGreaterThan(0)
  // A canvas gives its one context again, and none of another kind than it was first asked for.
  const canvas = page.getByRole('img', { name: 'Hjulene' }).locator('canvas')
  const drawn = await canvas.evaluate((node: HTMLCanvasElement) => {
    const context = node.getContext('webgl2')
    return {
      isThere: context !== null,
      isLost: context?.isContextLost(),
      error: context?.getError(),
    }
  })
  expect(drawn).toEqual({ isThere: true, isLost: false, error: 0 })
})
