import type { TableRefusal } from '../machine.ts'
import { readStakes, type Stake, type StakeLimits } from '../stakes.ts'
import type { ThreeCardHand } from './evaluate.ts'

/** Without an ante there is no round. */
const bets = ['ante', 'pair-bonus'] as const
type ThreeCardBet = (typeof bets)[number]

type Pays = Readonly<Partial<Record<ThreeCardHand, number>>>

/** Plain JSON. */
export interface ThreeCardRules {
  /** To 1 of the ante, whatever the bank has, when the player goes on. */
  readonly anteBonus: Pays
  /** To 1, on the player's own cards alone; a hand that is not named loses. */
  readonly pairBonus: Pays
  readonly limits: Readonly<Record<ThreeCardBet, StakeLimits>>
}

export const threeCardRules: ThreeCardRules = {
  anteBonus: { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 },
  pairBonus: { 'straight-flush': 40, 'three-of-a-kind': 30, straight: 6, flush: 4, pair: 1 },
  limits: {
    ante: { minOre: 100, maxOre: 200_000 },
    'pair-bonus': { minOre: 100, maxOre: 50_000 },
  },
}

export type ThreeCardBets = readonly Stake[]

export function readSlip(rules: ThreeCardRules, value: unknown): ThreeCardBets | TableRefusal {
  const slip = readStakes(value, {
    maxTableOre: rules.limits.ante.maxOre + rules.limits['pair-bonus'].maxOre,
    of(id) {
      const bet = bets.find((each) => each === id)
      return bet && rules.limits[bet]
    },
  })
  if ('refused' in slip) return slip
  const hasAnte = slip.some(([bet]) => bet === 'ante')
  return hasAnte ? slip : { refused: 'below-minimum', bet: 'ante' }
}
