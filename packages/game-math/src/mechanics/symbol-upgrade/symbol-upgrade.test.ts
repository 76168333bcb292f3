import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import type { SymbolUpgradeDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<SymbolUpgradeDefinition>]>([
  ['every rule in it', {}],
  ['two symbols for a step', { upgrades: { perStep: 2, steps: 2 } }],
  ['one step', { upgrades: { perStep: 1, steps: 1 } }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
])('[PROOF-01] symbol upgrades with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of symbol upgrades wins what the engine wins', () => {
  const freeSpins = { spinsByScatters: { '3': 6 }, multiplier: 3 }
  const caps = { maxWinBets: 1000, maxFreeSpins: 6 }
  expectSameFromSameDraws(small({ freeSpins, caps }), 20_000)
})

test('[PROOF-06] what was collected takes the cheapest symbols away, from the next spin on', () => {
  const definition = small({
    freeSpins: { spinsByScatters: { '3': 5 }, multiplier: 1 },
    caps: { maxWinBets: 1000, maxFreeSpins: 5 },
  })
  const cheapestFirst = ['leaf', 'moss', 'gem']
  const reached = new Set<number>()
  for (const events of roundsOf(definition, 3_000)) {
    let [collected, gone, left] = [0, 0, 5]
    for (const [index, event] of events.entries()) {
      if (event.kind === 'reels' && event.mode === 'free') {
        expect(event.gone).toBe(gone)
        const shown = event.grid.flat()
        for (const key of cheapestFirst.slice(0, gone)) expect(shown).not.toContain(key)
        collected += shown.filter((key) => key === 'rune').length
        left -= 1
        const next = left > 0 ? Math.min(collected, 2) : gone
        const following = events[index + 1]?.kind === 'wins' ? events[index + 2] : events[index + 1]
        expect(following?.kind === 'upgrade').toBe(next > gone)
        gone = next
      }
      if (event.kind === 'upgrade') {
        expect(event.gone).toBe(gone)
        expect(event.symbol).toBe(cheapestFirst[gone])
        for (const { reel, row } of event.cells) {
          expect(event.grid[reel]?.[row]).toBe(event.symbol)
        }
        for (const key of cheapestFirst.slice(0, gone)) expect(event.grid.flat()).not.toContain(key)
        reached.add(gone)
      }
    }
  }
  expect([...reached].sort()).toEqual([1, 2])
})

test.each<[string, Partial<SymbolUpgradeDefinition>, string]>([
  ['nothing left', { upgrades: { perStep: 1, steps: 3 } }, 'upgrades.steps leave no paying symbol'],
  [
    'cheap symbols first',
    { symbols: small().symbols.toReversed() },
    'paying symbols do not stand dearest first',
  ],
  ['a scatter in free spins', free(['gem', 'star']), 'strips.free have a scatter'],
  [
    'two upgrade symbols on a reel',
    free(['rune', 'gem', 'rune']),
    'strips.free have two upgrade symbols on a reel',
  ],
  [
    'an upgrade symbol in the base game',
    { strips: { ...small().strips, base: small().strips.free } },
    'strips.base have an upgrade symbol',
  ],
])('[PROOF-01] symbol upgrades with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function free(first: string[]): Partial<SymbolUpgradeDefinition> {
  const { strips } = small()
  return { strips: { ...strips, free: [first, ...strips.free.slice(1)] } }
}

function small(changes: Partial<SymbolUpgradeDefinition> = {}): SymbolUpgradeDefinition {
  return {
    ...smallBase,
    id: 'small-symbol-upgrade',
    mechanic: 'symbol-upgrade',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: {} },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'rune', nameDa: 'Rune', kind: 'upgrade', pays: {} },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'moss', nameDa: 'Mos', kind: 'pay', pays: { '2': 1, '3': 3 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['gem', 'star', 'leaf'],
        ['moss', 'leaf', 'star', 'wild'],
        ['leaf', 'gem', 'star'],
      ],
      free: [
        ['leaf', 'moss', 'gem'],
        ['moss', 'leaf', 'rune'],
        ['rune', 'leaf', 'wild'],
      ],
    },
    wildMultiplier: 2,
    upgrades: { perStep: 1, steps: 2 },
    freeSpins: { spinsByScatters: { '2': 1, '3': 2 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
