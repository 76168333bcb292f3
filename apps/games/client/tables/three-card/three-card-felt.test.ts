import { threeCardRules } from '@nordlys/game-math/tables/three-card/rules'
import { expect, test } from 'vitest'
import { rowsOf } from './three-card-felt.ts'

test('[GAME-02] the paytables have every hand that is paid, the best first', () => {
  expect(rowsOf(threeCardRules.anteBonus)).toEqual([
    ['Straight flush', 5],
    ['Tre ens', 4],
    ['Straight', 1],
  ])
  expect(rowsOf(threeCardRules.pairBonus)).toEqual([
    ['Straight flush', 40],
    ['Tre ens', 30],
    ['Straight', 6],
    ['Flush', 4],
    ['Par', 1],
  ])
})
