import { invariant } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { type Card, cardsPerDeck } from './card.ts'

/**
 * Cards in an order that nobody has seen: `size` of them, of which those at `taken` are dealt.
 * A value, so that a hand is worked out again from its seed and its choices alone.
 */
export interface Shoe {
  readonly size: number
  /** Places from 0 to `size - 1`, as they were dealt. */
  readonly taken: readonly number[]
}

/** Of one deck or several, with so many jokers beside them. */
export function fullShoe(decks: number, jokers = 0): Shoe {
  return { size: decks * cardsPerDeck + jokers, taken: [] }
}

/**
 * The next place, each of those left equally likely, by one draw of `rng`. Cards are drawn as they
 * are dealt, and the seed decides all of them: the nth card of a seed is the same whatever the
 * player chose before it. [PROOF-03]
 */
export function deal(shoe: Shoe, rng: Rng): { place: number; shoe: Shoe } {
  const left = shoe.size - shoe.taken.length
  invariant(left > 0, 'a card of an empty shoe')
  let place = rng.below(left)
  for (const gone of [...shoe.taken].sort((a, b) => a - b)) if (gone <= place) place += 1
  return { place, shoe: { size: shoe.size, taken: [...shoe.taken, place] } }
}

/**
 * The card at a place: a shoe of several decks has each card so many times side by side. Jokers
 * stand after the cards.
 */
export function cardAt(place: number, decks: number): Card {
  return Math.min(Math.floor(place / decks), cardsPerDeck)
}
