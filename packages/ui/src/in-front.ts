/**
 * The things over the page that have the player's attention, as modal dialogs do. A game listens,
 * since it must hold meanwhile: it stakes nothing that nobody watches.
 */
export class InFront {
  readonly #things = new Set<symbol>()
  readonly #listeners = new Set<() => void>()

  get isAny(): boolean {
    return this.#things.size > 0
  }

  /** Lays something over the page; the answer takes it away. */
  put(): () => void {
    const thing = Symbol('in front')
    this.#change(() => this.#things.add(thing))
    return () => this.#change(() => this.#things.delete(thing))
  }

  /** Calls back when the first thing comes and when the last one goes; the answer ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(act: () => void): void {
    const before = this.isAny
    act()
    if (this.isAny === before) return
    for (const listener of this.#listeners) listener()
  }
}

/** Of this page. */
export const inFront = new InFront()
