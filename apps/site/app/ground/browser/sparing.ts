import type { WatchTime } from './surroundings.ts'

/**
 * Acts at a call, and then once in so many milliseconds at most: of calls that come in between, one is acted
 * on when that time is over, so that the last of them is never lost. `stop` takes back what waits.
 */
export function sparing(
  act: () => void,
  { everyMs, time }: { everyMs: number; time: WatchTime },
): { call(): void; stop(): void } {
  let actedAtMs = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  const now = () => {
    cancel = undefined
    actedAtMs = time.nowMs()
    act()
  }
  return {
    call() {
      const waitMs = actedAtMs + everyMs - time.nowMs()
      if (waitMs <= 0) now()
      else cancel ??= time.later(waitMs, now)
    },
    stop() {
      cancel?.()
    },
  }
}
