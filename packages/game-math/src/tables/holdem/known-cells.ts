import type { Fraction } from '../../prove/fraction.ts'

/** Cells whose totals two methods have counted over all boards: in antes, of `endsPerCell`. */
export const knownCells = [
  { player: [0, 5], flop: [20, 34, 47], total: -1_887_645 },
  { player: [48, 44], flop: [40, 1, 6], total: 116_392 },
  { player: [13, 26], flop: [24, 25, 3], total: 3_900_030 },
]

/** What comes back of an ante when every hand is called. Proven in `test:deep`. */
export const returnedByCalling: Fraction = {
  numerator: 320_207_728_297n,
  denominator: 347_672_625_300n,
}
