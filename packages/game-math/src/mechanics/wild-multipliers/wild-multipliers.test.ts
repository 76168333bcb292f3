import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import { expectProvenByEveryRound, problemsOf } from '../chain/test-proof.ts'
import { lineWin } from '../lines/line-win.ts'
import { compile } from './compile.ts'
import type { WildMultipliersDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<WildMultipliersDefinition>]>([
  ['numbers that are multiplied', {}],
  ['numbers that are added', { wilds: { multipliers: { two: 2, five: 5 }, combine: 'sum' } }],
  ['numbers of one', { wilds: { multipliers: { two: 1, five: 1 }, combine: 'product' } }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
])('[PROOF-01] wilds with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test.each<[string, string[], WildMultipliersDefinition['wilds']['combine'], number, number]>([
  ['none', ['gem', 'gem', 'gem'], 'product', 6, 0],
  ['one', ['gem', 'five', 'gem'], 'product', 30, 5],
  ['two multiplied', ['gem', 'two', 'five'], 'product', 60, 10],
  ['two added', ['gem', 'two', 'five'], 'sum', 42, 7],
  ['one, and one behind the run', ['gem', 'two', 'leaf'], 'product', 2, 2],
])('[PROOF-01] the wilds of a line: %s', (_what, keys, combine, coins, times) => {
  const game = compile(small({ wilds: { multipliers: { two: 2, five: 5 }, combine } }))
  const win = lineWin(
    game,
    keys.map((key) => game.keys.indexOf(key)),
  )
  expect([win?.coins, win?.times ?? 0]).toEqual([coins, times])
})

test.each<[string, Partial<WildMultipliersDefinition>, string]>([
  [
    'a wild without a number',
    { wilds: { multipliers: { two: 2 }, combine: 'sum' } },
    'wilds.multipliers are not one for each wild',
  ],
  [
    'a wild in front',
    { strips: { ...small().strips, base: [['gem', 'two'], ...small().strips.base.slice(1)] } },
    'strips have a wild on the first reel',
  ],
  [
    'a wild that pays',
    { symbols: small().symbols.map((each) => ({ ...each, pays: { '3': 1 } })) },
    'a wild pays alone',
  ],
])('[PROOF-01] a game with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function small(changes: Partial<WildMultipliersDefinition> = {}): WildMultipliersDefinition {
  return {
    ...smallBase,
    id: 'small-wild-multipliers',
    mechanic: 'wild-multipliers',
    symbols: [
      { key: 'two', nameDa: 'To', kind: 'wild', pays: {} },
      { key: 'five', nameDa: 'Fem', kind: 'wild', pays: {} },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['gem', 'star', 'leaf'],
        ['gem', 'leaf', 'star', 'two'],
        ['leaf', 'gem', 'star', 'five'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['gem', 'five', 'two'],
        ['leaf', 'star', 'two'],
      ],
    },
    wilds: { multipliers: { two: 2, five: 5 }, combine: 'product' },
    freeSpins: { spinsByScatters: { '2': 1, '3': 2 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
