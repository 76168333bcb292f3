/** A picture or film as the store gave it out. */
export interface Stored {
  etag: string
  type: string
  bytes: Buffer
}

/** Players of films ask for one part after the other; so many bytes are kept for them at the most. */
const bytesMax = 32 * 1_024 * 1_024

/** The films asked for last, so that one part of one costs the store no reading of the whole. */
export class FilmMemory {
  readonly #films = new Map<string, Stored>()
  #bytes = 0

  find(name: string): Stored | undefined {
    return this.#films.get(name)
  }

  keep(name: string, film: Stored): void {
    this.#forget(name)
    this.#films.set(name, film)
    this.#bytes += film.bytes.length
    for (const oldest of this.#films.keys()) {
      if (this.#bytes <= bytesMax) return
      this.#forget(oldest)
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#films.get(name)?.bytes.length ?? 0
    this.#films.delete(name)
  }
}
