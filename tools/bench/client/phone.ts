import { devices, type Locator, type Page } from '@playwright/test'

/** A phone of the middling kind: its screen and its touch, not its pace. */
export const phone = devices['Pixel 7']

/** Slow 4G: bytes a second and milliseconds a round trip. */
export const slow4g = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 }

export function spinButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Spin', exact: true })
}

/** In the page: milliseconds since the navigation when a spin can be pressed. */
export function readyToSpin(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const game = document.querySelector('.game')
      const isReady = game && !(game.closest('[inert]') instanceof HTMLElement)
      if (isReady) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}
