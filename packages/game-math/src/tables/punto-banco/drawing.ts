import { type Card, rankOf } from '../cards/card.ts'

/** From 0 to 9: an ace is one, tens and faces are nothing. */
export function pointValueOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank < 8 ? rank + 2 : 0
}

/** The last digit of the sum. */
export function pointsOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10
}

/** With two cards each: 8 or 9 on either side ends the round, and the player draws to 5. */
export function playerDraws(player: number, bank: number): boolean {
  return player <= 5 && bank < 8
}

/**
 * After the player. `third` is the value of the player's third card, undefined when there is none:
 * then the bank draws to 5 as the player does.
 */
export function bankDraws(player: number, bank: number, third: number | undefined): boolean {
  if (player >= 8 || bank >= 8) return false
  if (third === undefined || bank <= 2) return bank <= 5
  if (bank === 3) return third !== 8
  const drawnOn = { 4: 2, 5: 4, 6: 6 }[bank]
  return drawnOn !== undefined && third >= drawnOn && third <= 7
}
