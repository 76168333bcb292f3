import { invariant } from '@nordlys/core'
import { compile } from '../../cluster/compile.ts'
import type { ClusterDefinition } from '../../cluster/definition.ts'
import { leastRoundsOfClass } from '../../features/outcome-table.ts'
import type { Chance } from '../chance.ts'
import { everyCoin } from '../ladder.ts'
import { openCapBets, openDefinition } from '../open-definition.ts'
import { geometricShape } from '../shape.ts'
import type { Draft, GameSpec, Generator } from '../spec.ts'
import { risingCounts } from '../strips.ts'
import { chooseSymbols, symbolOf } from '../symbols.ts'
import { deviationOf, listClusters, meanCoins, payoutsOf } from './listed-clusters.ts'
import { naturalTable } from './natural-table.ts'

const coinsPerBet = 20
const rounds = 2 ** 17

/** Games of clusters that tumble on seven reels of seven rows. */
export const clusterGenerator: Generator = {
  id: 'cluster-7x7',
  mechanic: 'cluster',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.15, most: 0.6 },
  draft: draftClusters,
  structure(definition) {
    invariant(definition.mechanic === 'cluster', `${definition.id} has no clusters`)
    const { symbols, cells1024, tumble } = definition
    return [
      symbols.length,
      cells1024,
      Object.keys(symbols[0]?.pays ?? {}),
      tumble.multipliers,
      tumble.most,
    ]
  },
}

function draftClusters(spec: GameSpec, chance: Chance): Draft | undefined {
  const sizes = chance.pick(sizeSets)
  const definition = structureOf(spec, sizes, chance)
  const listed = listClusters(compile(definition), sizes, definition.table)
  const drawn = new Map<string, Float64Array>()
  return {
    coinsPerBet,
    ladder: everyCoin,
    shape: geometricShape(
      { symbols: definition.symbols.length, counts: sizes, bySymbol: 0.3, byCount: 0.5 },
      chance,
    ),
    mean: (pays) => meanCoins(listed, pays),
    deviation: (pays) => deviationOf(payoutsOf(listed, pays)),
    finish(pays) {
      const payouts = payoutsOf(listed, pays)
      const winning = payouts.filter((coins) => coins > 0 && coins < coinsPerBet).length
      if (winning < leastRoundsOfClass) return undefined
      const table = naturalTable(definition.table.key, payouts, coinsPerBet)
      drawn.set(table.sha256, payouts)
      return {
        ...definition,
        table,
        symbols: definition.symbols.map((symbol, row) => ({
          ...symbol,
          pays: Object.fromEntries(sizes.map((size, column) => [size, pays[row]?.[column] ?? 0])),
        })),
      }
    },
    figures(finished) {
      const payouts = finished.mechanic === 'cluster' && drawn.get(finished.table.sha256)
      invariant(payouts, `${finished.id} is no game of this draft`)
      const sum = payouts.reduce((total, coins) => total + coins, 0)
      return {
        rtp: sum / payouts.length / coinsPerBet,
        hitRate: payouts.filter((coins) => coins > 0).length / payouts.length,
        standardDeviation: deviationOf(payouts) / coinsPerBet,
      }
    },
  }
}

const sizeSets: readonly (readonly number[])[] = [
  [5, 6, 7, 9, 11, 15, 20],
  [5, 6, 8, 10, 12, 16, 22],
  [5, 6, 7, 8, 10, 13, 18],
  [4, 5, 6, 8, 10, 14, 20],
  [4, 5, 7, 9, 12, 16],
  [5, 7, 9, 12, 15, 20],
]
const ladders: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 8],
  [1, 1, 2, 3, 5],
  [1, 2, 4, 8],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 2, 3, 3, 5],
  [1, 3, 5, 10],
  [2, 3, 4, 6],
  [1, 1, 2, 4, 8, 16],
]

function structureOf(spec: GameSpec, sizes: readonly number[], chance: Chance): ClusterDefinition {
  const least = sizes[0] ?? 5
  // Smaller clusters pay in games of more symbols, else every grid would win.
  const symbols = chooseSymbols(
    spec,
    chance.whole(least === 4 ? 8 : 6, least === 4 ? 9 : 7),
    chance,
  )
  const keys = symbols.map(({ key }) => key)
  const cells = risingCounts(keys, 1024, chance.between(0.03, 0.09), chance)
  const open = Object.fromEntries(sizes.map((size) => [size, 1]))
  return {
    ...openDefinition(spec),
    mechanic: 'cluster',
    coinsPerBet,
    reels: 7,
    rows: 7,
    symbols: symbols.map((symbol) => symbolOf(symbol, 'pay', open)),
    cells1024: keys.map((key) => cells.get(key) ?? 0),
    tumble: { multipliers: chance.pick(ladders), most: chance.pick([15, 20, 25]) },
    caps: { maxWinBets: openCapBets },
    table: {
      key: chance.whole(1, 2 ** 20),
      rounds,
      classesFromCoins: [0, 1],
      weights: [2 ** 32, 0],
      sha256: '0'.repeat(64),
    },
  }
}
