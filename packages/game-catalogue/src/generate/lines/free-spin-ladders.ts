import type { LinesDefinition } from '@nordlys/game-math/mechanics/lines/definition'
import type { Chance } from '../shared/chance.ts'
import { openCapBets } from '../shared/open-definition.ts'

/** Free spins whose multiplier rises, before chance has told how many there are. */
export interface FreeSpinLadder {
  readonly multipliers: readonly number[]
  /** Free spins of three scatters, from and to; four and five give one or two more each. */
  readonly ofThree: readonly [number, number]
  /** Of a round: the longer the last multiplier lasts, the larger is the largest win. */
  readonly maxFreeSpins: readonly number[]
  /** The largest win multiplies by wilds too. */
  readonly wildMultipliers: readonly number[]
}

/** What chance chooses from for games of the lowest class, and for all others. */
export interface FreeSpinLadders {
  readonly calm: readonly FreeSpinLadder[]
  readonly lively: readonly FreeSpinLadder[]
}

const [plain, doubled] = [[1], [1, 1, 2]]

/** Long and slow, late, or short and steep: a ladder whose last step is high ends soon. */
export const linesLadders: FreeSpinLadders = {
  calm: [
    {
      multipliers: [1, 1, 1, 1, 2, 2, 2, 2, 2, 3],
      ofThree: [10, 11],
      maxFreeSpins: [16, 18],
      wildMultipliers: doubled,
    },
    {
      multipliers: [1, 1, 1, 2],
      ofThree: [7, 9],
      maxFreeSpins: [14, 15],
      wildMultipliers: doubled,
    },
    {
      multipliers: [1, 1, 2, 2, 3],
      ofThree: [6, 8],
      maxFreeSpins: [12, 14],
      wildMultipliers: doubled,
    },
    { multipliers: [2, 2, 2, 3], ofThree: [5, 7], maxFreeSpins: [11, 12], wildMultipliers: plain },
    { multipliers: [1, 2, 3, 4], ofThree: [4, 5], maxFreeSpins: [9, 10], wildMultipliers: plain },
  ],
  lively: [
    {
      multipliers: [1, 1, 1, 1, 2, 2, 2, 2, 3],
      ofThree: [9, 10],
      maxFreeSpins: [14, 15],
      wildMultipliers: plain,
    },
    { multipliers: [1, 2, 3], ofThree: [6, 8], maxFreeSpins: [12], wildMultipliers: doubled },
    { multipliers: [2, 2, 3, 3, 4], ofThree: [5, 6], maxFreeSpins: [10], wildMultipliers: plain },
    { multipliers: [1, 1, 2, 3, 5], ofThree: [5, 5], maxFreeSpins: [9], wildMultipliers: doubled },
    {
      multipliers: [1, 1, 1, 1, 1, 5],
      ofThree: [6, 6],
      maxFreeSpins: [10],
      wildMultipliers: plain,
    },
    { multipliers: [1, 2, 3, 4, 5], ofThree: [5, 5], maxFreeSpins: [9], wildMultipliers: plain },
    { multipliers: [2, 3, 5], ofThree: [4, 4], maxFreeSpins: [8], wildMultipliers: plain },
    { multipliers: [1, 2, 4, 8], ofThree: [4, 4], maxFreeSpins: [8], wildMultipliers: plain },
  ],
}

/** How many free spins a ladder has and how many a round may give. */
export function drawLadderSpins(
  { multipliers, ofThree, maxFreeSpins }: FreeSpinLadder,
  chance: Chance,
): Pick<LinesDefinition, 'freeSpins' | 'caps'> {
  const three = chance.whole(...ofThree)
  const four = three + chance.whole(1, 2)
  const five = four + chance.whole(1, 2)
  return {
    freeSpins: { spinsByScatters: { '3': three, '4': four, '5': five }, multipliers },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick(maxFreeSpins) },
  }
}
