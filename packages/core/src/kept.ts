import { after, type Clock } from './time.ts'

/** What was read a moment ago: read anew once in so many milliseconds, however many ask at once. */
export class Kept<T> {
  readonly #clock: Clock
  readonly #keptMs: number
  readonly #readAnew: (at: Date) => Promise<T>
  #value: { value: T; until: Date } | undefined
  #reading: Promise<T> | undefined

  constructor(clock: Clock, keptMs: number, readAnew: (at: Date) => Promise<T>) {
    this.#clock = clock
    this.#keptMs = keptMs
    this.#readAnew = readAnew
  }

  /** Rejects when the reading does; whoever asks after that reads anew. */
  async read(): Promise<T> {
    if (this.#value && this.#clock.now() < this.#value.until) return this.#value.value
    this.#reading ??= this.#begin()
    return this.#reading
  }

  /** Something has changed: whoever asks next reads anew, and a reading that was begun is not kept. */
  forget(): void {
    this.#value = undefined
    this.#reading = undefined
  }

  #begin(): Promise<T> {
    const at = this.#clock.now()
    const reading = this.#readAnew(at)
      .then((value) => {
        if (this.#reading === reading) this.#value = { value, until: after(at, this.#keptMs) }
        return value
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined
      })
    return reading
  }
}
