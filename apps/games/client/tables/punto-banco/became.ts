import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import { amountText } from '../../frame/amounts.ts'
import { puntoBancoTexts as texts } from './punto-banco-texts.ts'

type Line = PuntoBancoView['outcome']['lines'][number]

/** The outcome of one bet. A stake that only comes back is no win. [FLT-42] */
export function becameText({ stakeOre, payoutOre }: Pick<Line, 'stakeOre' | 'payoutOre'>): string {
  const stake = amountText(stakeOre)
  if (payoutOre === 0) return texts.lost(stake)
  return payoutOre > stakeOre ? texts.gave(stake, amountText(payoutOre)) : texts.backAgain(stake)
}

/** The winner, and the points that won. */
export function wonText({ winner, player, bank }: PuntoBancoView): string {
  return texts.won[winner](player.points, bank.points)
}
