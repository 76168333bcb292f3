import type { Ore } from '@nordlys/core'
import type { PlaySlice } from '../ledger/index.ts'

/** Ten minutes of a player's account. */
export type Slice = Omit<PlaySlice, 'playerId'>

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
