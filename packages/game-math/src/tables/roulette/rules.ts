import type { TableRefusal } from '../machine.ts'
import { readStakes, type Stake, type StakeLimits } from '../stakes.ts'
import { findSpot, type Spot } from './spots.ts'

/** Plain JSON; all limits are whole kroner, in øre. */
export interface RouletteRules {
  /** On zero, half of a stake on an even chance comes back. */
  readonly laPartage: boolean
  /** Of each spot. */
  readonly minOre: number
  /** Of a single number. A spot of n numbers takes n times that, so that all pay alike at most. */
  readonly maxStraightOre: number
  readonly maxEvenChanceOre: number
  /** Of a slip. */
  readonly maxTableOre: number
}

const limits = {
  minOre: 100,
  maxStraightOre: 50_000,
  maxEvenChanceOre: 500_000,
  maxTableOre: 1_000_000,
}

export const europeanRoulette: RouletteRules = { laPartage: false, ...limits }
export const frenchRoulette: RouletteRules = { laPartage: true, ...limits }

/** Of the live tables, at which everybody plays the same round: from 1 and from 10 kroner. */
export const sharedRoulette: RouletteRules = {
  laPartage: false,
  minOre: 100,
  maxStraightOre: 5_000,
  maxEvenChanceOre: 50_000,
  maxTableOre: 100_000,
}
export const sharedRouletteHigh: RouletteRules = { laPartage: false, ...limits, minOre: 1_000 }

/** Spots by their ids, each once. */
export type RouletteBets = readonly Stake[]

export function spotLimits(rules: RouletteRules, spot: Spot): StakeLimits {
  const { minOre, maxStraightOre, maxEvenChanceOre } = rules
  const isEven = spot.kind === 'even-chance'
  return { minOre, maxOre: isEven ? maxEvenChanceOre : maxStraightOre * spot.numbers.length }
}

export function readSlip(rules: RouletteRules, value: unknown): RouletteBets | TableRefusal {
  return readStakes(value, {
    maxTableOre: rules.maxTableOre,
    of(bet) {
      const spot = findSpot(bet)
      return spot && spotLimits(rules, spot)
    },
  })
}
