import type { OwnSlip } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { outcomeOn } from '@nordlys/game-math/tables/roulette/machine'
import { type RouletteRules, readSlip } from '@nordlys/game-math/tables/roulette/rules'

export interface OwnPayout {
  readonly stakeOre: number
  readonly payoutOre: number
}

/** What a slip pays on a number, by the table's own rules; undefined for bets that they do not know. */
export function ownPayout(
  rules: RouletteRules,
  { bets }: Pick<OwnSlip, 'bets'>,
  number: number,
): OwnPayout | undefined {
  const slip = readSlip(rules, bets)
  if ('refused' in slip) return undefined
  const { stakeOre, payoutOre } = outcomeOn(rules, slip, number)
  return { stakeOre: oreToNumber(stakeOre), payoutOre: oreToNumber(payoutOre) }
}
