import { Chance } from '../kill/chance.ts'

/** Takes a call now, later or never: a process. */
export interface Taker {
  take(call: () => void): void
}

interface Due {
  readonly at: number
  readonly call: () => void
  /** Whose call it is: one of nobody's is the world's own. */
  readonly taker: Taker | undefined
  isStopped: boolean
}

const lastMax = 40
const begunAt = Date.UTC(2026, 10, 30, 19)

/**
 * Virtual time, and all that waits for it, one call after the other: the same seed gives the same run. The
 * first thing that must never happen is kept, with what came before it.
 */
export class World {
  readonly chance: Chance
  now = begunAt
  failure: string | undefined
  readonly counts = new Map<string, number>()
  readonly last: string[] = []
  #queue: Due[] = []

  constructor(seed: number) {
    this.chance = new Chance(`live ${seed}`, 'world')
  }

  /** Milliseconds from now; in the order asked for where several fall due at once. */
  after(ms: number, call: () => void, taker?: Taker): { stop(): void } {
    const due = { at: this.now + ms, call, taker, isStopped: false }
    const place = this.#queue.findLastIndex(({ at }) => at <= due.at)
    this.#queue.splice(place + 1, 0, due)
    return {
      stop: () => {
        due.isStopped = true
      },
    }
  }

  /** Runs all that falls due until then, or until something is wrong. */
  async runFor(ms: number): Promise<void> {
    const until = this.now + ms
    while (!this.failure) {
      const [due] = this.#queue
      if (!due || due.at > until) break
      this.#queue.shift()
      this.now = due.at
      const run = () => {
        if (!due.isStopped) due.call()
      }
      if (!due.taker) run()
      else {
        due.taker.take(run)
        // All promises that hang on the call are through before the next one.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    this.now = until
  }

  happens(percent: number): boolean {
    return this.chance.below(100) < percent
  }

  say(text: string): void {
    this.last.push(`${((this.now - begunAt) / 1_000).toString().padStart(8)} ${text}`)
    if (this.last.length > lastMax) this.last.shift()
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  fail(what: string): void {
    this.failure ??= [what, ...this.last].join('\n    ')
  }
}
