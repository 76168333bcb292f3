import type { Rng } from '../../random/rng.ts'
import { totalOfCards } from '../blackjack/hand.ts'
import type { Card } from '../cards/card.ts'
import { bankPlayed, drawnFor, drawnTo, handCards, isEndedByDeal, sharedCards } from './cards.ts'
import type { SharedBlackjackRules } from './rules.ts'

/** The cards of a round that everybody shares. */
export interface SharedLine {
  /** The shared hand as far as anybody can take it: to 21 or more. A blackjack ends it at two cards. */
  readonly hand: readonly Card[]
  /** The bank's, all that it draws: the up card first, then the hole card. */
  readonly bank: readonly Card[]
}

/** All of them from a round's seed, as the game itself draws them. */
export function sharedLine({ decks }: SharedBlackjackRules, rng: Rng): SharedLine {
  const played = bankPlayed(sharedCards(decks), rng)
  const { bank } = played
  let { cards } = played
  let hand = handCards(cards, 2)
  if (isEndedByDeal(cards)) return { hand, bank }
  while (totalOfCards(hand).total < 21) {
    const count = hand.length + 1
    cards = drawnTo(cards, drawnFor.hand(count), rng)
    hand = handCards(cards, count)
  }
  return { hand, bank }
}
