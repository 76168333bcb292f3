import { formatAmount, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '@nordlys/game-math/prove/fraction'
import { puntoBancoFigures } from '@nordlys/game-math/tables/punto-banco/figures'
import { backPercent } from '@nordlys/game-math/tables/punto-banco/payouts'
import type { PuntoBancoBet, PuntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'

const hit: Readonly<Record<PuntoBancoBet, 'player' | 'bank' | 'tie'>> = {
  player: 'player',
  bank: 'bank',
  tie: 'tie',
  'player-pair': 'player',
  'bank-pair': 'bank',
}

/** The win of a bet for each krone: `0,95`, `9`. */
export function paysText(rules: PuntoBancoRules, bet: PuntoBancoBet): string {
  const result = { winner: hit[bet], playerPair: true, bankPair: true }
  return formatAmount(ore(backPercent(rules, bet, result) - 100))
}

/** The house's average share of a bet, as it is proven: `1,06 %`. [PROOF-01] */
export function edgeText(bet: PuntoBancoBet): string {
  return formatPercent(1 - toNumber(puntoBancoFigures[bet].returned), 2)
}
