import { insuranceReturn } from './figures.ts'
import worthOf6 from './generated/worth-6.json' with { type: 'json' }
import worthOf8 from './generated/worth-8.json' with { type: 'json' }
import type { BlackjackRules } from './rules.ts'

/**
 * What each choice of each row is worth: by row (`h16`, `s18`, `p8`), the bank's up card in the
 * order of the chart, and choice (hit, stand, double, and split for a pair), in hundredths of a
 * percent of the stake.
 */
export function worthRows({ decks }: BlackjackRules): Readonly<Record<string, number[][]>> {
  return decks === 6 ? worthOf6 : worthOf8
}

/** The same of insurance, whose stake is half the hand's. */
export function insuranceCost(rules: BlackjackRules): number {
  const { numerator, denominator } = insuranceReturn(rules)
  return Math.round((5_000 * Number(denominator - numerator)) / Number(denominator))
}
