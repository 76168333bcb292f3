import { type Fraction, one, plus } from '@nordlys/game-math/prove/fraction'
import { Forward, meanOf } from '@nordlys/game-math/tables/blackjack/exact/forward'
import { valueByResidues } from '@nordlys/game-math/tables/blackjack/exact/residues'
import type { ChartRules } from '@nordlys/game-math/tables/blackjack/rules'
import { callTotal, pairsWithout } from '@nordlys/game-math/tables/holdem/cell'
import { callTotalByFives } from '@nordlys/game-math/tables/holdem/cell-by-fives'
import { CellTotals, returnOf } from '@nordlys/game-math/tables/holdem/exact'
import { knownCells } from '@nordlys/game-math/tables/holdem/known-cells'
import { holdemRules } from '@nordlys/game-math/tables/holdem/rules'
import { differencesOf, sampleDeals } from '@nordlys/game-math/tables/video-poker/compare-methods'
import type { Wild } from '@nordlys/game-math/tables/video-poker/hands'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { solve } from '@nordlys/game-math/tables/video-poker/solve'
import {
  deckOf,
  type SubsetCounts,
  subsetCounts,
} from '@nordlys/game-math/tables/video-poker/subset-counts'
import { once, remembered } from './remembered.ts'

/** Methods that take seconds or more: a test that is about what is printed brings its own. */
export interface SlowMethods {
  backwards(rules: ChartRules): Fraction
  forwards(rules: ChartRules): Fraction
  solved(rules: VideoPokerRules): Fraction
  /** Of every game with these wild cards. */
  drawn(wild: Wild): Sample
  /** Calls in the cells that a second method has counted, too. */
  readonly cells: Sample
  /** A minute and a half, and 330 MB: undefined when it is not wanted. */
  readonly everyCell: (() => HoldemReturns) | undefined
}

export interface Sample {
  readonly name: string
  /** What it finds otherwise; undefined when it is not wanted. */
  readonly compare: (() => readonly string[]) | undefined
}

interface HoldemReturns {
  readonly ofAnte: Fraction
  readonly ofStakes: Fraction
}

/** `isWhole`: what takes minutes as well, and larger samples. */
export function slowMethods({ isWhole }: { isWhole: boolean }): SlowMethods {
  const subsetsOf = remembered<Wild, SubsetCounts>(subsetCounts)
  const deals = isWhole ? 25 : 2
  const boardStep = isWhole ? 1 : 240
  const drawn = remembered((wild: Wild) => differencesOf(wild, sampleDeals(deckOf(wild), deals)))
  const everyCell = once(() => returnOf(holdemRules, new CellTotals(holdemRules)))
  return {
    backwards: (rules) => plus(one, valueByResidues(rules)),
    forwards: (rules) => plus(one, meanOf(new Forward(rules).results())),
    solved: (rules) => solve(rules, subsetsOf(rules.wild)).rtp,
    drawn: (wild) => ({
      name: `a sample, every draw of every hold of ${deals} deals`,
      compare: isWhole || wild !== 'joker' ? () => drawn(wild) : undefined,
    }),
    cells: {
      name: `a sample, the fives of seven cards in 3 cells on 1 board in ${boardStep}`,
      compare: () => cellDifferences(boardStep),
    },
    everyCell: isWhole
      ? () => {
          const { figures, ofStakes } = everyCell()
          return { ofAnte: figures.returned, ofStakes }
        }
      : undefined,
  }
}

function cellDifferences(boardStep: number): string[] {
  return knownCells.flatMap(({ player, flop, total }) => {
    const cell = { player, flop }
    const boards = pairsWithout([...player, ...flop])
    const some = boards.filter((_, place) => place % boardStep === 0)
    const isKnown = callTotal(holdemRules, cell, boards) === total
    const isAlike = callTotalByFives(player, flop, some) === callTotal(holdemRules, cell, some)
    return [
      ...(isKnown ? [] : [`a call with ${player} on ${flop} wins no ${total}`]),
      ...(isAlike ? [] : [`a call with ${player} on ${flop} wins otherwise by fives`]),
    ]
  })
}
