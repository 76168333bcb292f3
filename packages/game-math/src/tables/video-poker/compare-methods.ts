import { tableRng } from '../../random/table-rng.ts'
import type { Card } from '../cards/card.ts'
import { BruteForce } from './brute-force.ts'
import { handNames, type Wild } from './hands.ts'
import type { HoldTable } from './hold-table.ts'
import { holdTableOf } from './hold-tables.ts'
import { holdValues } from './hold-values.ts'
import { videoPokers } from './paytables.ts'
import { rowOf, type VideoPokerRules } from './rules.ts'
import { unitOf, Worth } from './solve.ts'
import { deckOf, subsetCounts } from './subset-counts.ts'

/** Where the methods differ over some deals, for tests: in any game of ours with these wild cards. */
export function differencesOf(wild: Wild, deals: Iterable<readonly Card[]>): string[] {
  const bruteForce = new BruteForce(wild)
  const subsets = subsetCounts(wild)
  const games = videoPokers
    .filter((rules) => rules.wild === wild)
    .map((rules) => ({ rules, worth: new Worth(rules, subsets), table: holdTableOf(rules) }))
  return [...deals].flatMap((deal) => {
    const ends = bruteForce.ofHolds(deal)
    return games.flatMap((game) => differences(game, deal, ends))
  })
}

interface Methods {
  readonly rules: VideoPokerRules
  readonly worth: Worth
  readonly table: HoldTable
}

/**
 * Where the methods differ over a deal whose cards rise, in whole numbers: what each hold is worth by
 * how its draws end, by the solution and by what a page works out; and whether the table's hold is as
 * good as any.
 */
function differences(
  { rules, worth, table }: Methods,
  deal: readonly Card[],
  endsOfHolds: readonly (readonly number[])[],
): string[] {
  const pays = handNames.map((hand) => rowOf(rules, hand)?.pays ?? 0)
  const unit = unitOf(deckOf(rules.wild))
  const values = holdValues(rules, table.sums, deal)
  worth.bestHold(deal)
  let best = 0
  const worths: number[] = []
  const found: string[] = []
  for (const [hold, value] of values.entries()) {
    const ends = endsOfHolds[hold] ?? []
    const draws = ends.reduce((sum, count) => sum + count, 0)
    const coins = ends.reduce((sum, count, hand) => sum + count * (pays[hand] ?? 0), 0)
    const drawn = (coins * unit) / draws
    if (worth.ofHold(hold) !== drawn) found.push(`${deal} hold ${hold}: the solution`)
    if (value.coins !== coins || value.draws !== draws) found.push(`${deal} hold ${hold}: the page`)
    worths.push(drawn)
    best = Math.max(best, drawn)
  }
  if (worths[table.bestHold(deal)] !== best) found.push(`${deal}: the table`)
  return found
}

/** Deals drawn from a fixed seed, each rising. */
export function sampleDeals(deck: number, count: number): Card[][] {
  return Array.from({ length: count }, (_, round) => {
    const rng = tableRng(deck, round)
    const left = Array.from({ length: deck }, (_card, card) => card)
    const deal = Array.from({ length: 5 }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
    return deal.sort((a, b) => a - b)
  })
}
