import type { Card } from '../cards/card.ts'
import { type ShownCard, shownCard } from '../cards/card-name-da.ts'
import { pokerNameDa } from '../cards/poker-name-da.ts'
import { type ShownChoice, type ShownOutcome, shownChoices, shownOutcome } from '../shown.ts'
import { handOf, scoreOf, type ThreeCardHand } from './evaluate.ts'
import { fold, type ThreeCardState, threeCard } from './machine.ts'
import type { ThreeCardBets, ThreeCardRules } from './rules.ts'
import { endOf } from './showdown.ts'

/** What the player may see. */
export interface ThreeCardView {
  readonly player: ShownHand
  /** Absent until the player has chosen. */
  readonly bank?: ShownHand
  readonly endDa?: string
  readonly outcome?: ShownOutcome
  /** Empty once the round is over. */
  readonly choices: readonly ShownChoice[]
}

interface ShownHand {
  readonly cards: readonly ShownCard[]
  readonly hand: ThreeCardHand
  readonly nameDa: string
}

export function viewOf(
  rules: ThreeCardRules,
  bets: ThreeCardBets,
  state: ThreeCardState,
): ThreeCardView {
  const { player, bank, choice } = state
  const choices = shownChoices(threeCard.options(rules, bets, state), choiceDa)
  const outcome = threeCard.outcome(rules, bets, state)
  if (!outcome) return { player: shown(player), choices }
  const end = choice === fold ? 'folded' : endOf(scoreOf(player), scoreOf(bank))
  return {
    player: shown(player),
    bank: shown(bank),
    endDa: endsDa[end],
    outcome: shownOutcome(outcome, (bet) => betsDa[bet] ?? bet),
    choices,
  }
}

function choiceDa(choice: number): string {
  return choice === fold ? 'Læg kortene ned' : 'Spil'
}

const betsDa: Readonly<Record<string, string>> = {
  ante: 'Ante',
  play: 'Spil',
  'ante-bonus': 'Bonus på ante',
  'pair-bonus': 'Par-bonus',
}

const endsDa = {
  folded: 'Du lagde kortene ned',
  'bank-out': 'Banken går ikke videre',
  player: 'Banken går videre, og din hånd er bedst',
  bank: 'Banken går videre, og dens hånd er bedst',
  tie: 'Banken går videre, og I står lige',
} as const

function shown(cards: readonly Card[]): ShownHand {
  const hand = handOf(scoreOf(cards))
  return { cards: cards.map(shownCard), hand, nameDa: pokerNameDa(hand, cards) }
}
