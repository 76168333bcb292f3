import { required } from '@nordlys/core'
import type { Browser, Page } from '@playwright/test'

const categories = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline']

/** The work of a page's main thread, in milliseconds of processor time. */
export interface MainThread {
  /** Work of a frame and of all tasks since the one before: 95 of 100 are at most this. */
  readonly frameMs: number
  readonly longestTaskMs: number
  readonly frames: number
}

/** The trace's events, as the browser writes them: times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of the processor's own time: waiting and what others do is not in it. */
  readonly tdur?: number
}

/** What the page's main thread does during this work. */
export async function tracedWhile(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories })
  await work()
  return mainThreadOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
}

/** Reads the trace of one page. Crashes when it shows no frames. */
function mainThreadOf(traceEvents: readonly TraceEvent[]): MainThread {
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame')
  const { pid, tid } = required(busiest(frames), 'a frame in the trace')
  const begun = frames.filter((event) => event.pid === pid && event.tid === tid)
  const tasks = traceEvents
    .filter((event) => event.pid === pid && event.tid === tid)
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts)
  const work: number[] = []
  let [sinceLast, longest] = [0, 0]
  for (const { ts, dur = 0, tdur: workedFor = dur } of tasks) {
    longest = Math.max(longest, workedFor)
    sinceLast += workedFor
    // A frame ends with the one task in which all that had asked for it are called.
    if (!begun.some((frame) => frame.ts >= ts && frame.ts < ts + dur)) continue
    work.push(sinceLast)
    sinceLast = 0
  }
  const sorted = work.toSorted((a, b) => a - b)
  return {
    frameMs: (sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0) / 1000,
    longestTaskMs: longest / 1000,
    frames: work.length,
  }
}

function busiest(events: readonly TraceEvent[]): TraceEvent | undefined {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  return [...threads.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]
}
