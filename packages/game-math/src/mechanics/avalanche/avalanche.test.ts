import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import type { AvalancheDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<AvalancheDefinition>]>([
  ['every rule in it', {}],
  ['one avalanche at most', { tumble: { multipliers: [1, 3], most: 1 } }],
  ['a multiplier from the start', { tumble: { multipliers: [2], most: 2 } }],
])('[PROOF-01] avalanches with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of avalanches wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] every win but the last possible one brings a new grid, and a loss ends it', () => {
  let longest = 0
  for (const events of roundsOf(small(), 2_000)) {
    const kinds = events.map(({ kind }) => kind)
    const falls = kinds.filter((kind) => kind === 'tumble').length
    const expected = Array.from({ length: falls }, () => ['wins', 'tumble']).flat()
    const end = falls === 2 && kinds.at(-1) === 'wins' ? ['wins'] : []
    expect(kinds).toEqual(['grid', ...expected, ...end])
    const multipliers = events.flatMap((event) => (event.kind === 'wins' ? [event.multiplier] : []))
    expect(multipliers).toEqual([1, 2, 5].slice(0, multipliers.length))
    longest = Math.max(longest, falls)
  }
  expect(longest).toBe(2)
})

test.each<[string, Partial<AvalancheDefinition>, string]>([
  [
    'multipliers that fall',
    { tumble: { multipliers: [3, 1], most: 3 } },
    'tumble.multipliers fall',
  ],
  ['too many', { tumble: { multipliers: [1], most: 31 } }, 'tumble.most is above 30'],
  ['no lines', { lines: [] }, 'lines are not 1 to 100'],
])('[PROOF-01] avalanches with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function small(changes: Partial<AvalancheDefinition> = {}): AvalancheDefinition {
  return {
    ...smallBase,
    id: 'small-avalanche',
    mechanic: 'avalanche',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '3': 9 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
      { key: 'shell', nameDa: 'Skal', kind: 'pay', pays: { '3': 1 } },
    ],
    strips: {
      base: [
        ['gem', 'wild', 'leaf'],
        ['gem', 'leaf', 'shell'],
        ['leaf', 'gem', 'shell'],
      ],
    },
    wildMultiplier: 2,
    tumble: { multipliers: [1, 2, 5], most: 2 },
    caps: { maxWinBets: 10_000 },
    ...changes,
  }
}
