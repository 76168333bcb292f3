import type { Card } from '../cards/card.ts'
import { type ShownCard, shownCard } from '../cards/card-name-da.ts'
import { pokerNameDa } from '../cards/poker-name-da.ts'
import { type ShownChoice, type ShownOutcome, shownChoices, shownOutcome } from '../shown.ts'
import { type HoldemHand, handOf, scoreOf } from './evaluate.ts'
import { fold, type HoldemState, holdem } from './machine.ts'
import type { HoldemBets, HoldemRules } from './rules.ts'
import { endOf } from './showdown.ts'

/** What the player may see. */
export interface HoldemView {
  readonly board: readonly ShownCard[]
  readonly player: ShownHand
  /** Absent until the player has chosen. */
  readonly bank?: ShownHand
  readonly endDa?: string
  readonly outcome?: ShownOutcome
  /** Empty once the round is over. */
  readonly choices: readonly ShownChoice[]
}

/** The hand is the best five of one's own cards and the board's. */
interface ShownHand {
  readonly cards: readonly ShownCard[]
  readonly hand: HoldemHand
  readonly nameDa: string
}

export function viewOf(rules: HoldemRules, bets: HoldemBets, state: HoldemState): HoldemView {
  const { player, board, bank, choice } = state
  const choices = shownChoices(holdem.options(rules, bets, state), choiceDa)
  const open = { board: board.map(shownCard), player: shown(player, board), choices }
  const outcome = holdem.outcome(rules, bets, state)
  if (!outcome) return open
  const [own = 0, other = 0] = [player, bank].map((cards) => scoreOf([...cards, ...board]))
  return {
    ...open,
    bank: shown(bank, board),
    endDa: endsDa[choice === fold ? 'folded' : endOf(own, other)],
    outcome: shownOutcome(outcome, (bet) => betsDa[bet] ?? bet),
  }
}

function choiceDa(choice: number): string {
  return choice === fold ? 'Læg kortene ned' : 'Spil'
}

const betsDa: Readonly<Record<string, string>> = {
  ante: 'Ante',
  call: 'Spil',
}

const endsDa = {
  folded: 'Du lagde kortene ned',
  'bank-out': 'Banken går ikke videre',
  player: 'Banken går videre, og din hånd er bedst',
  bank: 'Banken går videre, og dens hånd er bedst',
  tie: 'Banken går videre, og I står lige',
} as const

function shown(cards: readonly Card[], board: readonly Card[]): ShownHand {
  const all = [...cards, ...board]
  const hand = handOf(scoreOf(all))
  return { cards: cards.map(shownCard), hand, nameDa: pokerNameDa(hand, all) }
}
