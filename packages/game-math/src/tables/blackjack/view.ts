import { oreToNumber, times } from '@nordlys/core'
import type { Card } from '../cards/card.ts'
import { type BlackjackBets, stakeOn } from './bets.ts'
import type { BlackjackChoice } from './choices.ts'
import { type Total, totalOfCards } from './hand.ts'
import { type BlackjackOutcome, blackjack, optionsOf } from './machine.ts'
import type { BlackjackRules } from './rules.ts'
import type { BlackjackLine } from './settle.ts'
import { type BlackjackHand, type BlackjackState, isOver } from './state.ts'

/** What the player may see of a round, as plain JSON. */
export interface BlackjackView {
  /** The up card alone until the round is over, then the hole card and what was drawn. */
  readonly bank: SeenCards
  readonly hands: readonly SeenHand[]
  /** Which hand is played. */
  readonly turn?: number
  readonly insurance: BlackjackState['insurance']
  readonly choices: readonly { readonly choice: BlackjackChoice; readonly raiseOre: number }[]
  /** Once the round is over. */
  readonly outcome?: SeenOutcome
}

interface SeenCards extends Total {
  readonly cards: readonly Card[]
}

interface SeenHand extends SeenCards {
  readonly stakeOre: number
  readonly ended?: NonNullable<BlackjackHand['ended']>
}

interface SeenOutcome {
  readonly stakeOre: number
  readonly payoutOre: number
  readonly lines: readonly SeenLine[]
}

type InNumbers<Line> = Line extends BlackjackLine
  ? Omit<Line, 'stakeOre' | 'payoutOre'> & { readonly stakeOre: number; readonly payoutOre: number }
  : never

type SeenLine = InNumbers<BlackjackLine>

export function viewOf(
  rules: BlackjackRules,
  bets: BlackjackBets,
  state: BlackjackState,
): BlackjackView {
  const outcome = blackjack.outcome(rules, bets, state)
  return {
    bank: seenCards(isOver(state) ? state.bank : state.bank.slice(0, 1)),
    hands: state.hands.map(({ cards, isDoubled, ended }) => ({
      ...seenCards(cards),
      stakeOre: oreToNumber(times(stakeOn(bets, 'hand'), isDoubled ? 2 : 1)),
      ...(ended && { ended }),
    })),
    ...(state.turn !== undefined && { turn: state.turn }),
    insurance: state.insurance,
    choices: optionsOf(rules, bets, state).map(([choice, raiseOre]) => ({
      choice,
      raiseOre: oreToNumber(raiseOre),
    })),
    ...(outcome && { outcome: seenOutcome(outcome) }),
  }
}

export function seenCards(cards: readonly Card[]): SeenCards {
  return { cards, ...totalOfCards(cards) }
}

export function seenOutcome({ stakeOre, payoutOre, lines }: BlackjackOutcome): SeenOutcome {
  return {
    stakeOre: oreToNumber(stakeOre),
    payoutOre: oreToNumber(payoutOre),
    lines: lines.map((line) => ({
      ...line,
      stakeOre: oreToNumber(line.stakeOre),
      payoutOre: oreToNumber(line.payoutOre),
    })),
  }
}
