import { backOffMs } from '../../ground/browser/back-off.ts'
import type { WatchTime } from '../../ground/browser/surroundings.ts'

/** As much of an `EventSource` as keeping one open takes. */
export interface Source {
  readonly readyState: number
  close(): void
  addEventListener(kind: 'open' | 'error', act: () => void): void
}

/** `EventSource.CLOSED`: it will not be opened again by the browser. */
const closedState = 2

export interface ConnectionSurroundings {
  time: WatchTime
  open(): Source
}

/**
 * A stream that stays open while it is wanted. The browser itself opens one again whose connection broke;
 * one that was answered with an error it gives up for good, and that is opened here, less and less
 * often. [FLT-57]
 */
export class EventConnection {
  readonly #around: ConnectionSurroundings
  #source: Source | undefined
  #failures = 0
  #cancelNext: (() => void) | undefined

  constructor(around: ConnectionSurroundings) {
    this.#around = around
  }

  /** Open, or about to be: wanted twice is wanted once. */
  want(): void {
    if (!this.#source && !this.#cancelNext) this.#open()
  }

  /** A new request is tried at once; failures stay counted, so the next wait is no shorter. */
  drop(): void {
    this.#cancelNext?.()
    this.#cancelNext = undefined
    this.#source?.close()
    this.#source = undefined
  }

  #open(): void {
    this.#cancelNext = undefined
    const source = this.#around.open()
    this.#source = source
    source.addEventListener('open', () => {
      this.#failures = 0
    })
    source.addEventListener('error', () => {
      if (source !== this.#source || source.readyState !== closedState) return
      this.#source = undefined
      this.#failures += 1
      this.#cancelNext = this.#around.time.later(backOffMs(this.#failures), () => this.#open())
    })
  }
}
