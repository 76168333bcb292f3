import { SeededRandom } from '../simulate/choices.ts'

/** Chance of a made-up player: the same for the same seed and number. */
export class Chance extends SeededRandom {
  constructor(seed: number, player: number) {
    super(seed, `player ${player}`)
  }

  /** From 0 to below 1. */
  part(): number {
    return this.next() / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + this.part() * (high - low)
  }

  /** True this often of a hundred times. */
  happens(percent: number): boolean {
    return this.part() * 100 < percent
  }

  /** A whole number with this mean: its own two neighbours, or more of what is rare. */
  about(mean: number): number {
    const whole = Math.floor(mean)
    return whole + (this.happens((mean - whole) * 100) ? 1 : 0)
  }

  /** A factor around 1, as often its half as its double. */
  swing(): number {
    return 2 ** (this.between(-1, 1) * this.part())
  }
}
