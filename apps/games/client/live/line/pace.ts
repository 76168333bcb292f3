import type { Timing } from './timing.ts'

/** At most five messages a second. */
const gapMs = 200

/** Spaces what is sent: of several wishes within a gap the last one is done at its end. */
export class Pace {
  readonly #timing: Timing
  #lastMs = Number.NEGATIVE_INFINITY
  #wish: (() => void) | undefined
  #callOff: (() => void) | undefined

  constructor(timing: Timing) {
    this.#timing = timing
  }

  /** At once where the gap is over; else at its end, or at `byMs` of the browser's clock. */
  run(wish: () => void, byMs = Number.POSITIVE_INFINITY): void {
    this.#wish = wish
    const now = this.#timing.now()
    const waitMs = Math.min(this.#lastMs + gapMs, Math.max(byMs, now)) - now
    if (waitMs <= 0) this.flush()
    else this.#callOff ??= this.#timing.after(waitMs, () => this.flush())
  }

  /** Does what waits now. */
  flush(): void {
    const wish = this.#wish
    this.drop()
    if (!wish) return
    this.#lastMs = this.#timing.now()
    wish()
  }

  /** Leaves the wish that waits undone. */
  drop(): void {
    this.#callOff?.()
    this.#callOff = undefined
    this.#wish = undefined
  }
}
