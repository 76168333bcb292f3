import { required } from '@nordlys/core'
import type { FlexvejeFaldDefinition } from '@nordlys/game-math/mechanics/flexveje-fald/definition'
import { heightsOf } from '../flexveje/heights.ts'
import type { Chance } from '../shared/chance.ts'
import { openTable } from '../shared/listed-draft.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'

const reels = 6
/** The counts of the open paytable; the cheapest symbols begin with the second. */
export const tumblingCounts = [3, 4, 5, 6]

export interface TumblingStructure {
  /** All but the pays of the tunable symbols. */
  readonly definition: FlexvejeFaldDefinition
  readonly tunable: readonly number[]
}

/** Everything of a game of Flexveje with tumbles that chance decides before its paytable. */
export function flexvejeFaldStructure(spec: GameSpec, chance: Chance): TumblingStructure {
  const paying = chance.whole(8, 9)
  const [wild, scatter, ...rest] = chooseSymbols(spec, paying + 2, chance)
  const fromFour = chance.whole(2, 4)
  const openPays = (rank: number) =>
    Object.fromEntries(tumblingCounts.slice(rank >= paying - fromFour ? 1 : 0).map((n) => [n, 1]))
  const rows = chance.pick([5, 6, 6, 7])
  const isCalm = spec.volatility === 'low'
  const four = chance.whole(7, 10)
  const five = four + chance.whole(1, 2)
  const definition: FlexvejeFaldDefinition = {
    ...openDefinition(spec),
    mechanic: 'flexveje-fald',
    coinsPerBet: 20,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild'),
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...rest.map((symbol, rank) => symbolOf(symbol, 'pay', openPays(rank))),
    ],
    heights: heightsOf(reels, rows, chance.pick(['low', 'even']), chance),
    cells1024: cellsOf(
      rest.map(({ key }) => key),
      chance,
    ),
    tumble: {
      multipliers: chance.pick(isCalm ? calmLadders : ladders),
      most: chance.pick([15, 20, 25]),
    },
    freeSpins: { spinsByScatters: { '4': four, '5': five, '6': five + chance.whole(1, 4) } },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([18, 20, 24, 25]) },
    table: openTable(chance.whole(1, 2 ** 20)),
  }
  return { definition, tunable: rest.map((_, rank) => rank + 2) }
}

/** None of them runs away: free spins go on from the tumbles of those before. */
const calmLadders: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 1, 2, 2, 3],
  [1, 2, 2, 3, 3, 4],
  [1, 1, 2, 3, 4],
]
const ladders: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 1, 2, 3, 5, 8],
  [1, 2, 3, 5, 8],
  [2, 3, 4, 6, 8],
  [1, 2, 4, 6, 8, 10],
]
const scatterLadders = [
  { '4': 20, '5': 100, '6': 500 },
  { '4': 40, '5': 200, '6': 1000 },
  { '4': 60, '5': 200, '6': 1000 },
  { '4': 60, '5': 300, '6': 2000 },
] as const

/** For each reel the chances of wild, scatter and what pays; wilds stand on the middle reels. */
function cellsOf(paying: readonly string[], chance: Chance): number[][] {
  const scatters = chance.whole(29, 38)
  const steep = chance.between(0.08, 0.22)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = reel === 0 || reel === reels - 1 ? 0 : chance.whole(12, 26)
    const counts = risingCounts(paying, 1024 - wilds - scatters, steep, chance)
    return [wilds, scatters, ...paying.map((key) => counts.get(key) ?? 0)]
  })
}
