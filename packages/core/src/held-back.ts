/** So many answers may be held at once; any further one goes out at once. */
const heldMax = 2_000

/** Holds refusals back for a moment, so that who asks in a loop asks slowly and costs nothing. */
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
