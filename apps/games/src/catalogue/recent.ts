/** The values used last, by name; the one unused longest goes when there is no more room. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(name: string, make: () => Value): Value {
    const value = this.#values.get(name) ?? make()
    // Moves it to the end of the map's order: the start is what was used longest ago.
    this.#values.delete(name)
    this.#values.set(name, value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break
      this.#values.delete(oldest)
    }
    return value
  }

  drop(name: string): void {
    this.#values.delete(name)
  }
}
