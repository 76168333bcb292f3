import { count } from '../../rules/wording.ts'
import type { PuntoBancoWinner } from './payouts.ts'
import type { PuntoBancoBet, PuntoBancoRules } from './rules.ts'

export const namesDa: Readonly<Record<PuntoBancoBet, string>> = {
  player: 'Punto',
  bank: 'Banco',
  tie: 'Uafgjort',
  'player-pair': 'Par på punto',
  'bank-pair': 'Par på banco',
}

/** As a screen reader says it: `Banco, udbetaler 0,95 til 1`. */
export function betLabelDa(rules: PuntoBancoRules, bet: PuntoBancoBet): string {
  const pays: Readonly<Record<PuntoBancoBet, number>> = {
    player: 1,
    bank: (100 - rules.commissionPercent) / 100,
    tie: rules.tiePays,
    'player-pair': rules.pairPays,
    'bank-pair': rules.pairPays,
  }
  return `${namesDa[bet]}, udbetaler ${count(pays[bet])} til 1`
}

/** `Punto vinder med 8 mod 6`, `Uafgjort med 6 mod 6` */
export function winnerDa(winner: PuntoBancoWinner, player: number, bank: number): string {
  if (winner === 'tie') return `Uafgjort med ${player} mod ${bank}`
  const points = winner === 'player' ? [player, bank] : [bank, player]
  return `${namesDa[winner]} vinder med ${points.join(' mod ')}`
}
