import { type Ore, ore } from '@nordlys/core'
import type { TableRefusal } from '../machine.ts'
import { readStakes, type Stake } from '../stakes.ts'
import type { BlackjackRules } from './rules.ts'

const betNames = ['hand', 'pair', 'trio'] as const
type BetName = (typeof betNames)[number]

export type BlackjackBets = readonly Stake[]

/** A side bet stands beside a hand: without one there is no round. */
export function readBlackjackBets(
  rules: BlackjackRules,
  value: unknown,
): BlackjackBets | TableRefusal {
  const slip = readStakes(value, {
    maxTableOre: rules.hand.maxOre + rules.pair.maxOre + rules.trio.maxOre,
    of(id) {
      const bet = betNames.find((each) => each === id)
      return bet && rules[bet]
    },
  })
  if ('refused' in slip) return slip
  return slip.some(([bet]) => bet === 'hand') ? slip : { refused: 'below-minimum', bet: 'hand' }
}

/** 0 where there is no such bet. */
export function stakeOn(bets: BlackjackBets, name: BetName): Ore {
  return ore(bets.find(([bet]) => bet === name)?.[1] ?? 0)
}
