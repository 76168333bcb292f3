import { type Card, rankOf } from '../cards/card.ts'

/** What a card counts: 1 an ace, 10 a ten or a court card. */
export type Value = number

export const aceValue: Value = 1
export const tenValue: Value = 10

export function cardValue(card: Card): Value {
  const rank = rankOf(card)
  if (rank === 12) return aceValue
  return Math.min(rank + 2, tenValue)
}

export interface Total {
  /** An ace counts 11 where that keeps the hand at 21 or below. */
  readonly total: number
  /** An ace counts 11. */
  readonly isSoft: boolean
}

/** Of a hand whose cards count `hard` with every ace as 1. */
export function totalOf(hard: number, hasAce: boolean): Total {
  const isSoft = hasAce && hard <= 11
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

export function totalOfCards(cards: readonly Card[]): Total {
  const values = cards.map(cardValue)
  return totalOf(
    values.reduce((sum, value) => sum + value, 0),
    values.includes(aceValue),
  )
}

/** 21 with two cards. Of a split hand it is 21 and no more, which its owner has to know. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOfCards(cards).total === 21
}

/** The bank draws to 16 and stands on 17, soft or hard. */
export function bankDraws({ total }: Total): boolean {
  return total < 17
}
