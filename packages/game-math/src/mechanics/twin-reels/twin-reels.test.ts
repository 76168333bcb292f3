import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { momentsOf, requireSameMoments } from '../../prove/spin-moments.ts'
import { joinedReels } from '../chain/joined-reels.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
} from '../chain/test-proof.ts'
import { spinHistogram } from '../lines/cycle.ts'
import { pairMoments } from '../lines/pair-moments.ts'
import { compile } from './compile.ts'
import type { TwinReelsDefinition } from './definition.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<TwinReelsDefinition>]>([
  ['every rule in it', {}],
  ['one choice of twins', { twins: only([{ first: 1, reels: 2, weight: 5 }]) }],
  ['all reels alike', { twins: only([{ first: 0, reels: 3, weight: 1 }]) }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
  ['one line', { lines: [[1, 0, 1]] }],
])('[PROOF-01] twin reels with %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of twin reels wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-01] every choice of twins is counted as it is followed, by itself', () => {
  const { chain } = compile(small())
  for (const variant of chain.kinds.flatMap(({ variants }) => variants)) {
    const counted = spinHistogram(variant.game, variant.strips, variant.linked)
    const joined = joinedReels(variant)
    const { first = 0, reels = 1 } = variant.linked ?? {}
    const lengths = variant.strips.lengths.filter(
      (_, reel) => reel <= first || reel >= first + reels,
    )
    expect(counted.cycle).toBe(lengths.reduce((product, length) => product * length, 1))
    const followed = pairMoments(joined.game, joined.strips, joined.machine)
    requireSameMoments(momentsOf(counted), followed)
  }
})

test('[PROOF-06] twins show what the first of them stops on, the others their own strips', () => {
  const { strips, twins, rows } = small()
  const counts = new Map<string, number>()
  for (const events of roundsOf(small(), 4_000)) {
    for (const event of events) {
      if (event.kind !== 'reels') continue
      const [first = 0, ...others] = event.twins ?? []
      for (const [reel, strip] of strips[event.mode].entries()) {
        const shown = others.includes(reel) ? (strips[event.mode][first] ?? []) : strip
        const stop = event.stops[reel] ?? 0
        const window = Array.from({ length: rows }, (_, row) => shown[(stop + row) % shown.length])
        expect(event.grid[reel]).toEqual(window)
      }
      for (const reel of others) expect(event.stops[reel]).toBe(event.stops[first])
      if (event.mode === 'base') {
        const name = String(event.twins)
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    }
  }
  expect([...counts.keys()].sort()).toEqual(['0,1', '0,1,2', '1,2'])
  const total = twins.base.reduce((sum, { weight }) => sum + weight, 0)
  for (const { first, reels, weight } of twins.base) {
    const name = String(Array.from({ length: reels }, (_, place) => first + place))
    expect((counts.get(name) ?? 0) / 4_000).toBeCloseTo(weight / total, 1)
  }
})

test.each<[string, Partial<TwinReelsDefinition>, string]>([
  ['no twins', { twins: { ...small().twins, free: [] } }, 'twins.free are empty'],
  [
    'twins beyond the grid',
    { twins: only([{ first: 2, reels: 2, weight: 1 }]) },
    'twins.base leave the grid',
  ],
  [
    'the same twins twice',
    { twins: only([1, 2].map((weight) => ({ first: 0, reels: 2, weight }))) },
    'twins.base have the same reels twice',
  ],
  ['a twin alone', { twins: only([{ first: 0, reels: 1, weight: 1 }]) }, aloneProblem()],
])('[PROOF-01] twin reels with %s are refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

function aloneProblem(): string {
  return 'definition.twins.base[0].reels is not a whole number from 2 to 6'
}

function only(choices: TwinReelsDefinition['twins']['base']): TwinReelsDefinition['twins'] {
  return { base: choices, free: choices }
}

function small(changes: Partial<TwinReelsDefinition> = {}): TwinReelsDefinition {
  return {
    ...smallBase,
    id: 'small-twin-reels',
    mechanic: 'twin-reels',
    symbols: [
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '3': 9 } },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['wild', 'star', 'leaf'],
        ['gem', 'wild', 'leaf', 'star'],
        ['leaf', 'gem', 'star'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['gem', 'wild'],
        ['star', 'gem', 'leaf'],
      ],
    },
    twins: {
      base: [
        { first: 0, reels: 2, weight: 3 },
        { first: 1, reels: 2, weight: 2 },
        { first: 0, reels: 3, weight: 1 },
      ],
      free: [
        { first: 1, reels: 2, weight: 1 },
        { first: 0, reels: 3, weight: 2 },
      ],
    },
    wildMultiplier: 2,
    freeSpins: { spinsByScatters: { '2': 1, '3': 2 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
