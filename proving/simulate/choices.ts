import { createHash } from 'node:crypto'
import type { Random } from '@nordlys/core'

/** Chance that is the same for the same seed and purpose (sfc32 on a SHA-256 of both). */
export class SeededRandom implements Random {
  readonly #state: Uint32Array

  constructor(seed: number, purpose: string) {
    const digest = createHash('sha256').update(`${seed} ${purpose}`).digest()
    this.#state = Uint32Array.from([0, 4, 8, 12], (offset) => digest.readUInt32LE(offset))
  }

  next(): number {
    const state = this.#state
    const [a = 0, b = 0, c = 0, count = 0] = state
    const drawn = (a + b + count) >>> 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + drawn
    state[3] = count + 1
    return drawn
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.next() >>> 24)
  }
}

/**
 * Every choice of a run, in order. A run is repeated by its choices; a list that is cut short goes on
 * with zeros, and zero is always the choice in which least happens: so a failing run can be made
 * smaller without knowing what its choices meant.
 */
export class Choices {
  readonly made: number[] = []
  readonly #draw: (place: number) => number

  private constructor(draw: (place: number) => number) {
    this.#draw = draw
  }

  static of(seed: number): Choices {
    const random = new SeededRandom(seed, 'choices')
    return new Choices(() => random.next())
  }

  static again(made: readonly number[]): Choices {
    return new Choices((place) => made[place] ?? 0)
  }

  /** A whole number from zero to below `count`. */
  below(count: number): number {
    const drawn = this.#draw(this.made.length) % count
    this.made.push(drawn)
    return drawn
  }

  /** True this often of a hundred times; never when choices have run out. */
  happens(percent: number): boolean {
    return this.below(100) >= 100 - percent
  }

  /** One of several, each as often as its weight says; the first when choices have run out. */
  weighted<T>(options: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.below(options.reduce((total, [weight]) => total + weight, 0))
    for (const [weight, value] of options) {
      if (left < weight) return value
      left -= weight
    }
    throw new Error('nothing to choose from')
  }

  pick<T>(options: readonly T[]): T {
    return this.weighted(options.map((option) => [1, option] as const))
  }
}
