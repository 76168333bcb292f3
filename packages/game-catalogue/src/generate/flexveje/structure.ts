import { required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import type { FlexvejeDefinition } from '@nordlys/game-math/mechanics/flexveje/definition'
import type { Chance } from '../shared/chance.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { heightsOf } from './heights.ts'

const reels = 6
export const flexCounts = [3, 4, 5, 6]

/** Everything of a game of Flexveje that chance decides before its paytable. */
export function flexvejeStructure(spec: GameSpec, chance: Chance): FlexvejeDefinition {
  const paying = chance.whole(8, 10)
  const [wild, scatter, ...rest] = chooseSymbols(spec, paying + 2, chance)
  const keys = {
    wild: required(wild, 'a wild').key,
    scatter: required(scatter, 'a scatter').key,
    paying: rest.map(({ key }) => key),
  }
  const open = Object.fromEntries(flexCounts.map((count) => [count, 1]))
  const rows = chance.pick([6, 6, 7])
  const four = chance.whole(5, 7)
  const five = four + chance.whole(1, 2)
  return {
    ...openDefinition(spec),
    mechanic: 'flexveje',
    coinsPerBet: 20,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild'),
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...rest.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    strips: { base: makeStrips(keys, rows, 1, chance), free: makeStrips(keys, rows, 2, chance) },
    heights: {
      base: heightsOf(reels, rows, 'low', chance),
      free: heightsOf(reels, rows, 'high', chance),
    },
    freeSpins: {
      spinsByScatters: { '4': four, '5': five, '6': five + chance.whole(1, 2) },
      multipliers: chance.pick(spec.volatility === 'low' ? calmLadders : ladders),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([11, 12, 13, 14]) },
  }
}

/** Low, and few free spins under them: the largest win multiplies all three. */
const calmLadders: readonly (readonly number[])[] = [[1], [1, 1, 2]]
const ladders: readonly (readonly number[])[] = [[2], [1, 2], [1, 1, 2], [1, 2, 2, 3]]
const scatterLadders = [
  { '4': 40, '5': 200, '6': 1000 },
  { '4': 60, '5': 200, '6': 2000 },
  { '4': 60, '5': 300, '6': 1500 },
  { '4': 100, '5': 400, '6': 2000 },
] as const

/** Wilds stand on the middle reels alone; the highest window shows none of the rare ones twice. */
function makeStrips(
  keys: { readonly wild: string; readonly scatter: string; readonly paying: readonly string[] },
  rows: number,
  mostWilds: number,
  chance: Chance,
): Strips {
  const steep = chance.between(0.1, 0.25)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = reel === 0 || reel === reels - 1 ? 0 : chance.whole(1, mostWilds)
    const scatters = chance.pick([1, 2])
    const length = chance.whole(30, 37)
    const others = risingCounts(keys.paying, length - scatters - wilds, steep, chance)
    const counts = new Map([[keys.wild, wilds], [keys.scatter, scatters], ...others])
    const rare = [keys.wild, keys.scatter, ...keys.paying.slice(0, 2)]
    const apart = new Map(rare.map((key): [string, number] => [key, rows]))
    return spacedStrip({ counts, apart }, chance)
  })
}
