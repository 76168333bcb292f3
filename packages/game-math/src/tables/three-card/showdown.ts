import { type Card, readCards } from '../cards/card.ts'
import { scoreOf } from './evaluate.ts'

export type ThreeCardEnd = 'bank-out' | 'player' | 'bank' | 'tie'

const leastQueen = scoreOf(readCards('Qc 3d 2h'))

/** The bank goes on with a queen or better. */
export function bankQualifies(bank: number): boolean {
  return bank >= leastQueen
}

/** How the cards stand when the player goes on. */
export function endOf(player: number, bank: number): ThreeCardEnd {
  if (!bankQualifies(bank)) return 'bank-out'
  if (player === bank) return 'tie'
  return player > bank ? 'player' : 'bank'
}

const leastPlayed = scoreOf(readCards('Qc 6d 4h'))

/**
 * The best strategy, as the rules print it: go on with queen, six and four or better. The declared
 * return is reached with it. [PROOF-01]
 */
export function shouldPlay(player: readonly Card[]): boolean {
  return scoreOf(player) >= leastPlayed
}
