import { oreToNumber } from '@nordlys/core'
import { outcomeOn } from '@nordlys/game-math/tables/roulette/machine'
import { type RouletteRules, readSlip } from '@nordlys/game-math/tables/roulette/rules'
import type { PayoutOf } from '../round/own-payout.ts'
import { numberIn } from './number-in.ts'

/** By the rules of a wheel. */
export function roulettePayout(rules: RouletteRules): PayoutOf {
  return (bets, outcome) => {
    const slip = readSlip(rules, bets)
    const number = numberIn(outcome)
    if ('refused' in slip || number === undefined) return undefined
    const { stakeOre, payoutOre } = outcomeOn(rules, slip, number)
    return { stakeOre: oreToNumber(stakeOre), payoutOre: oreToNumber(payoutOre) }
  }
}
