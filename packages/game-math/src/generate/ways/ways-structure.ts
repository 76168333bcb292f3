import { required } from '@nordlys/core'
import type { Strips } from '../../slot/definition-base.ts'
import type { WaysDefinition } from '../../ways/definition.ts'
import type { Chance } from '../chance.ts'
import { openCapBets, openDefinition } from '../open-definition.ts'
import type { GameSpec } from '../spec.ts'
import { risingCounts, spacedStrip } from '../strips.ts'
import { chooseSymbols, symbolOf } from '../symbols.ts'
import type { WaysSize } from './ways-generator.ts'

export const waysCounts = [3, 4, 5]

/** Everything of a game of ways that chance decides before its paytable. */
export function waysStructure(size: WaysSize, spec: GameSpec, chance: Chance): WaysDefinition {
  const paying = chance.whole(...size.paying)
  const [wild, scatter, ...rest] = chooseSymbols(spec, paying + 2, chance)
  const keys = {
    wild: required(wild, 'a wild').key,
    scatter: required(scatter, 'a scatter').key,
    paying: rest.map(({ key }) => key),
  }
  const open = Object.fromEntries(waysCounts.map((count) => [count, 1]))
  const three = chance.whole(6, 10)
  const four = three + chance.whole(1, 4)
  return {
    ...openDefinition(spec),
    mechanic: 'ways',
    coinsPerBet: 20,
    reels: 5,
    rows: size.rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild'),
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...rest.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    strips: { base: makeStrips(size, keys, 1, chance), free: makeStrips(size, keys, 2, chance) },
    freeSpins: {
      spinsByScatters: { '3': three, '4': four, '5': four + chance.whole(1, 5) },
      multipliers: chance.pick(spec.volatility === 'low' ? calmLadders : ladders),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([24, 28, 30, 32, 36]) },
  }
}

const calmLadders: readonly (readonly number[])[] = [[1], [2], [1, 1, 2]]
const ladders: readonly (readonly number[])[] = [
  [2],
  [3],
  [1, 2, 3],
  [1, 1, 2, 2, 3],
  [2, 2, 3],
  [1, 2, 3, 5],
  [2, 3, 4],
]
const scatterLadders = [
  { '3': 20, '4': 100, '5': 400 },
  { '3': 40, '4': 100, '5': 500 },
  { '3': 40, '4': 200, '5': 1000 },
  { '3': 60, '4': 200, '5': 1000 },
  { '3': 60, '4': 300, '5': 1500 },
] as const

/** Wilds stand on the middle reels alone; no symbol stands twice in a window but by chance. */
function makeStrips(
  { stops, rows }: WaysSize,
  keys: { readonly wild: string; readonly scatter: string; readonly paying: readonly string[] },
  mostWilds: number,
  chance: Chance,
): Strips {
  const steep = chance.between(0.1, 0.25)
  return [0, 1, 2, 3, 4].map((reel) => {
    const wilds = reel === 0 || reel === 4 ? 0 : chance.whole(1, mostWilds)
    const length = chance.whole(...stops)
    const others = risingCounts(keys.paying, length - 1 - wilds, steep, chance)
    const counts = new Map([[keys.wild, wilds], [keys.scatter, 1], ...others])
    const apart = new Map([
      [keys.wild, rows],
      ...keys.paying.slice(0, 3).map((key): [string, number] => [key, rows]),
    ])
    return spacedStrip({ counts, apart }, chance)
  })
}
