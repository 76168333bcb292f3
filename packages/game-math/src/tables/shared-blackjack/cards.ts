import { required } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { bankDraws, isNatural, totalOfCards } from '../blackjack/hand.ts'
import type { Card } from '../cards/card.ts'
import { cardAt, deal, fullShoe, type Shoe } from '../cards/shoe.ts'

/**
 * The cards of a round, drawn from the seed one after another as far as they are needed: the nth
 * of a seed is the same whatever anybody chose. Those of even places are the hand's, the others the
 * bank's.
 */
export interface SharedCards {
  readonly shoe: Shoe
  readonly decks: number
  readonly drawn: readonly Card[]
}

export function sharedCards(decks: number): SharedCards {
  return { shoe: fullShoe(decks), decks, drawn: [] }
}

/** With so many of them drawn at least. */
export function drawnTo(cards: SharedCards, count: number, rng: Rng): SharedCards {
  let { shoe } = cards
  const drawn = [...cards.drawn]
  while (drawn.length < count) {
    const next = deal(shoe, rng)
    shoe = next.shoe
    drawn.push(cardAt(next.place, cards.decks))
  }
  return { ...cards, shoe, drawn }
}

/** The hand's first so many cards; they must be drawn. */
export function handCards({ drawn }: SharedCards, count: number): Card[] {
  return Array.from({ length: count }, (_, at) => required(drawn[2 * at], 'a card of the hand'))
}

/** The bank's first so many. */
export function bankCards({ drawn }: SharedCards, count: number): Card[] {
  return Array.from({ length: count }, (_, at) => required(drawn[2 * at + 1], 'a card of the bank'))
}

/** How many cards must be drawn for so many of the hand or of the bank. */
export const drawnFor = {
  hand: (count: number) => 2 * count - 1,
  bank: (count: number) => 2 * count,
} as const

/** The bank's or the hand's blackjack ends the round once the bank has looked. */
export function isEndedByDeal(cards: SharedCards): boolean {
  return isNatural(handCards(cards, 2)) || isNatural(bankCards(cards, 2))
}

/** The bank's cards once it has played, with what had to be drawn for them. */
export function bankPlayed(before: SharedCards, rng: Rng): { cards: SharedCards; bank: Card[] } {
  let cards = drawnTo(before, drawnFor.bank(2), rng)
  let bank = bankCards(cards, 2)
  if (isEndedByDeal(cards)) return { cards, bank }
  while (bankDraws(totalOfCards(bank))) {
    const count = bank.length + 1
    cards = drawnTo(cards, drawnFor.bank(count), rng)
    bank = bankCards(cards, count)
  }
  return { cards, bank }
}
