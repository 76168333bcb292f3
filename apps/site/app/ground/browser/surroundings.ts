/** Time, as a watch needs it; a test brings its own. */
export interface WatchTime {
  nowMs(): number
  /** Calls back after so many milliseconds, once; the answer takes the wish back. */
  later(ms: number, act: () => void): () => void
}

export const browserTime: WatchTime = {
  nowMs: () => performance.now(),
  later(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
