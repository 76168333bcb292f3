import type { PageMessage } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { FullScreen } from './full-screen.ts'

/** A document's screen, as far as full screen goes. */
class TestScreen extends EventTarget {
  fullscreenEnabled = true
  fullscreenElement: Element | null = null
  mayFill = true
  asked: string[] = []

  readonly documentElement = {
    requestFullscreen: async () => {
      this.asked.push('enter')
      if (!this.mayFill) throw new TypeError('no press')
      this.#become({} as Element)
    },
  }

  async exitFullscreen(): Promise<void> {
    this.asked.push('leave')
    this.#become(null)
  }

  #become(element: Element | null): void {
    this.fullscreenElement = element
    this.dispatchEvent(new Event('fullscreenchange'))
  }
}

function follow(change: Partial<TestScreen> = {}) {
  const screen = Object.assign(new TestScreen(), change)
  const told: PageMessage['type'][] = []
  const fullScreen = new FullScreen(screen, ({ type }) => told.push(type))
  const end = new AbortController()
  fullScreen.follow(end.signal)
  return { screen, told, fullScreen, end }
}

test('[FLT-56] the page fills the screen for its game, and asking twice is asking once', () => {
  const { screen, told, fullScreen } = follow()
  fullScreen.tell()
  fullScreen.heed({ type: 'full-screen-wanted' })
  fullScreen.heed({ type: 'full-screen-wanted' })
  expect(screen.asked).toEqual(['enter'])
  expect(told).toEqual(['screen-not-full', 'screen-full'])
  fullScreen.heed({ type: 'full-screen-unwanted' })
  fullScreen.heed({ type: 'full-screen-unwanted' })
  expect(screen.asked).toEqual(['enter', 'leave'])
  expect(told).toEqual(['screen-not-full', 'screen-full', 'screen-not-full'])
})

test('[FLT-56] a way out that the browser offers is told to the game, until the game is gone', async () => {
  const { screen, told, fullScreen, end } = follow()
  fullScreen.heed({ type: 'full-screen-wanted' })
  await screen.exitFullscreen()
  expect(told).toEqual(['screen-full', 'screen-not-full'])
  end.abort()
  fullScreen.heed({ type: 'full-screen-wanted' })
  expect(told).toHaveLength(2)
})

test('[FLT-56] a browser that will not fill the screen leaves the button as it was', async () => {
  const { told, fullScreen } = follow({ mayFill: false })
  fullScreen.heed({ type: 'full-screen-wanted' })
  await expect.poll(() => told).toEqual(['screen-not-full'])
})

test('[FLT-56] where nothing can fill the screen no game is told of it, nor asked for it', () => {
  const { screen, told, fullScreen } = follow({ fullscreenEnabled: false })
  fullScreen.tell()
  fullScreen.heed({ type: 'full-screen-wanted' })
  expect({ told, asked: screen.asked }).toEqual({ told: [], asked: [] })
})

test('[FLT-56] other words of a game leave the screen alone', () => {
  const { screen, fullScreen } = follow()
  fullScreen.heed({ type: 'ready' })
  fullScreen.heed({ type: 'round-settled' })
  expect(screen.asked).toEqual([])
})
