import { createHash } from 'node:crypto'
import { invariant } from '@nordlys/core'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'

/** The choices of the generator: the same seed text gives the same ones on every machine. */
export interface Chance {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** Evenly between two numbers, in 4096 steps. */
  between(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  shuffled<T>(values: readonly T[]): T[]
}

export function chanceOf(seed: string): Chance {
  const rng = seededRng(Uint8Array.from(createHash('sha256').update(seed).digest()))
  const whole = (from: number, to: number) => from + rng.below(to - from + 1)
  return {
    whole,
    between: (from, to) => from + ((to - from) * whole(0, 4096)) / 4096,
    pick<T>(from: readonly T[]): T {
      invariant(from.length > 0, 'a choice of nothing')
      const [picked] = from.slice(whole(0, from.length - 1))
      invariant(picked !== undefined, 'a choice outside its values')
      return picked
    },
    shuffled<T>(values: readonly T[]): T[] {
      return values
        .map((value) => ({ value, place: rng.u32() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value)
    },
  }
}
