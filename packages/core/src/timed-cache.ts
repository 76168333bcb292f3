import { after, type Clock } from './time.ts'

/** A cached value. It is refreshed at most once every `ttlMs`; concurrent readers share one refresh. */
export class TimedCache<T> {
  readonly #clock: Clock
  readonly #ttlMs: number
  readonly #refresh: (at: Date) => Promise<T>
  #value: { value: T; until: Date } | undefined
  #refreshing: Promise<T> | undefined

  constructor(clock: Clock, ttlMs: number, refresh: (at: Date) => Promise<T>) {
    this.#clock = clock
    this.#ttlMs = ttlMs
    this.#refresh = refresh
  }

  /** Rejects when the refresh does; the next reader refreshes again. */
  async read(): Promise<T> {
    if (this.#value && this.#clock.now() < this.#value.until) return this.#value.value
    this.#refreshing ??= this.#beginRefresh()
    return this.#refreshing
  }

  /** Invalidates the value: the next reader refreshes it, and a refresh under way is not cached. */
  forget(): void {
    this.#value = undefined
    this.#refreshing = undefined
  }

  #beginRefresh(): Promise<T> {
    const at = this.#clock.now()
    const refreshing = this.#refresh(at)
      .then((value) => {
        if (this.#refreshing === refreshing) this.#value = { value, until: after(at, this.#ttlMs) }
        return value
      })
      .finally(() => {
        if (this.#refreshing === refreshing) this.#refreshing = undefined
      })
    return refreshing
  }
}
