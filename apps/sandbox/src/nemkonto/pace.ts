import type { Clock } from '@nordlys/core'

/** NemKonto's own time: the clock's, but it can be held still and pushed on. */
export class Pace {
  readonly #clock: Clock
  readonly #stepMs: number
  #heldAtMs: number | undefined
  #shiftMs = 0

  constructor(clock: Clock, stepMs: number) {
    this.#clock = clock
    this.#stepMs = stepMs
  }

  now(): Date {
    return new Date((this.#heldAtMs ?? this.#clock.now().getTime()) + this.#shiftMs)
  }

  hold(): void {
    this.#heldAtMs ??= this.#clock.now().getTime()
  }

  release(): void {
    if (this.#heldAtMs === undefined) return
    this.#shiftMs -= this.#clock.now().getTime() - this.#heldAtMs
    this.#heldAtMs = undefined
  }

  /** Pushes every payment one step on. */
  advance(): void {
    this.#shiftMs += this.#stepMs
  }

  /** How many steps have passed since `start`, a moment of this time. */
  stepsSince(start: Date): number {
    return Math.floor((this.now().getTime() - start.getTime()) / this.#stepMs)
  }

  /** The clock's time at which the step after `start` came, as nearly as can be told. */
  momentOfStep(start: Date, step: number): Date {
    return new Date(start.getTime() + step * this.#stepMs)
  }

  reset(): void {
    this.#heldAtMs = undefined
    this.#shiftMs = 0
  }
}
