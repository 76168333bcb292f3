import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import type { ColossalDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

const spins = { spinsByScatters: { '3': 1, '4': 2 }, multiplier: 1 }

test.each<[string, Partial<ColossalDefinition>]>([
  ['every rule in it', {}],
  ['a multiplier and no wild', { ...withoutWild(), freeSpins: { ...spins, multiplier: 3 } }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
])('[PROOF-01] colossal symbols with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of colossal symbols wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] in free spins the middle reels show one symbol in all their cells', () => {
  const shown = new Set<string>()
  for (const events of roundsOf(small(), 3_000)) {
    for (const event of events) {
      if (event.kind !== 'reels' || event.mode === 'base') continue
      const [, ...rest] = event.grid
      const block = new Set(rest.slice(0, 2).flat())
      expect(block.size).toBe(1)
      expect(event.stops[1]).toBe(event.stops[2])
      for (const key of block) shown.add(key)
    }
  }
  expect([...shown].sort()).toEqual(['gem', 'leaf', 'star', 'wild'])
})

test('[PROOF-06] a giant scatter counts once for each reel it covers', () => {
  let seen = 0
  for (const events of roundsOf(small(), 3_000)) {
    for (const [at, event] of events.entries()) {
      if (event.kind !== 'reels' || event.mode === 'base' || event.grid[1]?.[0] !== 'star') continue
      const reels = event.grid.filter((column) => column.includes('star')).length
      const wins = events[at + 1]
      const won =
        wins?.kind === 'wins' ? wins.wins.find(({ kind }) => kind === 'scatter') : undefined
      expect(won?.count).toBe(reels)
      expect(won?.coins).toBe({ 2: 1, 3: 4, 4: 9 }[reels])
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(20)
})

test.each<[string, Partial<ColossalDefinition>, string]>([
  ['a giant symbol that is no square', { rows: 1 }, 'the giant symbol is no square'],
  [
    'a strip for each reel of free spins',
    { strips: { base: small().strips.base, free: small().strips.base } },
    'strips.free are not one per reel',
  ],
  [
    'more spins than the cap',
    {
      caps: { maxWinBets: 1000, maxFreeSpins: 1 },
      freeSpins: { ...spins, spinsByScatters: { '4': 2 } },
    },
    'freeSpins give more than caps.maxFreeSpins at once',
  ],
])('[PROOF-01] colossal symbols with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function withoutWild(): Partial<ColossalDefinition> {
  const { symbols, strips } = small()
  const plain = (of: readonly (readonly string[])[]) =>
    of.map((strip) => strip.map((key) => (key === 'wild' ? 'leaf' : key)))
  return {
    symbols: symbols.filter(({ kind }) => kind !== 'wild'),
    strips: { base: plain(strips.base), free: plain(strips.free) },
  }
}

function small(changes: Partial<ColossalDefinition> = {}): ColossalDefinition {
  return {
    ...smallBase,
    id: 'small-colossal',
    mechanic: 'colossal',
    reels: 4,
    lines: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [0, 1, 0, 1],
    ],
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '4': 9 } },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4, '4': 9 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 2, '4': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 1, '4': 2 } },
    ],
    strips: {
      base: [
        ['gem', 'star', 'leaf'],
        ['wild', 'leaf', 'star'],
        ['leaf', 'gem', 'star'],
        ['leaf', 'star'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['leaf', 'wild', 'gem', 'star'],
        ['leaf', 'gem', 'star', 'leaf'],
      ],
    },
    wildMultiplier: 2,
    freeSpins: spins,
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
