import { expect, type Page } from '@playwright/test'

/** What a document may move by itself, all its shifts together; the measure is the browser's own. */
const shiftMost = 0.02

interface Shift {
  /** The document it happened in: its address, and when it was opened. */
  of: string
  value: number
  /** How what moved begins. */
  moved: string
}

export interface ShiftWatch {
  /** Each document that was opened so far has stood still until its first input. */
  expectStill(): Promise<void>
  /** The document that is open counts no more, nor do those before it. */
  forget(): Promise<void>
}

/**
 * Watches all that this page opens from now on. What answers an input may move what is below it; the
 * standard allows half a second for that, which a busy machine does not keep, so that a document is
 * watched until its first press or key. A change of the viewport's size counts as an input.
 */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  const seen: Shift[] = []
  await page.exposeFunction('noteShift', (shift: Shift) => seen.push(shift))
  await page.addInitScript(observeShifts)
  const isForgotten = new Set<string>()
  // What the browser has measured and not yet told comes with it.
  const takeRest = async () => {
    const { of, shifts } = await page.evaluate(() => window.takeShifts())
    seen.push(...shifts)
    return of
  }
  return {
    async forget() {
      isForgotten.add(await takeRest())
      seen.length = 0
    },
    async expectStill() {
      await takeRest()
      const sums = new Map<string, number>()
      for (const { of, value } of seen) sums.set(of, (sums.get(of) ?? 0) + value)
      const moves = ({ of }: Shift) => !isForgotten.has(of) && (sums.get(of) ?? 0) > shiftMost
      expect(seen.filter(moves)).toEqual([])
    },
  }
}

declare global {
  interface Window {
    noteShift: (shift: Shift) => Promise<void>
    takeShifts: () => { of: string; shifts: Shift[] }
  }
}

function observeShifts(): void {
  if (window.top !== window) return
  let inputAt = Number.POSITIVE_INFINITY
  for (const input of ['pointerdown', 'keydown']) {
    addEventListener(input, () => (inputAt = Math.min(inputAt, performance.now())), true)
  }
  const of = `${location.pathname}${location.search} (${performance.timeOrigin})`
  const read = (entries: readonly PerformanceEntry[]): Shift[] =>
    (entries as (PerformanceEntry & LayoutShift)[])
      .filter(({ startTime, hadRecentInput }) => !hadRecentInput && startTime < inputAt)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 80))
        return { of, value, moved: moved.join(' and ') }
      })
  const observer = new PerformanceObserver((list) => {
    for (const shift of read(list.getEntries())) window.noteShift(shift)
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  window.takeShifts = () => ({ of, shifts: read(observer.takeRecords()) })
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node | null }[]
}
