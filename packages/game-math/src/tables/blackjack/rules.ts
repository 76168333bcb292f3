import type { StakeLimits } from '../stakes.ts'

/**
 * The rules of a blackjack table, as plain JSON that a round is stored with. What has one value
 * alone is written out too, so that a stored round says by what it was played.
 */
export interface BlackjackRules {
  /** Shuffled before every round, so that no card of an earlier one tells anything. */
  readonly decks: 6 | 8
  readonly soft17: 'stand'
  /** Late: after the bank has looked for a blackjack. Half the stake comes back. */
  readonly surrender: 'late' | 'none'
  readonly double: 'any-two-cards'
  readonly doubleAfterSplit: true
  /** With an ace or a ten up the bank looks at its hole card before the player chooses. */
  readonly peek: true
  /** How often a hand can be split. Two cards of equal value are a pair: a ten and a king too. */
  readonly splits: 1
  /** Split aces get one card each, and 21 after a split is no blackjack. */
  readonly splitAces: 'one-card'
  /** What is won for so much staked: 3 for 2. */
  readonly blackjackPays: readonly [3, 2]
  /** Half the stake, when the bank shows an ace. */
  readonly insurancePays: readonly [2, 1]
  readonly hand: StakeLimits
  readonly pair: PairBet
  readonly trio: TrioBet
}

/** The rules that decide the value of play by the chart. */
export interface ChartRules extends Pick<BlackjackRules, 'decks' | 'surrender' | 'blackjackPays'> {
  readonly splits: 0 | 1
  /** Of a table that has splits. */
  readonly doubleAfterSplit?: boolean
}

/** "Ens par": the player's first two cards. Each pays so many times the stake beside it. */
interface PairBet extends StakeLimits {
  /** The same rank and suit. */
  readonly perfect: number
  /** The same rank and colour. */
  readonly colour: number
  /** The same rank. */
  readonly mixed: number
}

/** "Trio": the player's first two cards and the bank's up card. */
interface TrioBet extends StakeLimits {
  /** For three of a suit, of a rank or in a row, an ace high or low. */
  readonly pays: number
}

const common = {
  soft17: 'stand',
  double: 'any-two-cards',
  doubleAfterSplit: true,
  peek: true,
  splits: 1,
  splitAces: 'one-card',
  blackjackPays: [3, 2],
  insurancePays: [2, 1],
  hand: { minOre: 1_000, maxOre: 500_000 },
  pair: { minOre: 500, maxOre: 20_000, perfect: 25, colour: 15, mixed: 5 },
  trio: { minOre: 500, maxOre: 50_000, pays: 9 },
} as const

/** "Blackjack" */
export const blackjackTable: BlackjackRules = { decks: 6, surrender: 'late', ...common }

/** "Blackjack Klassisk" */
export const classicTable: BlackjackRules = { decks: 8, surrender: 'none', ...common }
