import { threeCardRules } from '@nordlys/game-math/tables/three-card/rules'
import { expect, test } from 'vitest'
import { slipRulesOf } from './round-spots.ts'
import { double, emptySlip, place } from './slip.ts'

const { ante, 'pair-bonus': pairBonus } = threeCardRules.limits
const limits = slipRulesOf([
  { bet: 'ante', nameDa: 'Ante', limits: ante, paysDa: '' },
  { bet: 'pair-bonus', nameDa: 'Par-bonus', limits: pairBonus, paysDa: '' },
])

test('[GAME-02] chips lie where the rules have a bet, and no more than they allow', () => {
  const full = place(emptySlip, limits, 'ante', 300_000)
  expect([...full.bets]).toEqual([['ante', 200_000]])
  const both = place(full, limits, 'pair-bonus', 100_000)
  expect([...both.bets]).toEqual([
    ['ante', 200_000],
    ['pair-bonus', 50_000],
  ])
  expect(double(both, limits)).toBe(both)
  expect(place(emptySlip, limits, 'play', 100)).toBe(emptySlip)
})
