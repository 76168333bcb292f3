/** The most answers that are delayed at once; any further one goes out without delay. */
const heldMax = 2_000

/**
 * Delays refusals, so that a client that retries in a loop is slowed down and costs nothing meanwhile.
 */
export class HeldBack {
  readonly #delayMs: number
  #held = 0

  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  async wait(): Promise<void> {
    if (this.#delayMs === 0 || this.#held >= heldMax) return
    this.#held += 1
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, this.#delayMs)
    await promise
    this.#held -= 1
  }
}
