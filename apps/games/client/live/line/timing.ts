/** The clock and the timers of a page, so that a test turns them by hand. */
export interface Timing {
  /** Milliseconds since 1970 by the browser's own clock. */
  now(): number
  /** Runs `act` once, unless it is called off before by what is returned. */
  after(delayMs: number, act: () => void): () => void
}

export const browserTiming: Timing = {
  now: () => performance.timeOrigin + performance.now(),
  after(delayMs, act) {
    const timer = setTimeout(act, delayMs)
    return () => clearTimeout(timer)
  },
}
