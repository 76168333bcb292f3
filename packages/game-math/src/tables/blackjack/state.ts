import type { Rng } from '../../random/rng.ts'
import type { Card } from '../cards/card.ts'
import { cardAt, deal, type Shoe } from '../cards/shoe.ts'
import { aceValue, bankDraws, cardValue, isNatural, totalOfCards } from './hand.ts'
import type { BlackjackRules } from './rules.ts'

export interface BlackjackHand {
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  /** How the player ended it; a hand of 21 or more ends by itself. */
  readonly ended?: 'stood' | 'doubled' | 'surrendered' | 'split-aces'
}

/**
 * A round so far. The order of the deal is part of the rules: player, bank's up card, player,
 * bank's hole card. The hole card is drawn then and seen by nobody before the end; cards that are
 * drawn later come in the order in which they are drawn, and the bank's own come last.
 */
export interface BlackjackState {
  readonly shoe: Shoe
  /** The up card, the hole card, and what the bank has drawn. */
  readonly bank: readonly Card[]
  /** Two after a split, the second of one card until its turn. */
  readonly hands: readonly BlackjackHand[]
  readonly insurance: 'not-offered' | 'asked' | 'bought' | 'declined'
  /** Which hand is played; undefined while insurance is asked for, and when the round is over. */
  readonly turn: number | undefined
}

export function isOver({ turn, insurance }: BlackjackState): boolean {
  return turn === undefined && insurance !== 'asked'
}

export function dealRound(rules: BlackjackRules, shoe: Shoe, rng: Rng): BlackjackState {
  const drawn = drawCards(rules, { shoe, count: 4, rng })
  const [first, up, second, hole] = drawn.cards
  if (first === undefined || up === undefined || second === undefined || hole === undefined) {
    throw new Error('a deal of fewer than four cards')
  }
  const state: BlackjackState = {
    shoe: drawn.shoe,
    bank: [up, hole],
    hands: [{ cards: [first, second], isDoubled: false }],
    insurance: cardValue(up) === aceValue ? 'asked' : 'not-offered',
    turn: undefined,
  }
  return state.insurance === 'asked' ? state : look(state)
}

/** The bank looks for a blackjack. Its own or the player's ends the round at once. */
export function look(state: BlackjackState): BlackjackState {
  const isEnd = isNatural(state.bank) || isNatural(state.hands[0]?.cards ?? [])
  return { ...state, turn: isEnd ? undefined : 0 }
}

/** What the player did with the hand in turn, the cards it takes, and all that follows by itself. */
export function act(
  rules: BlackjackRules,
  state: BlackjackState,
  { choice, rng }: { choice: 'hit' | 'stand' | 'double' | 'split' | 'surrender'; rng: Rng },
): BlackjackState {
  const hand = state.hands[state.turn ?? 0]
  if (!hand) throw new Error('no hand in turn')
  if (choice === 'split') return goOn(rules, split(state, hand), rng)
  if (choice === 'stand') return goOn(rules, withHand(state, { ...hand, ended: 'stood' }), rng)
  if (choice === 'surrender') {
    return goOn(rules, withHand(state, { ...hand, ended: 'surrendered' }), rng)
  }
  const next = takeCard(rules, state, rng)
  if (choice === 'hit') return goOn(rules, next, rng)
  const doubled = next.hands[next.turn ?? 0] ?? hand
  const ended = withHand(next, { ...doubled, isDoubled: true, ended: 'doubled' })
  return goOn(rules, ended, rng)
}

/** Each hand of a split gets its second card when its turn comes. */
function goOn(rules: BlackjackRules, state: BlackjackState, rng: Rng): BlackjackState {
  const hand = state.turn === undefined ? undefined : state.hands[state.turn]
  if (!hand) return bankPlays(rules, { ...state, turn: undefined }, rng)
  if (hand.cards.length === 1) {
    const next = takeCard(rules, state, rng)
    const isAce = hand.cards.every((card) => cardValue(card) === aceValue)
    if (!isAce) return goOn(rules, next, rng)
    const [taken = hand] = next.hands.slice(next.turn)
    return goOn(rules, withHand(next, { ...taken, ended: 'split-aces' }), rng)
  }
  const isDone = hand.ended !== undefined || totalOfCards(hand.cards).total >= 21
  return isDone ? goOn(rules, { ...state, turn: (state.turn ?? 0) + 1 }, rng) : state
}

/** The bank draws no card that nothing depends on: every hand is over 21 or surrendered. */
function bankPlays(rules: BlackjackRules, state: BlackjackState, rng: Rng): BlackjackState {
  const isLive = state.hands.some(
    ({ cards, ended }) => ended !== 'surrendered' && totalOfCards(cards).total <= 21,
  )
  if (!isLive) return state
  let [bank, shoe] = [state.bank, state.shoe]
  while (bankDraws(totalOfCards(bank))) {
    const drawn = drawCards(rules, { shoe, count: 1, rng })
    shoe = drawn.shoe
    bank = [...bank, ...drawn.cards]
  }
  return { ...state, bank, shoe }
}

function split(state: BlackjackState, hand: BlackjackHand): BlackjackState {
  return { ...state, hands: hand.cards.map((card) => ({ cards: [card], isDoubled: false })) }
}

function takeCard(rules: BlackjackRules, state: BlackjackState, rng: Rng): BlackjackState {
  const { cards, shoe } = drawCards(rules, { shoe: state.shoe, count: 1, rng })
  const hands = state.hands.map((hand, at) =>
    at === state.turn ? { ...hand, cards: [...hand.cards, ...cards] } : hand,
  )
  return { ...state, shoe, hands }
}

function withHand(state: BlackjackState, hand: BlackjackHand): BlackjackState {
  return { ...state, hands: state.hands.map((other, at) => (at === state.turn ? hand : other)) }
}

function drawCards(
  { decks }: BlackjackRules,
  { shoe, count, rng }: { shoe: Shoe; count: number; rng: Rng },
): { cards: Card[]; shoe: Shoe } {
  const cards: Card[] = []
  let rest = shoe
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = deal(rest, rng)
    rest = next.shoe
    cards.push(cardAt(next.place, decks))
  }
  return { cards, shoe: rest }
}
