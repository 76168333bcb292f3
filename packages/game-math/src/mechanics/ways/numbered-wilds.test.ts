import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { prove } from '../../game/prove.ts'
import { rulesOf } from '../../game/rules-text.ts'
import {
  expectProvenByEveryRound,
  expectSameFromSameDraws,
  problemsOf,
} from '../chain/test-proof.ts'
import { smallFlexveje } from '../flexveje/small-flexveje.ts'
import { compile } from './compile.ts'
import { countGrids } from './count-grids.ts'
import type { WaysDefinition } from './definition.ts'
import { waysWins } from './engine.ts'
import { waysMoments } from './moments.ts'
import { freeSpins, smallWays } from './small-ways.ts'

const test = provenTest(import.meta.url)

const withoutFreeSpins = { freeSpins: { spinsByScatters: {}, multipliers: [1] } }

test.each<[string, Partial<WaysDefinition>]>([
  ['of two numbers', {}],
  ['of one number', { wilds: { multipliers: { two: 2, five: 2 } } }],
  ['of numbers so high that weights are told apart as text', { wilds: numbers(9, 20) }],
  ['and no free spins', withoutFreeSpins],
])('[PROOF-01] ways through wilds %s are proven to what all rounds give', (_what, changes) => {
  expectProvenByEveryRound(numbered(changes))
})

test('[PROOF-01] both methods count the same where wilds weigh more than cells', () => {
  const game = compile(numbered())
  for (const reels of [game.base, game.free]) {
    const { cycle, byScatters } = countGrids(game, reels)
    const grids = byScatters.flatMap((counts) => [...counts])
    expect(grids.reduce((all, count) => all + count, 0)).toBe(cycle)
    const counted = byScatters.map((counts) =>
      counts.reduce((all, count, coins) => all + count * coins, 0),
    )
    expect(waysMoments(game, reels).byScatters.map(({ coins }) => Number(coins))).toEqual(counted)
  }
})

test('[PROOF-01] the fast path wins what the engine wins where wilds have numbers', () => {
  expectSameFromSameDraws(numbered(), 20_000)
})

test('[PROOF-01] reels that change their height take numbered wilds as they are', () => {
  const wilds = { multipliers: { wild: 5 } }
  expectProvenByEveryRound(smallFlexveje({ wilds, ...withoutFreeSpins }))
})

test.each<[string, string[][], [string, number, number, number | undefined, number][]]>([
  ['no wild', [['gem'], ['gem'], ['gem']], [['gem', 3, 1, undefined, 10]]],
  ['a wild alone on its reel', [['gem'], ['five'], ['gem']], [['gem', 3, 1, 5, 50]]],
  ['a way beside the wild', [['gem'], ['five', 'gem'], ['gem']], [['gem', 3, 2, 6, 60]]],
  ['two wilds on one way', [['gem'], ['two'], ['five', 'x']], [['gem', 3, 1, 10, 100]]],
  [
    'two wilds on one reel, which are two ways',
    [['gem', 'gem'], ['two', 'five'], ['gem']],
    [['gem', 3, 4, 14, 140]],
  ],
  ['a wild behind the run', [['gem'], ['x'], ['five']], []],
  ['a wild that makes a run', [['gem'], ['two'], ['x']], [['gem', 2, 1, 2, 4]]],
  [
    'one wild in the ways of two symbols',
    [['gem', 'leaf'], ['two'], ['gem', 'leaf']],
    [
      ['gem', 3, 1, 2, 20],
      ['leaf', 3, 1, 2, 8],
    ],
  ],
  ['scatters are no ways', [['star'], ['two'], ['star']], []],
])('[PROOF-01] ways through numbered wilds: %s', (_what, grid, expected) => {
  const wins = waysWins(compile(numbered()), grid, 1)
  expect(wins.map((win) => [win.symbol, win.count, win.ways, win.worth, win.coins])).toEqual(
    expected,
  )
})

test.each<[string, Partial<WaysDefinition>, string]>([
  [
    'a wild without a number',
    { wilds: { multipliers: { two: 2 } } },
    'wilds.multipliers are not one for each wild',
  ],
  [
    'a number of no wild',
    { wilds: { multipliers: { two: 2, five: 5, gem: 3 } } },
    'wilds.multipliers are not one for each wild',
  ],
  [
    'numbers and no wild',
    { symbols: numbered().symbols.map((each) => ({ ...each, kind: withoutWild(each.kind) })) },
    'symbols have no wild',
  ],
  [
    'a number of one',
    { wilds: numbers(1, 5) },
    'definition.wilds.multipliers.two is not a whole number from 2 to 20',
  ],
  [
    'a second wild in front',
    {
      strips: {
        ...numbered().strips,
        free: [
          ['gem', 'five'],
          ['gem', 'leaf'],
          ['gem', 'leaf'],
        ],
      },
    },
    'strips have a wild on the first reel',
  ],
  [
    'a wild that pays',
    { symbols: numbered().symbols.map(paying) },
    'symbol two pays alone on ways',
  ],
])('[PROOF-01] a game of ways with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(numbered(changes))).toContain(problem)
})

test('[PROOF-01] without numbers a game of ways still has one wild at most', () => {
  const { wilds: _, ...plain } = numbered()
  expect(problemsOf(plain)).toEqual(['symbols have more than one wild'])
})

test('[PROOF-02] the rules tell each wild, its number and what several do', () => {
  const game = numbered()
  const text = rulesOf(game, prove(game)).sections.flatMap(({ paragraphs }) => paragraphs)
  expect(text).toContain(
    'Hver wild ganger de veje, der går gennem den: To ganger med 2 og Fem ganger med 5. En vej ' +
      'gennem en wild, der ganger med 2, tæller altså som 2 veje. Veje uden om den ganges ikke.',
  )
  expect(text).toContain(
    'Går en vej gennem flere wilds, ganges deres tal med hinanden: 2 og 5 giver 10.',
  )
  expect(text.join()).not.toContain('findes kun i free spins')
  const [first = [], ...others] = game.strips.base
  const base = [first, ...others.map((strip) => strip.map((key) => (key === 'five' ? 'two' : key)))]
  const later = numbered({ strips: { ...game.strips, base } })
  const told = rulesOf(later, prove(later)).sections.flatMap(({ paragraphs }) => paragraphs)
  expect(told).toContain('Fem findes kun i free spins.')
})

function numbered(changes: Partial<WaysDefinition> = {}): WaysDefinition {
  return {
    ...smallWays(),
    id: 'small-numbered-wilds',
    symbols: [
      { key: 'two', nameDa: 'To', kind: 'wild', pays: {} },
      { key: 'five', nameDa: 'Fem', kind: 'wild', pays: {} },
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '2': 1, '3': 4 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 2, '3': 10 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 4 } },
    ],
    strips: {
      base: [
        ['gem', 'gem', 'star', 'leaf'],
        ['two', 'gem', 'star'],
        ['leaf', 'five', 'two', 'star'],
      ],
      free: [
        ['gem', 'leaf', 'star'],
        ['two', 'five', 'star'],
        ['leaf', 'gem', 'five'],
      ],
    },
    wilds: numbers(2, 5),
    freeSpins: freeSpins([1, 2]),
    caps: { maxWinBets: 1_000_000, maxFreeSpins: 2 },
    ...changes,
  }
}

function numbers(two: number, five: number) {
  return { multipliers: { two, five } }
}

function paying(symbol: WaysDefinition['symbols'][number]) {
  return { ...symbol, pays: { '3': 1 } }
}

function withoutWild(kind: WaysDefinition['symbols'][number]['kind']) {
  return kind === 'wild' ? 'pay' : kind
}
