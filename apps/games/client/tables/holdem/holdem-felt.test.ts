import { holdemRules } from '@nordlys/game-math/tables/holdem/rules'
import { expect, test } from 'vitest'
import { rowsOf } from './holdem-felt.ts'

test('[GAME-02] the paytable has every hand, the best first, whatever order the rules come in', () => {
  const sorted = Object.entries(holdemRules.antePays).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const rules = {
    ...holdemRules,
    antePays: Object.fromEntries(sorted) as typeof holdemRules.antePays,
  }
  expect(rowsOf(rules.antePays)).toEqual([
    ['Royal flush', 100],
    ['Straight flush', 20],
    ['Fire ens', 10],
    ['Fuldt hus', 3],
    ['Flush', 2],
    ['Straight', 1],
    ['Tre ens', 1],
    ['To par', 1],
    ['Par', 1],
    ['Højt kort', 1],
  ])
})
