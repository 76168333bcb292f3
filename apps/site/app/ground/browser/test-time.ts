import type { WatchTime } from './surroundings.ts'

/** Time that passes when a test says so, and lets promises go on in between. */
export class TestTime implements WatchTime {
  #nowMs = 0
  #wishes: { atMs: number; act: () => void }[] = []

  nowMs(): number {
    return this.#nowMs
  }

  later(ms: number, act: () => void): () => void {
    const wish = { atMs: this.#nowMs + ms, act }
    this.#wishes.push(wish)
    return () => {
      this.#wishes = this.#wishes.filter((each) => each !== wish)
    }
  }

  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms
    await settled()
    for (;;) {
      const [next] = this.#wishes.toSorted((a, b) => a.atMs - b.atMs)
      if (!next || next.atMs > endMs) break
      this.#wishes = this.#wishes.filter((each) => each !== next)
      this.#nowMs = next.atMs
      next.act()
      await settled()
    }
    this.#nowMs = endMs
  }
}

/** Lets everything that waits for nothing but a promise go on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
