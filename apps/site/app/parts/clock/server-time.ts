import { checkedAnswer, isMoment, objectOf, secondMs } from '@nordlys/core'

const isTime = objectOf({ now: isMoment })

/**
 * Counts on from what the server said, by the browser's steady timer: the player's own clock may be
 * wrong or be moved. It asks again when the page comes back into view, since sleep stops the timer.
 */
export class ServerTime {
  /** The page's own time; the first drawing in the browser must equal the server's. */
  readonly firstMs: number | undefined
  #offsetMs: number | undefined
  #nowMs: number | undefined
  readonly #listeners = new Set<() => void>()

  constructor(told: Date | undefined) {
    this.firstMs = told?.getTime()
    this.#nowMs = this.firstMs
    this.#offsetMs = this.firstMs === undefined ? undefined : this.firstMs - performance.now()
  }

  get nowMs(): number | undefined {
    return this.#nowMs
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Starts ticking; the answer stops it. */
  start(): () => void {
    const tick = setInterval(() => this.#tick(), secondMs)
    const ask = () => {
      if (document.visibilityState === 'visible') void this.#ask()
    }
    document.addEventListener('visibilitychange', ask)
    if (this.#offsetMs === undefined) ask()
    return () => {
      clearInterval(tick)
      document.removeEventListener('visibilitychange', ask)
    }
  }

  async #ask() {
    const askedAt = performance.now()
    const response = await fetch('/api/clock').catch(() => undefined)
    if (!response?.ok) return
    const answer = await checkedAnswer(response, isTime)
    if (!answer) return
    // The answer left the server half a round trip ago.
    const half = (performance.now() - askedAt) / 2
    this.#offsetMs = Date.parse(answer.now) + half - performance.now()
    this.#tick()
  }

  #tick() {
    if (this.#offsetMs === undefined) return
    this.#nowMs = Math.floor((performance.now() + this.#offsetMs) / secondMs) * secondMs
    for (const listener of this.#listeners) listener()
  }
}
