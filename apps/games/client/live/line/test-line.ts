import type { LiveAsk } from '@nordlys/contracts'
import type { Timing } from './timing.ts'
import type { LineEnd, Transport } from './transport.ts'

/** A clock and timers that a test turns by hand. */
export class HandTiming implements Timing {
  #now = 0
  #waiting: { at: number; act: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(delayMs: number, act: () => void): () => void {
    const each = { at: this.#now + delayMs, act }
    this.#waiting.push(each)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== each)
    }
  }

  /** Time passes, and what falls due is done at its moment. */
  pass(lengthMs: number): void {
    const until = this.#now + lengthMs
    for (;;) {
      const [next] = this.#waiting.toSorted((a, b) => a.at - b.at)
      if (!next || next.at > until) break
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = next.at
      next.act()
    }
    this.#now = until
  }
}

/** The lines that a client opened, the server's ends of which a test holds. */
export class HandTransport implements Transport {
  readonly lines: { end: LineEnd; asked: LiveAsk[]; isClosed: boolean }[] = []

  open(end: LineEnd) {
    const line = { end, asked: [] as LiveAsk[], isClosed: false }
    this.lines.push(line)
    return {
      ask: (ask: LiveAsk) => void line.asked.push(ask),
      close: () => {
        line.isClosed = true
      },
    }
  }

  get last() {
    const line = this.lines.at(-1)
    if (!line) throw new Error('no line was opened')
    return line
  }

  /** The server tells something on the line that is open. */
  tell(...told: readonly object[]): void {
    for (const each of told) this.last.end.message(JSON.stringify(each))
  }
}

/** The whole state of a table in which 15 seconds are left to bet. */
export const state = {
  ...{ type: 'state', epoch: 1, n: 7, round: 12, phase: 'betting', endsAt: 15_000, now: 0 },
  ...{ table: 'faelles-roulette', definitionHash: 'ab', latest: [{ number: 17 }, { number: 0 }] },
} as const
