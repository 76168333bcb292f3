import type { Clock } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'

/** NemKonto's own time from a moment of the clock on: so much ahead of it, or standing still. */
export interface Stretch {
  clockMs: number
  ownMs: number
  isHeld: boolean
}

/** NemKonto's own time: the clock's, but it can be held still and pushed on. */
export class Pace {
  readonly #clock: Clock
  readonly #stepMs: number
  readonly #kept: KeptMap<Stretch>
  #stretches: Stretch[]

  constructor(clock: Clock, stepMs: number, kept: KeptMap<Stretch>) {
    this.#clock = clock
    this.#stepMs = stepMs
    this.#kept = kept
    this.#stretches = kept.values()
  }

  now(): Date {
    const last = this.#stretches.at(-1)
    const clockMs = this.#clock.now().getTime()
    return new Date(last ? ownTimeIn(last, clockMs) : clockMs)
  }

  hold(): void {
    this.#begin(true)
  }

  release(): void {
    this.#begin(false)
  }

  /** Pushes every payment one step on. */
  advance(): void {
    this.#begin(this.#stretches.at(-1)?.isHeld ?? false, this.#stepMs)
  }

  /** How many steps have passed since `start`, a moment of this time. */
  stepsSince(start: Date): number {
    return Math.floor((this.now().getTime() - start.getTime()) / this.#stepMs)
  }

  /** The clock's time at which the step after `start`, a moment of this time, came. */
  momentOfStep(start: Date, step: number): Date {
    const wantedMs = start.getTime() + step * this.#stepMs
    const place = this.#stretches.findIndex(
      ({ ownMs, isHeld }, at) =>
        ownMs >= wantedMs || (!isHeld && ownTimeBefore(this.#stretches, at + 1) >= wantedMs),
    )
    const stretch = this.#stretches[place]
    const isFirst = place === 0 && stretch !== undefined && wantedMs < stretch.clockMs
    if (!stretch || isFirst) return new Date(wantedMs)
    return new Date(stretch.clockMs + Math.max(0, wantedMs - stretch.ownMs))
  }

  reset(): void {
    this.#stretches = []
    this.#kept.clear()
  }

  #begin(isHeld: boolean, pushMs = 0): void {
    const clockMs = this.#clock.now().getTime()
    const stretch = { clockMs, ownMs: this.now().getTime() + pushMs, isHeld }
    this.#kept.keep(String(this.#stretches.length), stretch)
    this.#stretches.push(stretch)
  }
}

function ownTimeIn({ clockMs, ownMs, isHeld }: Stretch, atMs: number): number {
  return isHeld ? ownMs : ownMs + atMs - clockMs
}

/** How far this time had come when the stretch began; the last has no end. */
function ownTimeBefore(stretches: readonly Stretch[], at: number): number {
  const [before, next] = [stretches[at - 1], stretches[at]]
  return before && next ? ownTimeIn(before, next.clockMs) : Number.POSITIVE_INFINITY
}
