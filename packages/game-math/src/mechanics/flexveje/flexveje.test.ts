import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf } from '../../base/events.ts'
import { leastHeight } from '../../features/heights.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show } from '../../prove/fraction.ts'
import { momentsOf } from '../../prove/spin-moments.ts'
import { winDistribution } from '../../prove/win-distribution.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { countGrids } from '../ways/count-grids.ts'
import { waysMoments } from '../ways/moments.ts'
import { playRoundCoins } from '../ways/play-coins.ts'
import { bestSpins } from './best-spin.ts'
import { compile } from './compile.ts'
import type { FlexvejeDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { momentsByHalves } from './halves.ts'
import { proveFlexveje } from './prove.ts'
import { flexvejeRules } from './rules.ts'
import { smallFlexveje } from './small-flexveje.ts'

const test = provenTest(import.meta.url)

/** No test here looks at the bands of wins. */
const fewRounds = 100

const variants: [string, Partial<FlexvejeDefinition>][] = [
  ['every rule in it', {}],
  ['scatters that pay nothing', { symbols: smallFlexveje().symbols.map(withPoorScatter) }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multipliers: [1] } }],
  ['wins on one reel', { symbols: smallFlexveje().symbols.map(withRichGem) }],
  ['a cap of one free spin', { ...oneFreeSpin() }],
]

test('[PROOF-01] a small game of Flexveje is sound', () => {
  const game = smallFlexveje()
  expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
})

test.each(variants)(
  '[PROOF-01] a game of Flexveje with %s is proven to what all its rounds give',
  (_what, changes) => {
    const definition = smallFlexveje(changes)
    const game = compile(definition)
    const par = proveFlexveje(definition, fewRounds)
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
  },
)

test.each(variants)(
  '[PROOF-01] each grid of Flexveje with %s counted gives the moments of both methods',
  (_what, changes) => {
    const game = compile(smallFlexveje(changes))
    for (const reels of [game.base, game.free]) {
      const counted = countGrids(game, reels)
      expect(momentsByHalves(game, reels)).toEqual(momentsOf(counted))
      expect(waysMoments(game, reels)).toEqual(momentsOf(counted))
      const best = counted.byScatters.map((counts) => {
        const coins = counts.findLastIndex((count) => count > 0)
        return { coins, chance: (counts[coins] ?? 0) / counted.cycle }
      })
      expect(bestSpins(game, reels)).toEqual(best)
    }
  },
)

test('[PROOF-01] the largest win of a round is as likely as its distribution says', () => {
  for (const [, changes] of variants) {
    const definition = smallFlexveje(changes)
    const game = compile(definition)
    const [base, free] = [countGrids(game, game.base), countGrids(game, game.free)]
    const { chances, most } = winDistribution(game, base, free, Number.POSITIVE_INFINITY)
    const par = proveFlexveje(definition, fewRounds)
    expect(par.maxWinBets).toBe((chances.length - 1) / definition.coinsPerBet)
    expect(most.chance / (chances.at(-1) ?? 1)).toBeCloseTo(1, 5)
    expect((par.maxWinChance ?? 0) / most.chance).toBeCloseTo(1, 5)
  }
})

test('[PROOF-02] the rules tell the heights and the ways, and claim no odds that are not proven', () => {
  const definition = smallFlexveje()
  const text = JSON.stringify(flexvejeRules(definition, proveFlexveje(definition, fewRounds)))
  expect(text).toContain('viser hvert hjul fra 2 til 3 rækker')
  expect(text).toContain('fra 8 til 12')
  expect(text).toContain('I free spins er andre højder mere sandsynlige end ellers')
  expect(text).toContain('fra 12 til 18 veje')
  const alike = {
    ...definition,
    heights: { base: definition.heights.base, free: definition.heights.base },
  }
  expect(JSON.stringify(flexvejeRules(alike, proveFlexveje(alike, fewRounds)))).not.toContain(
    'andre højder',
  )
  expect(proveFlexveje(definition, fewRounds).atLeast).toEqual([])
})

test('[PROOF-01] the fast path of Flexveje wins what the engine wins and draws what it draws', () => {
  const game = compile(smallFlexveje())
  const [slow, fast] = [seededRng(seed), seededRng(seed)]
  for (let round = 0; round < 20_000; round += 1) {
    const { winCoins, events = [] } = playRound(game, slow)
    expect(playRoundCoins(game, fast)).toBe(winCoins)
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
  }
  expect(fast.u32()).toBe(slow.u32())
})

