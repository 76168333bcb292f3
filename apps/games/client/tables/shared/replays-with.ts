import type { Rng } from '@nordlys/game-math/random/rng'
import { type TableMachine, tableRound } from '@nordlys/game-math/tables/machine'
import type { PlayedHand } from './check-hand.ts'

type Replayed = 'readBets' | 'start' | 'options' | 'apply'

/**
 * Whether a hand, played again from its seed in the browser by the game's own machine, is card for card what
 * was shown. [PROOF-03]
 */
export function replaysWith<Rules, Bets extends object, State>(
  machine: Pick<TableMachine<Rules, Bets, State>, Replayed>,
  viewOf: (rules: Rules, bets: Bets, state: State) => unknown,
  rules: Rules,
): (played: PlayedHand, rng: Rng) => boolean {
  return ({ bets, choices, view }, rng) => {
    const read = machine.readBets(rules, bets)
    if ('refused' in read) return false
    const state = tableRound(machine, { rules, bets: read, choices }, rng)
    return JSON.stringify(viewOf(rules, read, state)) === JSON.stringify(view)
  }
}
