import type { TableRefusal } from '../machine.ts'
import { readStakes, type Stake, type StakeLimits } from '../stakes.ts'
import type { HoldemHand } from './evaluate.ts'

/** Plain JSON. */
export interface HoldemRules {
  /** To 1 of the ante, when the bank is out or beaten. */
  readonly antePays: Readonly<Record<HoldemHand, number>>
  readonly limits: { readonly ante: StakeLimits }
}

export const holdemRules: HoldemRules = {
  antePays: {
    'royal-flush': 100,
    'straight-flush': 20,
    'four-of-a-kind': 10,
    'full-house': 3,
    flush: 2,
    straight: 1,
    'three-of-a-kind': 1,
    'two-pair': 1,
    pair: 1,
    'high-card': 1,
  },
  limits: { ante: { minOre: 100, maxOre: 50_000 } },
}

/** A call costs so many antes, and pays 1 to 1. */
export const callAntes = 2

export type HoldemBets = readonly Stake[]

/** The ante alone: the call is a choice of the round. */
export function readSlip({ limits }: HoldemRules, value: unknown): HoldemBets | TableRefusal {
  return readStakes(value, {
    maxTableOre: limits.ante.maxOre,
    of: (id) => (id === 'ante' ? limits.ante : undefined),
  })
}
