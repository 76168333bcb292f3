import type { Card } from '@nordlys/game-math/tables/cards/card'
import type { HoldTable } from '@nordlys/game-math/tables/video-poker/hold-table'
import { costOfHold, holdValues } from '@nordlys/game-math/tables/video-poker/hold-values'
import { loadHoldTable } from '@nordlys/game-math/tables/video-poker/load-hold-table'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import type { Holds } from './holds.ts'

/** Two holds that are worth the same may differ by what a double cannot hold. */
const leastCost = 1e-9

/** The solved game's advice on a deal. */
export interface Advice {
  readonly best: Holds
  /** The average return of a hold, in stakes. */
  returnOf(holds: Holds): number
  isAsGood(holds: Holds): boolean
}

/** The figures come with the hold table of the game: nothing is asked of the server. */
export class Adviser {
  readonly #rules: VideoPokerRules
  readonly #table: HoldTable

  constructor(rules: VideoPokerRules, table: HoldTable) {
    this.#rules = rules
    this.#table = table
  }

  of(dealt: readonly Card[]): Advice {
    const values = holdValues(this.#rules, this.#table.sums, dealt)
    return {
      best: this.#table.bestHold(dealt),
      returnOf(holds) {
        const { coins = 0, draws = 1 } = values[holds] ?? {}
        return coins / draws
      },
      isAsGood: (holds) => costOfHold(values, holds) < leastCost,
    }
  }
}

export async function loadAdviser(rules: VideoPokerRules): Promise<Adviser> {
  return new Adviser(rules, await loadHoldTable(rules))
}
