import type { StakeLimits } from '../stakes.ts'

/**
 * The rules of a blackjack at which everybody at the table has the same hand, as plain JSON that a
 * round is stored with. What has one value alone is written out too.
 */
export interface SharedBlackjackRules {
  /** Shuffled before every round, so that no card of an earlier one tells anything. */
  readonly decks: 6
  /**
   * Where cards lie in the shoe: the first, third and fifth are the hand's, the second, fourth and
   * sixth the bank's, and so on. No choice moves a card of either.
   */
  readonly places: 'alternate'
  /** The bank always draws to its end: somebody at the table may still be in. */
  readonly soft17: 'stand'
  readonly double: 'any-two-cards'
  readonly surrender: 'none'
  readonly splits: 0
  /** With an ace or a ten up the bank looks at its hole card before anybody chooses. */
  readonly peek: true
  /** The win for so much staked: 3 for 2. */
  readonly blackjackPays: readonly [3, 2]
  readonly hand: StakeLimits
}

/** "Fælles Blackjack" */
export const sharedBlackjack: SharedBlackjackRules = {
  decks: 6,
  places: 'alternate',
  soft17: 'stand',
  double: 'any-two-cards',
  surrender: 'none',
  splits: 0,
  peek: true,
  blackjackPays: [3, 2],
  hand: { minOre: 1_000, maxOre: 200_000 },
}
