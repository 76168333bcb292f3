import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import type { MysteryDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<MysteryDefinition>]>([
  ['every rule in it', {}],
  ['one thing to become', { reveals: [{ symbol: 'gem', weight: 7 }] }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
])('[PROOF-01] mystery symbols with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of mystery symbols wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] all mystery symbols of a spin become the same, and as often as it weighs', () => {
  const counts = new Map<string, number>()
  for (const events of roundsOf(small(), 4_000)) {
    for (const [index, event] of events.entries()) {
      const before = events[index - 1]
      if (event.kind !== 'change' || before?.kind !== 'reels') continue
      const shown = new Set(event.cells.map(({ reel, row }) => event.grid[reel]?.[row]))
      expect(shown.size).toBe(1)
      const [symbol = ''] = shown
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
      for (const { reel, row } of event.cells) expect(before.grid[reel]?.[row]).toBe('cloud')
    }
  }
  const [gem = 0, wild = 0] = [counts.get('gem'), counts.get('wild')]
  expect(gem / (gem + wild)).toBeGreaterThan(0.63)
  expect(gem / (gem + wild)).toBeLessThan(0.71)
})

test.each<[string, Partial<MysteryDefinition>, string]>([
  ['nothing to become', { reveals: [] }, 'reveals are empty'],
  [
    'a scatter to become',
    { reveals: [{ symbol: 'star', weight: 1 }] },
    'reveals have a symbol that neither pays nor is wild',
  ],
  [
    'one thing twice',
    { reveals: [...small().reveals, { symbol: 'gem', weight: 1 }] },
    'reveals have a symbol twice',
  ],
])('[PROOF-01] mystery symbols with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function small(changes: Partial<MysteryDefinition> = {}): MysteryDefinition {
  return {
    ...smallBase,
    id: 'small-mystery',
    mechanic: 'mystery',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '3': 9 } },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'cloud', nameDa: 'Sky', kind: 'mystery', pays: {} },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['cloud', 'star', 'leaf'],
        ['gem', 'cloud', 'star'],
        ['leaf', 'cloud', 'star'],
      ],
      free: [
        ['cloud', 'leaf', 'star'],
        ['gem', 'cloud', 'star'],
        ['star', 'cloud'],
      ],
    },
    wildMultiplier: 2,
    reveals: [
      { symbol: 'gem', weight: 2 },
      { symbol: 'wild', weight: 1 },
    ],
    freeSpins: { spinsByScatters: { '3': 1 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
