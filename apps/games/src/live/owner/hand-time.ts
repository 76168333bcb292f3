import { TestClock } from '@nordlys/core'
import type { LiveTime } from './live-time.ts'

/** Time that moves by hand, for owners and the wallet alike; leases last through all of it. */
export class HandTime implements LiveTime {
  readonly clock: TestClock
  #timers: { at: number; call: () => void }[] = []
  constructor(clock = new TestClock(new Date('2026-11-30T19:00:00Z'))) {
    this.clock = clock
  }

  now = () => this.clock.now().getTime()
  /** How long the process itself has slept, by which its lease runs out. */
  sleptMs = 0
  monotonic = () => this.sleptMs

  /** Whether a wait is over at once, as for another answer that was lost, or by hand, too. */
  doWaitsPass = true

  wait(ms: number): Promise<unknown> {
    return new Promise<void>((resolve) => {
      if (this.doWaitsPass) setImmediate(resolve)
      else this.later(ms, resolve)
    })
  }

  later(ms: number, call: () => void) {
    const timer = { at: this.now() + ms, call }
    this.#timers.push(timer)
    return {
      stop: () => {
        this.#timers = this.#timers.filter((each) => each !== timer)
      },
    }
  }

  advance(ms: number): void {
    this.clock.advance({ ms })
    const due = this.#timers.filter(({ at }) => at <= this.now())
    this.#timers = this.#timers.filter(({ at }) => at > this.now())
    for (const { call } of due) call()
  }
}
