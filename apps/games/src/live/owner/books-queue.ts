import { logFailure } from '@nordlys/core'
import type { Logger } from 'pino'
import type { LiveTime } from './live-time.ts'

/** Messages under way at once, of all tables: spins keep their share of the wallet. */
const atOnceMax = 3
const againMs = 500

interface Parts {
  readonly time: LiveTime
  readonly logger: Logger
}

/** The messages of live tables to the wallet. (LV6) */
export class BooksQueue {
  readonly #parts: Parts
  #free = atOnceMax
  readonly #waiting: (() => void)[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** In its turn, each time that it is asked. */
  async ask(isWanted: () => boolean, ask: () => Promise<unknown>): Promise<void> {
    await this.until(isWanted, () => this.#inTurn(ask))
  }

  /** Again after a while when the wallet does not answer, until the answer is not wanted any more. */
  async until(isWanted: () => boolean, ask: () => Promise<unknown>): Promise<void> {
    while (isWanted()) {
      try {
        await ask()
        return
      } catch (error) {
        logFailure(this.#parts.logger, error, 'slips of a live round were not answered')
      }
      await this.#parts.time.wait(againMs)
    }
  }

  async #inTurn(ask: () => Promise<unknown>): Promise<void> {
    await this.#take()
    try {
      await ask()
    } finally {
      this.#give()
    }
  }

  async #take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
