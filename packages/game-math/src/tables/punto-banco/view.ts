import { required } from '@nordlys/core'
import type { Card } from '../cards/card.ts'
import { type ShownCard, shownCard } from '../cards/card-name-da.ts'
import { type ShownOutcome, shownOutcome } from '../shown.ts'
import { handPoints, type PuntoBancoState, puntoBanco, resultOf } from './machine.ts'
import { namesDa, winnerDa } from './names.ts'
import type { PuntoBancoWinner } from './payouts.ts'
import { findBet, type PuntoBancoBets, type PuntoBancoRules } from './rules.ts'

/** Nothing is hidden: the bets are fixed before the deal. */
export interface PuntoBancoView {
  readonly player: ShownHand
  readonly bank: ShownHand
  readonly winner: PuntoBancoWinner
  /** `Banco vinder med 7 mod 5` */
  readonly winnerDa: string
  readonly outcome: ShownOutcome
}

interface ShownHand {
  readonly cards: readonly ShownCard[]
  readonly points: number
}

export function viewOf(
  rules: PuntoBancoRules,
  bets: PuntoBancoBets,
  state: PuntoBancoState,
): PuntoBancoView {
  const { winner } = resultOf(state)
  const [player, bank] = [shown(state.player), shown(state.bank)]
  return {
    player,
    bank,
    winner,
    winnerDa: winnerDa(winner, player.points, bank.points),
    outcome: shownOutcome(
      puntoBanco.outcome(rules, bets, state),
      (bet) => namesDa[required(findBet(bet), `bet ${bet}`)],
    ),
  }
}

function shown(cards: readonly Card[]): ShownHand {
  return { cards: cards.map(shownCard), points: handPoints(cards) }
}
