import type { Browser } from '@playwright/test'
import { median } from '../base/pairs.ts'
import { onSlowPhone } from './slow-phone.ts'
import { openStaticTwin } from './static-twin.ts'

export interface Paint {
  path: string
  /** Milliseconds until the largest thing was painted, the medians of the turns. */
  oursMs: number
  twinMs: number
  /** The median of the turns' ratios. */
  ratio: number
}

const turns = 5

/** The largest contentful paint of a page and of its static twin, in turn, on a slow phone and line. */
export async function measurePaint(browser: Browser, base: string, path: string): Promise<Paint> {
  const url = new URL(path, base).href
  await using twin = await openStaticTwin(browser, url)
  const ours: number[] = []
  const others: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    others.push(await largestPaint(browser, twin.url))
    ours.push(await largestPaint(browser, url))
  }
  const ratios = ours.map((ms, turn) => ms / (others[turn] ?? Number.NaN))
  return { path, oursMs: median(ours), twinMs: median(others), ratio: median(ratios) }
}

function largestPaint(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, { isSlowLine: true }, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    return page.evaluate(lastLargest)
  })
}

/** In the page. */
function lastLargest(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
