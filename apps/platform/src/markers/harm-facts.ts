import type { Ore } from '@nordlys/core'

/** Ten minutes of a player's account. */
export interface Slice {
  /** When it begins. */
  at: Date
  /** Whether it begins between 00 and 06 in Denmark. */
  isNight: boolean
  /** Stakes but for gambles, which stake a win once more. */
  rounds: number
  stakedOre: Ore
  /** Stakes less wins; below zero where more was won. */
  lostOre: Ore
  /** How often play left next to nothing. */
  drains: number
  deposits: number
  /** Of these, how many came soon after a loss. */
  chases: number
}

export type HarmEventKind = 'declined-deposit' | 'limit-raise' | 'limit-hit' | 'canceled-withdrawal'

/** An event at one moment that moved no money. */
export interface HarmEvent {
  kind: HarmEventKind
  at: Date
}

/** The known play of a player: five weeks and what led into them. */
export interface Observed {
  ageYears: number
  /** The oldest first. */
  slices: readonly Slice[]
  events: readonly HarmEvent[]
}

/** The figures at a moment; the markers are worked out from these and nothing else. */
export interface HarmFacts {
  ageYears: number
  /** Of the last 24 hours. */
  deposits: number
  declined: number
  lossDayOre: Ore
  /** Of the last 7 days. */
  limitRaises: number
  limitHits: number
  chases: number
  canceledWithdrawals: number
  drains: number
  nightMinutes: number
  longSittings: number
  sittingLossOre: Ore
  /** Mean stake of the last 7 days in hundredths of the 28 days before; 0: cannot be computed. */
  stakeRatio: number
}
