import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
  spinsOf,
} from '../chain/test-proof.ts'
import type { StickyWildsDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<StickyWildsDefinition>]>([
  ['every rule in it', {}],
  ['no multiplier', { freeSpins: { spinsByScatters: { '2': 2, '3': 2 }, multiplier: 1 } }],
  ['one free spin', { freeSpins: { spinsByScatters: { '3': 1 }, multiplier: 2 } }],
])('[PROOF-01] sticky wilds with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of sticky wilds wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] a wild that lands in free spins fills its reel to the last of them', () => {
  let longest = 0
  for (const events of roundsOf(small(), 2_000)) {
    const [, ...free] = spinsOf(events)
    let standing: number[] = []
    for (const [reels] of free) {
      if (reels?.kind !== 'reels') throw new Error('a spin begins with its reels')
      expect(reels.mode).toBe('free')
      expect([...(reels.held ?? [])]).toEqual(standing)
      const wild = reels.grid.flatMap((column, reel) => (column.includes('wild') ? [reel] : []))
      expect(standing.every((reel) => wild.includes(reel))).toBe(true)
      standing = wild
    }
    longest = Math.max(longest, standing.length)
  }
  expect(longest).toBe(2)
})

test.each<[string, Partial<StickyWildsDefinition>, string]>([
  ['a scatter in free spins', free([['gem', 'leaf', 'star']]), 'strips.free have a scatter'],
  ['a wild in front', free([['gem', 'wild']]), 'strips.free have a wild on the first reel'],
  [
    'more spins than the cap',
    { caps: { maxWinBets: 1000, maxFreeSpins: 1 } },
    'freeSpins give more than caps.maxFreeSpins at once',
  ],
])('[PROOF-01] sticky wilds with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function free(first: string[][]): Partial<StickyWildsDefinition> {
  const { strips } = small()
  return { strips: { ...strips, free: [...first, ...strips.free.slice(first.length)] } }
}

function small(changes: Partial<StickyWildsDefinition> = {}): StickyWildsDefinition {
  return {
    ...smallBase,
    id: 'small-sticky-wilds',
    mechanic: 'sticky-wilds',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['gem', 'star', 'leaf'],
        ['gem', 'leaf', 'star', 'wild'],
        ['leaf', 'gem', 'star'],
      ],
      free: [
        ['gem', 'leaf'],
        ['gem', 'leaf', 'wild'],
        ['leaf', 'gem', 'gem', 'wild'],
      ],
    },
    freeSpins: { spinsByScatters: { '2': 1, '3': 3 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 3 },
    ...changes,
  }
}
