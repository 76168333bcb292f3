import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@nordlys/core'

/** Time as an owner needs it; a simulation brings one of its own. */
export interface LiveTime {
  /** Milliseconds since 1970, for moments that others see. */
  now(): number
  /** Milliseconds that never jump, for how long a lease still holds. */
  monotonic(): number
  wait(ms: number): Promise<unknown>
  /** Calls back once, unless it is stopped before. */
  later(ms: number, call: () => void): { stop(): void }
}

/** The same moments, but for a clock that is set back: they go on from the latest that was read. */
export function neverBack(now: () => number): () => number {
  let [latest, ahead] = [Number.NEGATIVE_INFINITY, 0]
  return () => {
    const read = now() + ahead
    if (read < latest) ahead += latest - read
    latest = Math.max(latest, read)
    return latest
  }
}

/** Calls back again and again, until it is stopped. */
export function every(time: LiveTime, ms: number, call: () => void): { stop(): void } {
  const again = () => {
    timer = time.later(ms, again)
    call()
  }
  let timer = time.later(ms, again)
  return { stop: () => timer.stop() }
}

export const systemTime: LiveTime = {
  now: () => systemClock.now().getTime(),
  monotonic: () => performance.now(),
  wait: (ms) => wait(ms),
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return { stop: () => clearTimeout(timer) }
  },
}
