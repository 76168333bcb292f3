import { required } from '@nordlys/core'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { RoundEvent } from '../../base/events.ts'
import { smallBase } from '../chain/small-base.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
  roundsOf,
  spinsOf,
} from '../chain/test-proof.ts'
import { compile } from './compile.ts'
import type { SagaBookDefinition } from './definition.ts'
import { playRound } from './engine.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<SagaBookDefinition>]>([
  ['every rule in it', {}],
  ['one symbol to show', { specials: [{ symbol: 'leaf', weight: 3 }] }],
  [
    'free spins won again up to the cap',
    {
      freeSpins: { spinsByScatters: { '3': 1 }, multiplier: 1 },
      caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    },
  ],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
])('[PROOF-01] a saga book with %s is proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(small(changes))
})

test('[PROOF-01] the fast path of a saga book wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] the special symbol fills its reels where enough of them show it, and no others', () => {
  let [filled, apart, tooFew] = [0, 0, 0]
  for (const events of roundsOf(small(), 4_000)) {
    const special = events.find((event) => event.kind === 'free-spins')?.special
    for (const spin of spinsOf(events)) {
      const [reels] = spin
      if (reels?.kind !== 'reels') throw new Error('a spin begins with its reels')
      const change = spin.find((event) => event.kind === 'change')
      const on = reels.grid.flatMap((column, reel) =>
        column.includes(special ?? '') ? [reel] : [],
      )
      if (reels.mode === 'base' || on.length < leastOf(special)) {
        expect(change).toBeUndefined()
        if (reels.mode === 'free' && on.length > 0) tooFew += 1
        continue
      }
      const shown = change?.grid ?? reels.grid
      expect(shown).toEqual(
        reels.grid.map((column, reel) => (on.includes(reel) ? column.map(() => special) : column)),
      )
      filled += 1
      if (on.join() === '0,2') apart += 1
    }
  }
  expect(Math.min(filled, apart, tooFew)).toBeGreaterThan(10)
})

test('[PROOF-06] reels that are filled pay on every line, also where one between them is not', () => {
  // The second of two specials, three books, and then gems on the outer reels alone.
  const events = roundOf(1, [1, 0, 1], [0, 0, 1], [1, 2, 1])
  const [, , won, reels, change, wins] = events
  expect(won).toEqual({ kind: 'free-spins', won: 2, awarded: 2, special: 'gem' })
  expect(reels).toMatchObject({
    mode: 'free',
    grid: [
      ['gem', 'leaf'],
      ['leaf', 'leaf'],
      ['leaf', 'gem'],
    ],
  })
  expect(change).toEqual({
    kind: 'change',
    cause: 'special',
    cells: [
      { reel: 0, row: 1 },
      { reel: 2, row: 0 },
    ],
    grid: [
      ['gem', 'gem'],
      ['leaf', 'leaf'],
      ['gem', 'gem'],
    ],
  })
  // Two gems pay 1 on each of three lines, doubled.
  expect(wins).toEqual({
    kind: 'wins',
    wins: [
      {
        kind: 'filled',
        symbol: 'gem',
        lines: 3,
        count: 2,
        coins: 6,
        positions: [
          { reel: 0, row: 0 },
          { reel: 0, row: 1 },
          { reel: 2, row: 0 },
          { reel: 2, row: 1 },
        ],
      },
    ],
    multiplier: 2,
    coins: 6,
  })
})

test('[PROOF-06] the book stands in for every symbol, pays as a scatter and never as a line', () => {
  const [, wins] = roundOf(1, [1, 0, 1], [0, 0, 0], [0, 0, 0])
  expect(wins?.kind === 'wins' && wins.wins.map((win) => win.kind)).toContain('scatter')
  for (const events of roundsOf(small(), 2_000)) {
    for (const event of events) {
      if (event.kind !== 'wins') continue
      for (const win of event.wins) expect('symbol' in win ? win.symbol : '').not.toBe('book')
    }
  }
})

test.each<[string, Partial<SagaBookDefinition>, string]>([
  ['nothing to show', { specials: [] }, 'specials are empty'],
  [
    'the book itself to show',
    { specials: [{ symbol: 'book', weight: 1 }] },
    'specials have a symbol that does not pay on lines',
  ],
  [
    'one symbol to show twice',
    { specials: [...small().specials, { symbol: 'gem', weight: 1 }] },
    'specials have a symbol twice',
  ],
  [
    'two books on one reel',
    { strips: { ...small().strips, base: small().strips.base.map(() => ['book', 'book']) } },
    'strips.base can show two scatters on one reel',
  ],
  [
    'no book',
    { symbols: small().symbols.filter(({ kind }) => kind !== 'book') },
    'symbols have not exactly one book',
  ],
])('[PROOF-01] a saga book with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

/** The events of a round by the number of its special and the stops of its spins. */
function roundOf(special: number, ...spins: number[][]): readonly RoundEvent[] {
  const draws = [special + 1, ...spins.flat()]
  const below = () => required(draws.shift(), 'a draw')
  return playRound(compile(small()), { u32: below, below }).events ?? []
}

function leastOf(special: string | undefined): number {
  const pays = small().symbols.find(({ key }) => key === special)?.pays ?? {}
  return Math.min(...Object.keys(pays).map(Number))
}

function small(changes: Partial<SagaBookDefinition> = {}): SagaBookDefinition {
  return {
    ...smallBase,
    id: 'small-saga-book',
    mechanic: 'saga-book',
    symbols: [
      { key: 'book', nameDa: 'Sagnbog', kind: 'book', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    strips: {
      base: [
        ['gem', 'book', 'leaf'],
        ['book', 'leaf', 'gem'],
        ['leaf', 'gem', 'book'],
      ],
      free: [
        ['gem', 'leaf', 'book'],
        ['leaf', 'leaf', 'book', 'leaf'],
        ['book', 'leaf', 'gem'],
      ],
    },
    specials: [
      { symbol: 'leaf', weight: 2 },
      { symbol: 'gem', weight: 1 },
    ],
    freeSpins: { spinsByScatters: { '3': 2 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 2 },
    ...changes,
  }
}
