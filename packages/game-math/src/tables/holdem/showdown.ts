import { readCards } from '../cards/card.ts'
import { handOf, scoreOf } from './evaluate.ts'
import { callAntes, type HoldemRules } from './rules.ts'

export type HoldemEnd = 'bank-out' | 'player' | 'bank' | 'tie'

/** The bank goes on with a pair of fours or better. */
export const leastQualified = scoreOf(readCards('4c 4d 5h 3s 2c'))

/** How the cards stand when the player calls. */
export function endOf(player: number, bank: number): HoldemEnd {
  if (bank < leastQualified) return 'bank-out'
  if (player === bank) return 'tie'
  return player > bank ? 'player' : 'bank'
}

/** What a call wins or loses with it, in antes. */
export function netOf({ antePays }: HoldemRules, player: number, end: HoldemEnd): number {
  if (end === 'tie') return 0
  if (end === 'bank') return -1 - callAntes
  return antePays[handOf(player)] + (end === 'player' ? callAntes : 0)
}
