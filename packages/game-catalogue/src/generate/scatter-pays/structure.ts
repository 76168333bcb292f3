import { required } from '@nordlys/core'
import type {
  OrbDefinition,
  ScatterPaysDefinition,
} from '@nordlys/game-math/mechanics/scatter-pays/definition'
import type { Chance } from '../shared/chance.ts'
import { openTable } from '../shared/listed-draft.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'

export const coinsPerBet = 20

export interface AnywhereStructure {
  /** All but the pays of the tunable symbols; the scatter comes first and orbs last. */
  readonly definition: ScatterPaysDefinition
  readonly tunable: readonly number[]
  /** The counts of the open paytable. */
  readonly counts: readonly number[]
}

/** Everything of a game of wins anywhere that chance decides before its paytable. */
export function anywhereStructure(spec: GameSpec, chance: Chance): AnywhereStructure {
  const counts = chance.pick(countSets)
  const { volatility } = spec
  const tier = volatility === 'very-high' ? 'high' : volatility
  const orbCells = orbCellsOf[tier]
  const paying = tier === 'low' ? 7 : chance.whole(7, 8)
  const [scatter, ...symbols] = chooseSymbols(spec, paying + 1, chance)
  const orbs = chance.pick(orbSets[tier])
  const keys = symbols.map(({ key }) => key)
  const steep = chance.between(0.02, 0.08)
  const scatters = chance.whole(...scattersOf[tier])
  const cells = (orbs1024: number) => {
    const rising = risingCounts(keys, 1024 - scatters - orbs1024, steep, chance)
    return [scatters, ...keys.map((key) => rising.get(key) ?? 0), orbs1024]
  }
  const open = Object.fromEntries(counts.map((count) => [count, 1]))
  const four = chance.whole(...spinsOf[tier])
  const five = four + chance.whole(1, 2)
  const definition: ScatterPaysDefinition = {
    ...openDefinition(spec),
    mechanic: 'scatter-pays',
    coinsPerBet,
    reels: 6,
    rows: 5,
    symbols: [
      symbolOf(required(scatter, 'a scatter'), 'scatter', chance.pick(scatterLadders)),
      ...symbols.map((symbol) => symbolOf(symbol, 'pay', open)),
      ...orbs.map(({ symbol, times }) => symbolOf({ key: symbol, name: `Kugle ×${times}` }, 'orb')),
    ],
    cells1024: {
      base: cells(chance.whole(...orbCells.base)),
      free: cells(chance.whole(...orbCells.free)),
    },
    orbs,
    tumble: { most: chance.pick([15, 20, 25]) },
    freeSpins: { spinsByScatters: { '4': four, '5': five, '6': five + chance.whole(1, 4) } },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([16, 18, 20, 24]) },
    table: openTable(chance.whole(1, 2 ** 20)),
  }
  return { definition, tunable: keys.map((_, rank) => rank + 1), counts }
}

/** None so large that a list would hardly show it. */
const countSets: readonly (readonly number[])[] = [
  [8, 9, 10],
  [8, 9, 10, 11],
  [8, 10],
  [8, 10, 11],
  [8, 9, 11],
]

type OrbSet = readonly OrbDefinition[]

type Tier = 'low' | 'medium' | 'high'
type Span = readonly [from: number, to: number]

/** How many cells in 1024 hold a scatter, and how many free spins four of them give. */
const scattersOf: Readonly<Record<Tier, Span>> = { low: [20, 25], medium: [22, 27], high: [24, 30] }
const spinsOf: Readonly<Record<Tier, Span>> = { low: [5, 7], medium: [6, 9], high: [7, 10] }
/** How many cells in 1024 hold an orb. */
const orbCellsOf: Readonly<Record<Tier, { readonly base: Span; readonly free: Span }>> = {
  low: { base: [4, 7], free: [8, 11] },
  medium: { base: [6, 10], free: [9, 13] },
  high: { base: [8, 14], free: [14, 20] },
}

/** The calmer the class, the lower they are, so that its pays need not all be alike. */
const orbSets: Readonly<Record<Tier, readonly OrbSet[]>> = {
  low: [
    orbsBy([2, 3, 4, 5], [66, 26, 6, 2]),
    orbsBy([2, 3, 5, 10], [64, 26, 8, 2]),
    orbsBy([2, 3, 4, 6, 10], [130, 46, 16, 6, 2]),
  ],
  medium: [
    orbsBy([2, 3, 5, 8, 10, 25, 50, 100], [100, 50, 26, 12, 6, 3, 2, 1]),
    orbsBy([2, 4, 6, 10, 20, 50, 100], [130, 44, 14, 7, 3, 1, 1]),
    orbsBy([3, 5, 7, 12, 25, 100], [140, 40, 12, 5, 2, 1]),
    orbsBy([2, 3, 4, 5, 10, 25, 50, 100], [96, 50, 26, 14, 8, 3, 2, 1]),
  ],
  high: [
    orbsBy([2, 3, 5, 8, 10, 15, 25, 50, 100], [60, 50, 36, 20, 16, 9, 5, 3, 1]),
    orbsBy([2, 4, 6, 10, 20, 50, 100], [70, 50, 34, 24, 14, 6, 2]),
    orbsBy([3, 5, 7, 12, 25, 60, 100], [60, 48, 36, 30, 18, 6, 2]),
    orbsBy([2, 3, 4, 5, 10, 25, 50, 100], [90, 50, 26, 16, 10, 5, 2, 1]),
  ],
}
const scatterLadders = [
  { '4': 40, '5': 100, '6': 400 },
  { '4': 60, '5': 100, '6': 1000 },
  { '4': 20, '5': 100, '6': 500 },
] as const

/** Orbs of these numbers, each as often as it weighs. */
function orbsBy(numbers: readonly number[], weights: readonly number[]): OrbSet {
  return numbers.map((times, at) => ({
    symbol: `kugle-${times}`,
    times,
    weight: required(weights[at], 'a weight'),
  }))
}
