import { invariant, type Ore, ore, times, zeroOre } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { automaticFor, byteOf, choiceOf } from '../blackjack/choices.ts'
import { totalOfCards } from '../blackjack/hand.ts'
import { type BlackjackLine, handPayout, handResult } from '../blackjack/settle.ts'
import type { BlackjackHand } from '../blackjack/state.ts'
import type { Card } from '../cards/card.ts'
import type { TableMachine, TableOption, TableOutcome, TableRefusal } from '../machine.ts'
import { readStakes, type Stake } from '../stakes.ts'
import {
  bankCards,
  bankPlayed,
  drawnFor,
  drawnTo,
  handCards,
  isEndedByDeal,
  type SharedCards,
  sharedCards,
} from './cards.ts'
import type { SharedBlackjackRules } from './rules.ts'

export type SharedBlackjackBets = readonly Stake[]
export type SharedChoice = 'hit' | 'stand' | 'double'

/** One player's part of a round: how far along the shared hand they went. */
export interface SharedBlackjackState {
  readonly cards: SharedCards
  readonly hand: BlackjackHand
  /** The up card and the hole card, and once this player is done, what the bank draws. */
  readonly bank: readonly Card[]
  readonly isOver: boolean
}

export interface SharedOutcome extends TableOutcome {
  readonly lines: readonly BlackjackLine[]
}

/**
 * Blackjack with one hand for everybody at the table: each hits, stands or doubles for himself, and
 * all who take a card take the same one. [GAME-03]
 */
export const sharedBlackjackMachine = {
  readBets(rules: SharedBlackjackRules, value: unknown): SharedBlackjackBets | TableRefusal {
    return readStakes(value, {
      maxTableOre: rules.hand.maxOre,
      of: (id) => (id === 'hand' ? rules.hand : undefined),
    })
  },

  stakeOre(_rules: SharedBlackjackRules, bets: SharedBlackjackBets): Ore {
    return stakeOf(bets)
  },

  start(rules: SharedBlackjackRules, _bets: SharedBlackjackBets, rng: Rng): SharedBlackjackState {
    const cards = drawnTo(sharedCards(rules.decks), drawnFor.bank(2), rng)
    const hand = { cards: handCards(cards, 2), isDoubled: false }
    return { cards, hand, bank: bankCards(cards, 2), isOver: isEndedByDeal(cards) }
  },

  options(
    _rules: SharedBlackjackRules,
    bets: SharedBlackjackBets,
    state: SharedBlackjackState,
  ): readonly TableOption[] {
    return openChoices(state).map((choice) => ({
      choice: byteOf(choice),
      raiseOre: choice === 'double' ? stakeOf(bets) : zeroOre,
    }))
  },

  apply(
    _rules: SharedBlackjackRules,
    _bets: SharedBlackjackBets,
    state: SharedBlackjackState,
    byte: number,
    rng: Rng,
  ): SharedBlackjackState {
    const choice = choiceOf(byte)
    const isOpen = openChoices(state).some((each) => each === choice)
    invariant(isOpen, `choice ${byte} of a shared hand`)
    if (choice === 'stand') return ended(state, { ...state.hand, ended: 'stood' }, rng)
    const count = state.hand.cards.length + 1
    const cards = drawnTo(state.cards, drawnFor.hand(count), rng)
    const hand = { ...state.hand, cards: handCards(cards, count) }
    const next = { ...state, cards, hand }
    if (choice === 'double') return ended(next, { ...hand, isDoubled: true, ended: 'doubled' }, rng)
    return totalOfCards(hand.cards).total < 21 ? next : ended(next, hand, rng)
  },

  outcome(
    rules: SharedBlackjackRules,
    bets: SharedBlackjackBets,
    { hand, bank, isOver }: SharedBlackjackState,
  ): SharedOutcome | undefined {
    if (!isOver) return undefined
    const stakeOre = times(stakeOf(bets), hand.isDoubled ? 2 : 1)
    const result = handResult({ bank, hands: [hand] }, hand)
    const payoutOre = handPayout(rules, stakeOre, result)
    return { stakeOre, payoutOre, lines: [{ bet: 'hand', hand: 0, result, stakeOre, payoutOre }] }
  },

  /** As at every blackjack of ours: draws at hard 11 or less and soft 17 or less, else stands. */
  automatic(
    _rules: SharedBlackjackRules,
    _bets: SharedBlackjackBets,
    { hand }: SharedBlackjackState,
  ): number {
    return automaticFor(hand.cards)
  },
} satisfies TableMachine<SharedBlackjackRules, SharedBlackjackBets, SharedBlackjackState>

export function stakeOf(bets: SharedBlackjackBets): Ore {
  return ore(bets.reduce((sum, [, stakeOre]) => sum + stakeOre, 0))
}

/** A doubled hand that wins. */
export function maxPayout({ hand }: SharedBlackjackRules): Ore {
  return times(ore(hand.maxOre), 4)
}

function openChoices({ hand, isOver }: SharedBlackjackState): readonly SharedChoice[] {
  if (isOver) return []
  return hand.cards.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand']
}

function ended(state: SharedBlackjackState, hand: BlackjackHand, rng: Rng): SharedBlackjackState {
  const { cards, bank } = bankPlayed(state.cards, rng)
  return { cards, hand, bank, isOver: true }
}
