import { oreToNumber, times } from '@nordlys/core'
import { choiceOf } from '../blackjack/choices.ts'
import { type BlackjackView, seenCards, seenOutcome } from '../blackjack/view.ts'
import {
  sharedBlackjackMachine as machine,
  type SharedBlackjackBets,
  type SharedBlackjackState,
  stakeOf,
} from './machine.ts'
import type { SharedBlackjackRules } from './rules.ts'

/** What a player may see of their part of a round: a hand of blackjack like any other. */
export function viewOf(
  rules: SharedBlackjackRules,
  bets: SharedBlackjackBets,
  state: SharedBlackjackState,
): BlackjackView {
  const { hand, bank, isOver } = state
  const outcome = machine.outcome(rules, bets, state)
  return {
    bank: seenCards(isOver ? bank : bank.slice(0, 1)),
    hands: [
      {
        ...seenCards(hand.cards),
        stakeOre: oreToNumber(times(stakeOf(bets), hand.isDoubled ? 2 : 1)),
        ...(hand.ended && { ended: hand.ended }),
      },
    ],
    ...(isOver ? {} : { turn: 0 }),
    insurance: 'not-offered',
    choices: machine.options(rules, bets, state).flatMap(({ choice, raiseOre }) => {
      const name = choiceOf(choice)
      return name ? [{ choice: name, raiseOre: oreToNumber(raiseOre) }] : []
    }),
    ...(outcome && { outcome: seenOutcome(outcome) }),
  }
}
