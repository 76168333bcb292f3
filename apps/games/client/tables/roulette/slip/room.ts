import { type RouletteRules, spotLimits } from '@nordlys/game-math/tables/roulette/rules'
import { findSpot, type Spot } from '@nordlys/game-math/tables/roulette/spots'
import { type Slip, staked, stakedOn } from './slip.ts'

/** The purse bounds a slip beside the table's rules. */
export interface Purse {
  readonly balanceOre: number
  /** The most that a round may stake in all while a bonus is active. */
  readonly stakeMaxOre?: number | undefined
}

/** Why chips may not be placed, in the order it is checked. */
export type NoRoom =
  | { readonly why: 'below-minimum'; readonly minOre: number }
  | { readonly why: 'spot-full'; readonly spotId: string; readonly maxOre: number }
  | { readonly why: 'table-full'; readonly maxOre: number }
  | { readonly why: 'money' }
  | { readonly why: 'bonus'; readonly maxOre: number }

/** Undefined when the slip may be played. */
export function problemOf(rules: RouletteRules, slip: Slip, purse: Purse): NoRoom | undefined {
  for (const [spotId, stakeOre] of slip) {
    const spot = findSpot(spotId)
    const { minOre, maxOre } = spot ? spotLimits(rules, spot) : { minOre: 0, maxOre: 0 }
    if (stakeOre < minOre) return { why: 'below-minimum', minOre }
    if (stakeOre > maxOre) return { why: 'spot-full', spotId, maxOre }
  }
  const totalOre = staked(slip)
  if (totalOre > rules.maxTableOre) return { why: 'table-full', maxOre: rules.maxTableOre }
  if (totalOre > purse.balanceOre) return { why: 'money' }
  const { stakeMaxOre = totalOre } = purse
  return totalOre > stakeMaxOre ? { why: 'bonus', maxOre: stakeMaxOre } : undefined
}

/** Whether a chip of this worth still fits on a spot: one that does not is shown greyed out. */
export function takesChip(
  rules: RouletteRules,
  slip: Slip,
  { spot, chipOre }: { spot: Spot; chipOre: number },
): boolean {
  const { minOre, maxOre } = spotLimits(rules, spot)
  const stakeOre = stakedOn(slip, spot.id) + chipOre
  return stakeOre >= minOre && stakeOre <= maxOre && staked(slip) + chipOre <= rules.maxTableOre
}
