import { logFailure } from '@nordlys/core'
import type { FastifyBaseLogger } from 'fastify'

type Work = () => Promise<void>

/**
 * Work that a party does by and by: repeats, late answers, queues. It comes due by itself, or all
 * at once by `flush`, so that a test never has to wait for it.
 */
export class Agenda {
  readonly #waiting = new Map<Work, NodeJS.Timeout | undefined>()
  readonly #end = new AbortController()
  readonly #running = new Set<Promise<void>>()
  readonly #logger: FastifyBaseLogger | undefined

  constructor(logger: FastifyBaseLogger | undefined) {
    this.#logger = logger
  }

  /** Runs `work` after `delayMs`, unless a flush comes first. */
  later(delayMs: number, work: Work): void {
    if (this.#end.signal.aborted) return
    const timer = setTimeout(() => {
      this.#waiting.delete(work)
      this.now(work)
    }, delayMs)
    timer.unref()
    this.#waiting.set(work, timer)
  }

  /** Keeps `work` until a flush. */
  onFlush(work: Work): void {
    this.#waiting.set(work, undefined)
  }

  /** Ends whatever waits inside running work when the sandbox closes. */
  get ending(): AbortSignal {
    return this.#end.signal
  }

  /** Starts `work` at once without keeping the caller. */
  now(work: Work): void {
    const run = work()
      .catch((error: unknown) => {
        if (this.#end.signal.aborted) return
        if (this.#logger) logFailure(this.#logger, error, 'work of a party failed')
      })
      .finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  /** Ends when all work that waits at this moment, and what is under way, is done. */
  async flush(): Promise<void> {
    const due = [...this.#waiting]
    this.#waiting.clear()
    for (const [work, timer] of due) {
      clearTimeout(timer)
      this.now(work)
    }
    await Promise.all(this.#running)
  }

  /** Forgets what waits. What runs runs on. */
  clear(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
  }

  async close(): Promise<void> {
    this.#end.abort()
    this.clear()
    await Promise.all(this.#running)
  }
}
