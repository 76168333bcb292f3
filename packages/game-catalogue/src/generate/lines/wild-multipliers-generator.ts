import { invariant, required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/wild-multipliers/compile'
import type { WildMultipliersDefinition } from '@nordlys/game-math/mechanics/wild-multipliers/definition'
import { gridsOf } from '@nordlys/game-math/mechanics/wild-multipliers/prove'
import { scatterTails } from '@nordlys/game-math/prove/scatter-tails'
import type { Chance } from '../shared/chance.ts'
import { countedFigures, freeSpinShare, scatterMean } from '../shared/free-spin-share.ts'
import { fives } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, Paytable } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { layOutPays, withPays } from '../shared/tunable-pays.ts'
import { factorMoments, factorTerms } from './factor-terms.ts'
import { lineSet } from './line-sets.ts'
import { freeSpinsOf, scatterPays } from './lines-structure.ts'

const lineCounts = [3, 4, 5]
const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]

export const wildMultipliersGenerator: Generator = {
  id: 'wild-multipliers',
  mechanic: 'wild-multipliers',
  edition: 1,
  volatilities: ['low', 'medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.32 },
  draft,
  structure(definition) {
    invariant(definition.mechanic === 'wild-multipliers', `${definition.id} has no numbered wilds`)
    const { symbols, strips, lines: ofGame, wilds, freeSpins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      ofGame,
      Object.values(wilds.multipliers),
      wilds.combine,
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
      caps.maxFreeSpins,
    ]
  },
}

function draft(spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = structureOf(spec, chance)
  const game = compile(definition)
  const grids = {
    base: scatterTails(game, game.base)[0] ?? [],
    free: scatterTails(game, game.free)[0] ?? [],
  }
  const terms = { base: factorTerms(game, game.base), free: factorTerms(game, game.free) }
  const { triggering, multiplied } = freeSpinShare(game, grids)
  if (multiplied > 8 || triggering < 1 / 400) return undefined
  const fixed =
    scatterMean(game.scatterPays, grids.base) +
    multiplied * scatterMean(game.scatterPays, grids.free)
  const first = definition.symbols.findIndex(({ kind }) => kind === 'pay')
  const tunable = definition.symbols.map((_, index) => index).slice(first)
  const momentsFor = (table: Paytable) => {
    const pays = layOutPays(game.pays, tunable, lineCounts, table)
    return { base: factorMoments(terms.base, pays), free: factorMoments(terms.free, pays) }
  }
  const slopes = { symbols: tunable.length, counts: lineCounts, bySymbol: 0.24, byCount: 1.15 }
  return {
    coinsPerBet,
    ladder: fives,
    shape: geometricShape(slopes, chance),
    mean(table) {
      const { base, free } = momentsFor(table)
      return lines * (base.mean + multiplied * free.mean) + fixed
    },
    deviation(table) {
      const { base, free } = momentsFor(table)
      const feature = (multiplied / triggering) * lines * free.mean
      const ofSpins =
        lines * (base.square + multiplied * definition.freeSpins.multiplier * free.square)
      return Math.sqrt(ofSpins + triggering * feature ** 2)
    },
    finish: (table) => withPays(definition, tunable, lineCounts, table),
    figures(finished) {
      invariant(finished.mechanic === 'wild-multipliers', `${finished.id} has no numbered wilds`)
      return countedFigures(compile(finished), coinsPerBet, gridsOf(finished))
    },
  }
}

function structureOf(spec: GameSpec, chance: Chance): WildMultipliersDefinition {
  const isCalm = spec.volatility === 'low'
  const numbers = chance.pick(isCalm ? calmNumbers : wildNumbers)
  const chosen = chooseSymbols(spec, numbers.length + chance.whole(8, 9), chance)
  const wilds = chosen.slice(0, numbers.length)
  const [scatter, ...paying] = chosen.slice(numbers.length)
  const open = Object.fromEntries(lineCounts.map((count) => [count, 1]))
  const keys = {
    wilds: wilds.map(({ key }) => key),
    scatter: required(scatter, 'a scatter').key,
    paying: paying.map(({ key }) => key),
  }
  return {
    ...openDefinition(spec),
    mechanic: 'wild-multipliers',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      ...wilds.map((symbol) => symbolOf(symbol, 'wild')),
      symbolOf(
        required(scatter, 'a scatter'),
        'scatter',
        scatterPays({ reels, coinsPerBet }, chance),
      ),
      ...paying.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: makeStrips(keys, chance), free: makeStrips(keys, chance) },
    wilds: {
      multipliers: Object.fromEntries(keys.wilds.map((key, index) => [key, numbers[index] ?? 2])),
      combine: chance.pick(['sum', 'sum', 'product'] as const),
    },
    freeSpins: { ...freeSpinsOf({ reels }, chance), multiplier: isCalm ? 1 : chance.whole(1, 2) },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([15, 16, 18]) },
  }
}

const calmNumbers: readonly (readonly number[])[] = [[2], [2, 3], [3]]
const wildNumbers: readonly (readonly number[])[] = [
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 4],
  [2, 3, 4],
]

/** Each of the three middle reels has every wild, or as many of them as chance gives it. */
function makeStrips(
  keys: {
    readonly wilds: readonly string[]
    readonly scatter: string
    readonly paying: readonly string[]
  },
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const isWild = reel > 0 && reel < reels - 1
    const wilds = isWild
      ? chance.shuffled(keys.wilds).slice(0, chance.whole(1, keys.wilds.length))
      : []
    const special = [...wilds, keys.scatter].map((key): [string, number] => [key, 1])
    const length = chance.whole(28, 34)
    const others = risingCounts(keys.paying, length - special.length, steep, chance)
    return spacedStrip({ counts: new Map([...special, ...others]), apart: new Map() }, chance)
  })
}