test('[PROOF-03] one draw gives height and stop of a reel, each pair as often as it weighs', () => {
  const definition = smallFlexveje()
  const game = compile(definition)
  const strip = definition.strips.base[2] ?? []
  const shown = Array.from({ length: 12 }, (_, draw) => {
    const { events = [] } = playRound(game, { u32: () => 0, below: (n) => (n === 12 ? draw : 0) })
    const [first] = events
    if (first?.kind !== 'reels') throw new Error('no reels')
    return { stop: first.stops[2], column: first.grid[2] }
  })
  const pairs = [2, 3, 3].flatMap((height) =>
    strip.map((_, stop) => ({
      stop,
      column: Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]),
    })),
  )
  expect(shown).toEqual(pairs)
})

test('[PROOF-03] a grid shows each height its reel can have, and no other', () => {
  const definition = smallFlexveje()
  const game = compile(definition)
  const rng = seededRng(seed)
  const heights = definition.reels
  const seen = { base: new Set<string>(), free: new Set<string>() }
  for (let round = 0; round < 2_000; round += 1) {
    for (const event of playRound(game, rng).events ?? []) {
      if (event.kind !== 'reels') continue
      expect(event.grid).toHaveLength(heights)
      for (const [reel, { length }] of event.grid.entries())
        seen[event.mode].add(`${reel}:${length}`)
    }
  }
  for (const mode of ['base', 'free'] as const) {
    const possible = definition.heights[mode].flatMap((weights, reel) =>
      weights.flatMap((weight, index) => (weight > 0 ? [`${reel}:${leastHeight + index}`] : [])),
    )
    expect([...seen[mode]].sort()).toEqual(possible.sort())
  }
})

const small = smallFlexveje()
test.each<[string, unknown, string]>([
  ['a missing reel', withBase([[1, 1]]), 'heights.base are not one per reel'],
  [
    'a missing height',
    withBase([[1, 1], [1], [1, 2]]),
    'heights.base are not one weight for each height from 2 to 3',
  ],
  [
    'a reel without a height',
    withBase([
      [1, 1],
      [0, 0],
      [1, 2],
    ]),
    'heights.base of a reel weigh nothing or more than 64',
  ],
  [
    'too many weights in free spins',
    {
      heights: {
        base: small.heights.base,
        free: [
          [64, 1],
          [1, 1],
          [1, 1],
        ],
      },
    },
    'heights.free of a reel weigh nothing or more than 64',
  ],
  [
    'half a weight',
    withBase([
      [0.5, 1],
      [1, 1],
      [1, 1],
    ]),
    'definition.heights.base[0][0] is not a whole number from 0 to 64',
  ],
  ['eight rows', { rows: 8 }, 'definition.rows is not a whole number from 2 to 7'],
  [
    'no heights of free spins',
    { heights: { base: small.heights.base } },
    'definition.heights.free is not a list',
  ],
  [
    'a wild on the first reel',
    { strips: { base: small.strips.base, free: withWildFirst() } },
    'strips have a wild on the first reel',
  ],
  [
    'two scatters in the highest window',
    {
      strips: {
        base: [['star', 'gem', 'star', 'leaf'], ...small.strips.base.slice(1)],
        free: small.strips.free,
      },
    },
    'strips.base can show two scatters on one reel',
  ],
  [
    'a falling ladder',
    { freeSpins: { ...small.freeSpins, multipliers: [2, 1] } },
    'freeSpins.multipliers fall',
  ],
])('[PROOF-01] a game of Flexveje with %s is refused', (_fault, changes, problem) => {
  const checked = checkDefinition({ ...small, ...Object(changes) })
  expect(checked.ok || checked.problems).toEqual([problem])
})

test('[PROOF-01] a cap on wins that could bite is refused: the return leaves it out', () => {
  const caps = { maxWinBets: 20, maxFreeSpins: 2 }
  expect(() => proveFlexveje(smallFlexveje({ caps }), fewRounds)).toThrow('the win cap bites')
})

const seed = Uint8Array.from(createHash('sha256').update('flexveje').digest())

type Symbol = FlexvejeDefinition['symbols'][number]

function withPoorScatter(symbol: Symbol): Symbol {
  return symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol
}

function withRichGem(symbol: Symbol): Symbol {
  return symbol.key === 'gem' ? { ...symbol, pays: { '1': 1, '2': 3, '3': 3 } } : symbol
}

function oneFreeSpin(): Partial<FlexvejeDefinition> {
  return {
    freeSpins: { spinsByScatters: { '2': 1, '3': 1 }, multipliers: [2] },
    caps: { maxWinBets: 1000, maxFreeSpins: 1 },
  }
}

function withBase(base: number[][]): unknown {
  return { heights: { base, free: smallFlexveje().heights.free } }
}

function withWildFirst(): FlexvejeDefinition['strips']['free'] {
  return [['gem', 'wild', 'star'], ...smallFlexveje().strips.free.slice(1)]
}
