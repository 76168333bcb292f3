import type { PuntoBancoState } from '@nordlys/game-math/tables/punto-banco/machine'
import { type PuntoBancoRules, readSlip } from '@nordlys/game-math/tables/punto-banco/rules'
import { type PuntoBancoView, viewOf } from '@nordlys/game-math/tables/punto-banco/view'
import type { PayoutOf } from '../round/own-payout.ts'
import { dealIn } from './deal-in.ts'

/** By the rules of a table. */
export function puntoBancoPayout(rules: PuntoBancoRules): PayoutOf {
  return (bets, outcome) => {
    const slip = readSlip(rules, bets)
    const deal = dealIn(outcome)
    return 'refused' in slip || !deal ? undefined : viewOf(rules, slip, deal).outcome
  }
}

/** Cards as they are shown, with what became of one's own bets; of bets that are none, the cards alone. */
export function dealView(
  rules: PuntoBancoRules,
  bets: unknown,
  deal: PuntoBancoState,
): PuntoBancoView {
  const slip = readSlip(rules, bets)
  return viewOf(rules, 'refused' in slip ? [] : slip, deal)
}
