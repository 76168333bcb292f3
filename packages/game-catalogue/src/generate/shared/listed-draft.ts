import { invariant } from '@nordlys/core'
import { naturalTable } from '@nordlys/game-math/features/natural-table'
import {
  leastRoundsOfClass,
  type OutcomeTableDefinition,
} from '@nordlys/game-math/features/outcome-table'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { everyCoin } from './ladder.ts'
import { deviationOf, type ListedWins, meanCoins, payoutsOf } from './listed-wins.ts'
import type { Draft, Paytable } from './spec.ts'

/** As many as a list may have that is quick to make again. */
export const listedRounds = 2 ** 17

/** The table of a game whose list is not made yet. */
export function openTable(key: number): OutcomeTableDefinition {
  return {
    key,
    rounds: listedRounds,
    classesFromCoins: [0, 1],
    weights: [2 ** 32, 0],
    sha256: '0'.repeat(64),
  }
}

interface ListedStructure {
  readonly coinsPerBet: number
  readonly key: number
  readonly listed: ListedWins
  readonly shape: Draft['shape']
  /** The game with its paytable and table in it. */
  finish(pays: Paytable, table: OutcomeTableDefinition): GameDefinition
}

/** The draft of a game of listed rounds: the pays are tuned on the list itself. */
export function listedDraft({ coinsPerBet, key, listed, shape, finish }: ListedStructure): Draft {
  const drawn = new Map<string, Float64Array>()
  return {
    coinsPerBet,
    ladder: everyCoin,
    shape,
    mean: (pays) => meanCoins(listed, pays),
    deviation: (pays) => deviationOf(payoutsOf(listed, pays)),
    finish(pays) {
      const payouts = payoutsOf(listed, pays)
      const small = payouts.filter((coins) => coins > 0 && coins < coinsPerBet).length
      if (small < leastRoundsOfClass) return undefined
      const table = naturalTable(key, payouts, coinsPerBet)
      drawn.set(table.sha256, payouts)
      return finish(pays, table)
    },
    figures(finished) {
      const payouts = 'table' in finished ? drawn.get(finished.table.sha256) : undefined
      invariant(payouts, `${finished.id} is no game of this draft`)
      const sum = payouts.reduce((total, coins) => total + coins, 0)
      return {
        rtp: sum / payouts.length / coinsPerBet,
        hitRate: payouts.filter((coins) => coins > 0).length / payouts.length,
        standardDeviation: deviationOf(payouts) / coinsPerBet,
      }
    },
  }
}
