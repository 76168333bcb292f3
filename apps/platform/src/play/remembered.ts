const knownMax = 50_000

/**
 * A cache of values that never change once written, so that a value found once is true for ever.
 * Oldest out first: the cache is a convenience, the database the truth. A value that was not found
 * is looked for again.
 */
export class Remembered<Value> {
  readonly #known = new Map<string, Value>()

  async get<Found extends Value | undefined>(
    name: string,
    find: () => Promise<Found>,
  ): Promise<Found | Value> {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const found = await find()
    if (found !== undefined) this.#keep(name, found)
    return found
  }

  #keep(name: string, found: Value): void {
    if (this.#known.size >= knownMax) {
      const oldest = this.#known.keys().next().value
      if (oldest !== undefined) this.#known.delete(oldest)
    }
    this.#known.set(name, found)
  }
}
