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

/** The moments of a clock, but for one that is set back: they go on from the latest that was read. */
export class NeverBack {
  readonly #read: () => number
  #latest = Number.NEGATIVE_INFINITY
  #aheadMs = 0

  constructor(read: () => number) {
    this.#read = read
  }

  /** How far the clock was set back since the first moment. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  now(): number {
    const moment = this.#read() + this.#aheadMs
    if (moment < this.#latest) this.#aheadMs += this.#latest - moment
    this.#latest = Math.max(this.#latest, moment)
    return this.#latest
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
