import { invariant, type Ore, ore, required, shareDown, sum, times, zeroOre } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import type { TableMachine, TableOutcome } from '../machine.ts'
import type { TableLine } from '../stakes.ts'
import { numbers, zero } from './layout.ts'
import { type RouletteBets, type RouletteRules, readSlip } from './rules.ts'
import { findSpot, type Spot } from './spots.ts'

export interface RouletteState {
  readonly number: number
}

export interface RouletteOutcome extends TableOutcome {
  readonly lines: readonly TableLine[]
}

/** One draw of 37 after the bets are fixed, and nothing to choose. */
export const roulette = {
  readBets: readSlip,
  stakeOre: (_rules: RouletteRules, bets: RouletteBets): Ore => stakeOf(bets),
  start(_rules: RouletteRules, _bets: RouletteBets, rng: Rng): RouletteState {
    return { number: rng.below(numbers.length) }
  },
  options: () => [],
  apply(): RouletteState {
    invariant(false, 'a choice at roulette')
  },
  outcome: (rules: RouletteRules, bets: RouletteBets, { number }: RouletteState): RouletteOutcome =>
    outcomeOn(rules, bets, number),
  automatic(): number {
    invariant(false, 'a choice at roulette')
  },
} satisfies TableMachine<RouletteRules, RouletteBets, RouletteState>

/** What a slip pays when the ball lies on a number. */
export function outcomeOn(
  rules: RouletteRules,
  bets: RouletteBets,
  number: number,
): RouletteOutcome {
  const lines = bets.map(([bet, stake]) => {
    const spot = required(findSpot(bet), `spot ${bet}`)
    const stakeOre = ore(stake)
    return { bet, stakeOre, payoutOre: spotPayout(rules, { spot, stakeOre, number }) }
  })
  const payoutOre = sum(...lines.map((line) => line.payoutOre))
  return { stakeOre: stakeOf(bets), payoutOre, lines }
}

/** All that comes back from one spot. La partage halves even chances on zero, and nothing else. */
export function spotPayout(
  { laPartage }: RouletteRules,
  { spot, stakeOre, number }: { spot: Spot; stakeOre: Ore; number: number },
): Ore {
  if (spot.numbers.includes(number)) return times(stakeOre, spot.pays + 1)
  const isHalved = laPartage && number === zero && spot.kind === 'even-chance'
  return isHalved ? shareDown(stakeOre, 1n, 2n) : zeroOre
}

function stakeOf(bets: RouletteBets): Ore {
  return sum(...bets.map(([, stake]) => ore(stake)))
}
