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

/** What a bet wins for each krone: `0,95`, `9`. */
export function paysText(rules: PuntoBancoRules, bet: PuntoBancoBet): string {
  const result = { winner: hit[bet], playerPair: true, bankPair: true }
  return formatAmount(ore(backPercent(rules, bet, result) - 100))
}

/** What the house keeps of a bet on average, as it is proven: `1,06 %`. [PROOF-01] */
export function edgeText(bet: PuntoBancoBet): string {
  return formatPercent(1 - toNumber(puntoBancoFigures[bet].returned), 2)
}
