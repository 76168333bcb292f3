/** Where every program reads the time. Tests hold one they can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at `start` and moves only on command, or runs on from an offset. */
export class TestClock implements Clock {
  #offsetMs: number
  readonly #frozenAt: number | undefined

  /** Without `start` it runs with the system's clock, `advance` adding to it. */
  constructor(start?: Date) {
    this.#frozenAt = start?.getTime()
    this.#offsetMs = 0
  }

  now(): Date {
    return new Date((this.#frozenAt ?? Date.now()) + this.#offsetMs)
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }) {
    const { days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = by
    this.#offsetMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms
  }
}

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** `at` moved by a length of elapsed time, never by the calendar. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
