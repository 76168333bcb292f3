import type { Card } from '../cards/card.ts'
import { totalOfCards } from './hand.ts'

export type BlackjackChoice =
  | 'hit'
  | 'stand'
  | 'double'
  | 'split'
  | 'surrender'
  | 'insure'
  | 'no-insurance'

/** Choices are kept as bytes: each is the ASCII code of its letter. */
const letters: Readonly<Record<BlackjackChoice, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'r',
  insure: 'i',
  'no-insurance': 'n',
}

const byByte = new Map(
  (Object.keys(letters) as BlackjackChoice[]).map((choice) => [byteOf(choice), choice] as const),
)

export function byteOf(choice: BlackjackChoice): number {
  return letters[choice].charCodeAt(0)
}

/** Undefined for a byte that is no choice of this game. */
export function choiceOf(byte: number): BlackjackChoice | undefined {
  return byByte.get(byte)
}

/** By the published rule: draws at hard 11 or less and soft 17 or less, else stands. (TB16) */
export function automaticFor(cards: readonly Card[]): number {
  const { total, isSoft } = totalOfCards(cards)
  return byteOf(total <= (isSoft ? 17 : 11) ? 'hit' : 'stand')
}
