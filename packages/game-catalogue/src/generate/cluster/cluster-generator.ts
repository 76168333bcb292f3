import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/cluster/compile'
import type { ClusterDefinition } from '@nordlys/game-math/mechanics/cluster/definition'
import { eachCluster } from '@nordlys/game-math/mechanics/cluster/play-coins'
import { tableRng } from '@nordlys/game-math/random/table-rng'
import type { Chance } from '../shared/chance.ts'
import { listedDraft, openTable } from '../shared/listed-draft.ts'
import { isEveryPayWon, type ListedWins, listWins } from '../shared/listed-wins.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import { risingCounts } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { withPays } from '../shared/tunable-pays.ts'

const coinsPerBet = 20

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
  const { symbols, table } = definition
  const listed = listClusters(definition, sizes)
  if (!isEveryPayWon(listed)) return undefined
  return listedDraft({
    coinsPerBet,
    key: table.key,
    listed,
    shape: geometricShape(
      { symbols: symbols.length, counts: sizes, bySymbol: 0.3, byCount: 0.5 },
      chance,
    ),
    finish: (pays, made) =>
      withPays({ ...definition, table: made }, [...symbols.keys()], sizes, pays),
  })
}

function listClusters(definition: ClusterDefinition, sizes: readonly number[]): ListedWins {
  const game = compile(definition)
  const { table, symbols } = definition
  return listWins(table.rounds, symbols.length * sizes.length, (round, tell) => {
    eachCluster(game, tableRng(table.key, round), (symbol, size, tumbles) => {
      const cell = symbol * sizes.length + sizes.findLastIndex((each) => each <= size)
      tell.win(cell, game.multipliers[tumbles] ?? 1)
    })
  })
}

const sizeSets: readonly (readonly number[])[] = [
  [5, 6, 7, 8, 10, 12],
  [5, 6, 7, 9, 11],
  [5, 6, 8, 10, 13],
  [5, 7, 9, 12],
  [4, 5, 6, 8, 10],
  [4, 5, 6, 7, 9],
  [4, 5, 7, 9],
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
    table: openTable(chance.whole(1, 2 ** 20)),
  }
}
