import { createHash } from 'node:crypto'
import idunsGyldneAebler from '@nordlys/game-catalogue/games/iduns-gyldne-aebler.json' with {
  type: 'json',
}
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf } from '../../base/events.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show } from '../../prove/fraction.ts'
import { momentsOf } from '../../prove/spin-moments.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { compile } from './compile.ts'
import { countGrids } from './count-grids.ts'
import type { WaysDefinition } from './definition.ts'
import { playRound, waysWins } from './engine.ts'
import { waysMoments } from './moments.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveWays } from './prove.ts'
import { freeSpins, smallWays } from './small-ways.ts'

const test = provenTest(import.meta.url)

test('[PROOF-01] a small game of ways is sound', () => {
  const game = smallWays()
  expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
})

test.each<[string, Partial<WaysDefinition>]>([
  ['every rule in it', {}],
  ['no wild', { symbols: smallWays().symbols.filter(({ kind }) => kind !== 'wild') }],
  ['scatters that pay nothing', { symbols: smallWays().symbols.map(withPoorScatter) }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multipliers: [1] } }],
  ['a multiplier that does not rise', { freeSpins: freeSpins([3]) }],
])('[PROOF-01] a game of ways with %s is proven to what all its rounds give', (_what, changes) => {
  const definition = withoutAbsentWild(smallWays(changes))
  const game = compile(definition)
  const par = proveWays(definition)
  for (const play of [
    (rng: Rng) => playRoundCoins(game, rng),
    (rng: Rng) => playRound(game, rng).winCoins,
  ]) {
    const all = playEveryRound(play)
    const bet = definition.coinsPerBet
    expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
    expect(par.hitRate).toBe(decimal(all.hits, 8))
    expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
    expect(par.maxWinBets).toBe(all.maxCoins / bet)
  }
})

test('[PROOF-01] both methods count the same moments of a real game, and it is counted whole', () => {
  const checked = checkDefinition(idunsGyldneAebler)
  if (!checked.ok || checked.definition.mechanic !== 'ways') throw new Error('no game of ways')
  const game = compile(checked.definition)
  const counted = countGrids(game, game.base)
  const grids = counted.byScatters.reduce((all, counts) => all + sum(counts), 0)
  expect(grids).toBe(counted.cycle)
  expect(momentsOf(counted)).toEqual(waysMoments(game, game.base))
})

test('[PROOF-01] the fast path of ways wins what the engine wins and draws what it draws', () => {
  const game = compile(smallWays())
  const [slow, fast] = [seededRng(seed), seededRng(seed)]
  for (let round = 0; round < 20_000; round += 1) {
    const { winCoins, events = [] } = playRound(game, slow)
    expect(playRoundCoins(game, fast)).toBe(winCoins)
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
  }
  expect(fast.u32()).toBe(slow.u32())
})

test.each<[string, string[][], [string, number, number, number][]]>([
  [
    'one way',
    [
      ['gem', 'x'],
      ['gem', 'x'],
      ['gem', 'x'],
    ],
    [['gem', 3, 1, 10]],
  ],
  [
    'four ways',
    [
      ['gem', 'gem'],
      ['gem', 'x'],
      ['gem', 'gem'],
    ],
    [['gem', 3, 4, 40]],
  ],
  [
    'wilds count beside it',
    [
      ['gem', 'x'],
      ['wild', 'gem'],
      ['wild', 'x'],
    ],
    [['gem', 3, 2, 20]],
  ],
  [
    'two reels',
    [
      ['gem', 'x'],
      ['gem', 'gem'],
      ['x', 'x'],
    ],
    [['gem', 2, 2, 4]],
  ],
  [
    'a gap',
    [
      ['gem', 'x'],
      ['x', 'x'],
      ['gem', 'gem'],
    ],
    [],
  ],
  [
    'two symbols through one wild',
    [
      ['gem', 'leaf'],
      ['wild', 'x'],
      ['gem', 'leaf'],
    ],
    [
      ['gem', 3, 1, 10],
      ['leaf', 3, 1, 4],
    ],
  ],
])('[PROOF-01] ways: %s', (_what, grid, expected) => {
  const wins = waysWins(compile(smallWays()), grid, 1)
  expect(
    wins.map((win) => win.kind === 'ways' && [win.symbol, win.count, win.ways, win.coins]),
  ).toEqual(expected)
})

test.each<[string, Partial<WaysDefinition>, string]>([
  ['a wild on the first reel', { strips: withWildFirst() }, 'strips have a wild on the first reel'],
  ['a falling ladder', { freeSpins: freeSpins([2, 1]) }, 'freeSpins.multipliers fall'],
  ['an empty ladder', { freeSpins: freeSpins([]) }, 'freeSpins.multipliers are empty'],
  [
    'a wild that pays',
    {
      symbols: smallWays().symbols.map((each) =>
        each.kind === 'wild' ? { ...each, pays: { '3': 9 } } : each,
      ),
    },
    'symbol wild pays alone on ways',
  ],
])('[PROOF-01] a game of ways with %s is refused', (_fault, changes, problem) => {
  const checked = checkDefinition(smallWays(changes))
  expect(checked.ok || checked.problems).toEqual([problem])
})

const seed = Uint8Array.from(createHash('sha256').update('ways').digest())

function withoutAbsentWild(definition: WaysDefinition): WaysDefinition {
  const keys = definition.symbols.map(({ key }) => key)
  const swap = (strips: WaysDefinition['strips']['base']) =>
    strips.map((strip) => strip.map((key) => (keys.includes(key) ? key : 'leaf')))
  const { base, free } = definition.strips
  return { ...definition, strips: { base: swap(base), free: swap(free) } }
}

function withWildFirst(): WaysDefinition['strips'] {
  const { base, free } = smallWays().strips
  return { base, free: [['gem', 'wild', 'star'], ...free.slice(1)] }
}

function withPoorScatter<S extends WaysDefinition['symbols'][number]>(symbol: S): S {
  return symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol
}

function sum(counts: Float64Array): number {
  return counts.reduce((all, count) => all + count, 0)
}
