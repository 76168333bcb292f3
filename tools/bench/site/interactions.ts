import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { median } from '../base/pairs.ts'
import { onSlowPhone } from './slow-phone.ts'

export interface Interaction {
  name: string
  /** From the press to the next frame, the median of the turns. */
  ms: number
}

interface Wish {
  name: string
  path: string
  isPlayer?: boolean
  act: (page: Page) => Promise<void>
}

const turns = 5
const settleMs = 1_500

const wishes: readonly Wish[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Åbn menuen' }).click(),
  },
  {
    name: 'search',
    path: '/spilleautomater',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Søg efter spil' }).focus()
      await page.keyboard.press('k')
    },
  },
  {
    name: 'favourite',
    path: '/spilleautomater',
    isPlayer: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^(?:Føj|Fjern) .+ (?:til|fra) favoritter$/ })
        .first()
        .click(),
  },
  {
    name: 'dialog',
    path: '/spilleautomater',
    act: (page) => page.getByRole('article').first().getByRole('link').first().click(),
  },
]

/** How long a phone with a slow processor takes to answer a press. */
export async function measureInteractions(
  browser: Browser,
  base: string,
  player: BrowserContextOptions['storageState'],
): Promise<Interaction[]> {
  const measured: Interaction[] = []
  for (const { name, path, isPlayer, act } of wishes) {
    const waits: number[] = []
    const wish = { isSlowLine: false, ...(isPlayer && { state: player }) }
    for (let turn = 0; turn < turns; turn += 1) {
      waits.push(
        await onSlowPhone(browser, wish, async (page) => {
          await page.goto(new URL(path, base).href, { waitUntil: 'load' })
          await page.waitForTimeout(settleMs)
          await page.evaluate(watchEvents)
          await act(page)
          await page.waitForTimeout(settleMs)
          return page.evaluate(longestEvent)
        }),
      )
    }
    measured.push({ name, ms: median(waits) })
  }
  return measured
}

/** In the page: what a person did from now on, and how long until the screen had changed. */
function watchEvents(): void {
  const longest = { ms: 0 }
  const wish = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        longest.ms = Math.max(longest.ms, entry.duration)
      }
    }
  }).observe(wish)
  Object.assign(window, { longestEvent: longest })
}

/** In the page. */
function longestEvent(): number {
  return (window as unknown as { longestEvent: { ms: number } }).longestEvent.ms
}
