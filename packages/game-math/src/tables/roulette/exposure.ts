import { greater, type Ore, zeroOre } from '@nordlys/core'
import { largestPayout } from '../largest-payout.ts'
import { numbers, zero } from './layout.ts'
import { outcomeOn } from './machine.ts'
import { type RouletteBets, type RouletteRules, spotLimits } from './rules.ts'
import { spots } from './spots.ts'

/** What a slip pays on each of the 37 numbers, from zero on. */
export function payoutsByNumber(rules: RouletteRules, bets: RouletteBets): readonly Ore[] {
  return numbers.map((number) => outcomeOn(rules, bets, number).payoutOre)
}

/** The most that a slip can pay, known before the draw. */
export function worstCase(rules: RouletteRules, bets: RouletteBets): Ore {
  return payoutsByNumber(rules, bets).reduce(greater, zeroOre)
}

/** The most that any slip within the limits pays. */
export function maxPayout(rules: RouletteRules): Ore {
  return numbers.map((number) => maxPayoutOn(rules, number)).reduce(greater, zeroOre)
}

function maxPayoutOn(rules: RouletteRules, number: number): Ore {
  const winning = spots.flatMap((spot) => {
    const { maxOre } = spotLimits(rules, spot)
    if (spot.numbers.includes(number)) return [{ maxOre, back: spot.pays + 1, stake: 1 }]
    const isHalved = rules.laPartage && number === zero && spot.kind === 'even-chance'
    return isHalved ? [{ maxOre, back: 1, stake: 2 }] : []
  })
  return largestPayout(winning, rules.maxTableOre)
}
