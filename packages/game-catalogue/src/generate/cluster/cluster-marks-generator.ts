import { invariant, required } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/cluster-marks/compile'
import type { ClusterMarksDefinition } from '@nordlys/game-math/mechanics/cluster-marks/definition'
import { eachWin } from '@nordlys/game-math/mechanics/cluster-marks/play-coins'
import { tableRng } from '@nordlys/game-math/random/table-rng'
import type { Chance } from '../shared/chance.ts'
import { listedDraft, listedRounds, openTable } from '../shared/listed-draft.ts'
import { isEveryPayWon, type ListedWins, listWins } from '../shared/listed-wins.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import { risingCounts } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { withPays } from '../shared/tunable-pays.ts'

const coinsPerBet = 20

/** Games of clusters on six reels of six rows, where cells that have won glow. */
export const clusterMarksGenerator: Generator = {
  id: 'cluster-marks',
  mechanic: 'cluster-marks',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.15, most: 0.6 },
  draft: draftMarks,
  structure(definition) {
    invariant(definition.mechanic === 'cluster-marks', `${definition.id} leaves no marks`)
    const { symbols, cells1024, marks, tumble, freeSpins, caps } = definition
    return [
      symbols.length,
      cells1024,
      Object.keys(symbols[1]?.pays ?? {}),
      marks.multipliers,
      tumble.most,
      freeSpins.spinsByScatters,
      caps.maxFreeSpins,
    ]
  },
}

/** Pays that are all but alike would be dull, however calm the game. */
const leastSteepness = 0.35
/** Rounds between free spins, at most. */
const rarestFeature = 400

function draftMarks(spec: GameSpec, chance: Chance): Draft | undefined {
  const sizes = chance.pick(sizeSets)
  const definition = structureOf(spec, sizes, chance)
  const { listed, featured } = listMarks(definition, sizes)
  if (featured < listedRounds / rarestFeature || !isEveryPayWon(listed)) return undefined
  const tunable = definition.symbols.flatMap(({ kind }, symbol) => (kind === 'pay' ? [symbol] : []))
  const shape = geometricShape(
    { symbols: tunable.length, counts: sizes, bySymbol: 0.3, byCount: 0.5 },
    chance,
  )
  return listedDraft({
    coinsPerBet,
    key: definition.table.key,
    listed,
    shape: (steepness) => shape(steepness + leastSteepness),
    finish: (pays, table) => withPays({ ...definition, table }, tunable, sizes, pays),
  })
}

/** All rounds, and how many of them have free spins. The scatter comes first among the symbols. */
function listMarks(
  definition: ClusterMarksDefinition,
  sizes: readonly number[],
): { readonly listed: ListedWins; readonly featured: number } {
  const game = compile(definition)
  const { table, symbols } = definition
  let featured = 0
  const cellCount = (symbols.length - 1) * sizes.length
  const listed = listWins(table.rounds, cellCount, (round, tell) => {
    const freeSpins = eachWin(game, tableRng(table.key, round), (symbol, count, times) => {
      if (symbol === game.loner) tell.fixed(game.scatterPays[count] ?? 0)
      else {
        const size = sizes.findLastIndex((each) => each <= count)
        tell.win((symbol - 1) * sizes.length + size, times)
      }
    })
    if (freeSpins > 0) featured += 1
  })
  return { listed, featured }
}

/** None so large that a list would hardly show it; smaller ones where there are more symbols. */
const sizeSets: readonly (readonly number[])[] = [
  [5, 6, 7, 8, 10],
  [5, 6, 8, 10],
  [5, 6, 7, 9],
  [5, 7, 9],
  [5, 6, 7, 9, 11],
  [4, 5, 6, 7, 9],
  [4, 5, 6, 8],
  [4, 5, 7, 9],
]
/** What marks grow to: the calmer the class, the less, so that its pays need not all be alike. */
const ladders: Readonly<Record<'low' | 'medium' | 'high', readonly (readonly number[])[]>> = {
  low: [
    [1, 2],
    [1, 2, 3],
    [1, 2, 4],
  ],
  medium: [
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [1, 2, 4, 6],
    [1, 2, 4, 8],
    [2, 3, 4],
  ],
  high: [
    [1, 2, 4, 8],
    [1, 2, 4, 8, 16],
    [1, 2, 3, 5, 8],
    [1, 2, 3, 6, 10],
    [2, 4, 8, 16],
  ],
}
const scatterLadders = [
  { '4': 40, '5': 100, '6': 400 },
  { '4': 20, '5': 100, '6': 500 },
  { '4': 60, '5': 200, '6': 1000 },
] as const

function laddersOf({ volatility }: GameSpec): readonly (readonly number[])[] {
  return ladders[volatility === 'very-high' ? 'high' : volatility]
}

function structureOf(
  spec: GameSpec,
  sizes: readonly number[],
  chance: Chance,
): ClusterMarksDefinition {
  const least = sizes[0] ?? 5
  // Smaller clusters pay in games of more symbols, else every grid would win.
  const paying = least === 4 ? 7 : chance.whole(5, 6)
  const [scatter, ...symbols] = chooseSymbols(spec, paying + 1, chance)
  const isCalm = spec.volatility === 'low'
  const scatters = isCalm ? chance.whole(17, 21) : chance.whole(20, 26)
  const keys = symbols.map(({ key }) => key)
  const cells = risingCounts(keys, 1024 - scatters, chance.between(0.03, 0.09), chance)
  const open = Object.fromEntries(sizes.map((size) => [size, 1]))
  const four = isCalm ? chance.whole(5, 7) : chance.whole(7, 10)
  const five = four + chance.whole(1, 2)
  return {
    ...openDefinition(spec),
    mechanic: 'cluster-marks',
    coinsPerBet,
    reels: 6,
    rows: 6,
    symbols: [
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...symbols.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    cells1024: [scatters, ...keys.map((key) => cells.get(key) ?? 0)],
    tumble: { most: chance.pick([15, 20, 25]) },
    marks: { multipliers: chance.pick(laddersOf(spec)) },
    freeSpins: { spinsByScatters: { '4': four, '5': five, '6': five + chance.whole(1, 4) } },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([16, 18, 20, 24]) },
    table: openTable(chance.whole(1, 2 ** 20)),
  }
}
