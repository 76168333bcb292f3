import type { Volatility } from '@nordlys/game-math/base/definition-base'
import { evens, everyCoin } from '../shared/ladder.ts'
import type { Band } from '../shared/spec.ts'

/** The wilds of a game of ways. The first one is the commonest in free spins. */
export type WildSet = readonly NumberedWild[]

interface NumberedWild {
  /** What it multiplies a way by. */
  readonly number: number
  /** The reels that have it, in the base spin and in free spins. */
  readonly base: readonly number[]
  readonly free: readonly number[]
}

/** What chance may choose for a game of one class whose wilds have numbers. */
interface NumberedStyle {
  readonly sets: readonly WildSet[]
  /** Multipliers of free spins: with high numbers they are low, so that a round wins not too much. */
  readonly ladders: readonly (readonly number[])[]
  /** For three scatters, from and to. */
  readonly freeSpins: readonly [number, number]
  readonly maxFreeSpins: readonly number[]
  /** How much rarer the dearest symbols are on the strips than the cheapest. */
  readonly steep: Band
  /** Steep paytables need the smallest coins; all others are proven sooner without odd ones. */
  readonly coins: readonly number[]
}

const middle = [1, 2, 3]
const behind = [2, 3, 4]

const calm: NumberedStyle = {
  sets: [
    [everywhere(2, middle)],
    [everywhere(2, behind)],
    [everywhere(3, [2])],
    [everywhere(2, [1, 3]), everywhere(3, [2])],
    [only('base', 2, middle), only('free', 3, [2])],
    [everywhere(2, [1, 2]), everywhere(3, [3])],
  ],
  ladders: [[1], [2], [1, 1, 2]],
  freeSpins: [6, 9],
  maxFreeSpins: [16, 18, 20],
  steep: { least: 0.1, most: 0.25 },
  coins: evens,
}

const lively: NumberedStyle = {
  sets: [
    [everywhere(2, middle)],
    [everywhere(2, behind)],
    [everywhere(3, [2, 3])],
    [everywhere(5, [3])],
    [everywhere(2, behind), everywhere(3, [3])],
    [everywhere(2, [3, 4]), everywhere(3, [2])],
    [everywhere(3, [2]), everywhere(5, [3])],
    [everywhere(2, [2]), everywhere(3, [3]), everywhere(5, [4])],
    [{ number: 2, base: middle, free: [1, 3] }, only('free', 5, [2])],
    [everywhere(2, [2, 3]), only('free', 5, [4])],
  ],
  ladders: [[1], [2], [1, 2, 3], [1, 1, 2, 2, 3], [2, 2, 3]],
  freeSpins: [6, 9],
  maxFreeSpins: [16, 18, 20],
  steep: { least: 0.1, most: 0.3 },
  coins: evens,
}

const bold: NumberedStyle = {
  sets: [
    [everywhere(2, behind)],
    [everywhere(2, behind), everywhere(3, [3])],
    [everywhere(2, behind), only('base', 5, [3])],
    [everywhere(3, [2]), everywhere(5, [3])],
    [everywhere(3, [2, 3])],
    [everywhere(3, [3, 4])],
    [everywhere(5, [3])],
    [only('free', 2, behind), only('base', 5, [2, 3])],
    [only('free', 3, [2, 3]), only('base', 2, middle)],
  ],
  ladders: [[1], [2], [1, 1, 2]],
  freeSpins: [5, 7],
  maxFreeSpins: [14, 15, 16],
  steep: { least: 0.25, most: 0.6 },
  coins: everyCoin,
}

export const numberedStyles: Readonly<Record<Volatility, NumberedStyle>> = {
  low: calm,
  medium: lively,
  high: bold,
  'very-high': { ...bold, steep: { least: 0.4, most: 0.9 } },
}

function everywhere(number: number, reels: readonly number[]): NumberedWild {
  return { number, base: reels, free: reels }
}

function only(mode: 'base' | 'free', number: number, reels: readonly number[]): NumberedWild {
  return { number, base: [], free: [], [mode]: reels }
}
