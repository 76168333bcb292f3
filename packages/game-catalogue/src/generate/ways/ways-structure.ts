import { required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import type { WaysDefinition } from '@nordlys/game-math/mechanics/ways/definition'
import type { Chance } from '../shared/chance.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { Band, GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import type { WaysSize } from './size.ts'
import { numberedStyles, type WildSet } from './wild-sets.ts'

export const waysCounts = [3, 4, 5]

/** As many as every theme has, letters among them. */
const mostSymbols = 12

/** Everything of a game of ways that chance decides before its paytable. */
export function waysStructure(size: WaysSize, spec: GameSpec, chance: Chance): WaysDefinition {
  const isCalm = spec.volatility === 'low'
  const style = size.hasNumbers ? numberedStyles[spec.volatility] : undefined
  const numbered = style && chance.pick(style.sets)
  const steep = style?.steep ?? { least: 0.1, most: 0.25 }
  const ofWilds = numbered?.length ?? 1
  const paying = Math.min(chance.whole(...size.paying), mostSymbols - 1 - ofWilds)
  const chosen = chooseSymbols(spec, ofWilds + 1 + paying, chance)
  const wilds = chosen.slice(0, ofWilds)
  const [scatter, ...rest] = chosen.slice(ofWilds)
  const keys = {
    wilds: wilds.map(({ key }) => key),
    scatter: required(scatter, 'a scatter').key,
    paying: rest.map(({ key }) => key),
  }
  const open = Object.fromEntries(waysCounts.map((count) => [count, 1]))
  const three = chance.whole(...(style?.freeSpins ?? [6, 9]))
  const four = three + chance.whole(1, 3)
  return {
    ...openDefinition(spec),
    mechanic: 'ways',
    coinsPerBet: 20,
    reels: 5,
    rows: size.rows,
    symbols: [
      ...wilds.map((symbol) => symbolOf(symbol, 'wild')),
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...rest.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    strips: {
      base: makeStrips(size, keys, wildsOn('base', numbered, chance), steep, chance),
      free: makeStrips(size, keys, wildsOn('free', numbered, chance), steep, chance),
    },
    ...(numbered && { wilds: { multipliers: numbersOf(keys.wilds, numbered) } }),
    freeSpins: {
      spinsByScatters: { '3': three, '4': four, '5': four + chance.whole(1, 4) },
      multipliers: chance.pick(style?.ladders ?? (isCalm ? calmLadders : ladders)),
    },
    caps: {
      maxWinBets: openCapBets,
      maxFreeSpins: chance.pick(style?.maxFreeSpins ?? [16, 18, 20]),
    },
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

/** How many of each wild a reel has. */
type WildsOn = (reel: number) => readonly number[]

/** A plain wild stands on the middle reels, once, or up to twice in free spins. */
function wildsOn(mode: 'base' | 'free', numbered: WildSet | undefined, chance: Chance): WildsOn {
  const most = mode === 'base' ? 1 : 2
  // The first number alone comes twice: free spins win more with it, and no more at best.
  const ofRank = (rank: number) => (rank === 0 ? most : 1)
  if (numbered) {
    return (reel) => numbered.map((wild, rank) => (wild[mode].includes(reel) ? ofRank(rank) : 0))
  }
  return (reel) => [reel === 0 || reel === 4 ? 0 : chance.whole(1, most)]
}

function numbersOf(keys: readonly string[], numbered: WildSet): Record<string, number> {
  return Object.fromEntries(keys.map((key, index) => [key, numbered[index]?.number ?? 1]))
}

interface Keys {
  readonly wilds: readonly string[]
  readonly scatter: string
  readonly paying: readonly string[]
}

/** No symbol stands twice in a window but by chance, and wilds never do. */
function makeStrips(
  { stops, rows }: WaysSize,
  keys: Keys,
  wildsOnReel: WildsOn,
  { least, most }: Band,
  chance: Chance,
): Strips {
  const steep = chance.between(least, most)
  return [0, 1, 2, 3, 4].map((reel) => {
    const ofReel = wildsOnReel(reel)
    const length = chance.whole(...stops)
    const left = length - 1 - ofReel.reduce((sum, wilds) => sum + wilds, 0)
    const others = risingCounts(keys.paying, left, steep, chance)
    const wilds = keys.wilds.map((key, index): [string, number] => [key, ofReel[index] ?? 0])
    const counts = new Map([...wilds, [keys.scatter, 1], ...others])
    const apart = new Map(
      [...keys.wilds, ...keys.paying.slice(0, 3)].map((key): [string, number] => [key, rows]),
    )
    return spacedStrip({ counts, apart }, chance)
  })
}
