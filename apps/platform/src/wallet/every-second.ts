import { type Clock, secondMs } from '@nordlys/core'

/** What was read a moment ago: read once a second, however many ask at once. */
export class EverySecond<T> {
  readonly #clock: Clock
  readonly #readAnew: (at: Date) => Promise<T>
  #value: { value: T; untilMs: number } | undefined
  #reading: Promise<T> | undefined

  constructor(clock: Clock, readAnew: (at: Date) => Promise<T>) {
    this.#clock = clock
    this.#readAnew = readAnew
  }

  async read(): Promise<T> {
    if (this.#value && this.#clock.now().getTime() < this.#value.untilMs) return this.#value.value
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Whoever asks next reads anew: something has changed. */
  forget(): void {
    this.#value = undefined
  }

  async #read(): Promise<T> {
    const at = this.#clock.now()
    const value = await this.#readAnew(at)
    this.#value = { value, untilMs: at.getTime() + secondMs }
    return value
  }
}
