import { required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import type { LinesDefinition } from '@nordlys/game-math/mechanics/lines/definition'
import type { Chance } from '../shared/chance.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { drawLadderSpins } from './free-spin-ladders.ts'
import { lineSet } from './line-sets.ts'
import type { LinesSize } from './size.ts'

interface Structure {
  /** All but the pays of the tunable symbols. */
  readonly definition: LinesDefinition
  /** Symbols whose pays are open, dearest first: the wild, then what pays. */
  readonly tunable: readonly number[]
  readonly counts: readonly number[]
}

/** Everything of a game on lines that chance decides before its paytable. */
export function linesStructure(size: LinesSize, spec: GameSpec, chance: Chance): Structure {
  const { reels, rows, coinsPerBet } = size
  const paying = chance.whole(...size.paying)
  const [wild, scatter, ...rest] = chooseSymbols(spec, paying + 2, chance)
  const counts = reels === 3 ? [3] : [3, 4, 5]
  const open = Object.fromEntries(counts.map((count) => [count, 1]))
  const keys = {
    wild: required(wild, 'a wild').key,
    scatter: required(scatter, 'a scatter').key,
    paying: rest.map(({ key }) => key),
  }
  const stripsOf = (wilds: readonly [number, number]) => makeStrips(size, keys, wilds, chance)
  const { wildMultiplier, drawSpins } = featureOf(size, spec, chance)
  const definition: LinesDefinition = {
    ...openDefinition(spec),
    mechanic: 'lines',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild', open),
      symbolOf(required(scatter, 'a scatter'), 'scatter', scatterPays(size, chance)),
      ...rest.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, size.lines, chance),
    strips: { base: stripsOf([1, 1]), free: stripsOf(reels === 3 ? [1, 1] : [1, 2]) },
    wildMultiplier,
    ...drawSpins(),
    ...(size.gambles && { gamble: chance.pick(size.gambles) }),
  }
  return { definition, tunable: [0, ...rest.map((_, index) => index + 2)], counts }
}

interface Feature {
  readonly wildMultiplier: number
  /** How many free spins there are, drawn after everything else. */
  drawSpins(): Pick<LinesDefinition, 'freeSpins' | 'caps'>
}

function featureOf(size: LinesSize, { volatility }: GameSpec, chance: Chance): Feature {
  const temper = volatility === 'low' ? 'calm' : 'lively'
  if (size.freeSpinLadders) {
    const ladder = chance.pick(size.freeSpinLadders[temper])
    const wildMultiplier = chance.pick(ladder.wildMultipliers)
    return { wildMultiplier, drawSpins: () => drawLadderSpins(ladder, chance) }
  }
  const [wildMultiplier, multiplier] = chance.pick(multipliers[temper])
  return {
    wildMultiplier,
    drawSpins: () => ({
      freeSpins: { ...freeSpinsOf(size, chance), multiplier },
      caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([15, 16, 18]) },
    }),
  }
}

/** Of wilds and of free spins: the largest win multiplies both, so they are not high together. */
type Multipliers = readonly [ofWilds: number, ofFreeSpins: number]

const multipliers: Readonly<Record<'calm' | 'lively', readonly Multipliers[]>> = {
  calm: [
    [1, 1],
    [1, 2],
    [1, 2],
    [2, 1],
    [2, 2],
  ],
  lively: [
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
  ],
}

function makeStrips(
  { reels, rows, stops }: LinesSize,
  keys: { readonly wild: string; readonly scatter: string; readonly paying: readonly string[] },
  wilds: readonly [number, number],
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, () => {
    const length = chance.whole(...stops)
    const ofWilds = chance.whole(...wilds)
    const others = risingCounts(keys.paying, length - 1 - ofWilds, steep, chance)
    const counts = new Map([[keys.wild, ofWilds], [keys.scatter, 1], ...others])
    return spacedStrip({ counts, apart: new Map([[keys.wild, rows]]) }, chance)
  })
}

/** Of three scatters and more. */
export function scatterPays(
  { reels, coinsPerBet }: Pick<LinesSize, 'reels' | 'coinsPerBet'>,
  chance: Chance,
): Record<string, number> {
  const bets = reels === 3 ? [chance.whole(2, 8)] : chance.pick(scatterLadders)
  return Object.fromEntries(bets.map((each, index) => [index + 3, each * coinsPerBet]))
}

const scatterLadders = [
  [1, 5, 20],
  [2, 5, 20],
  [2, 10, 40],
  [2, 10, 50],
  [3, 10, 50],
  [3, 15, 75],
  [2, 20, 100],
] as const

/** How many free spins three scatters and more give. */
export function freeSpinsOf({ reels }: Pick<LinesSize, 'reels'>, chance: Chance) {
  const three = chance.whole(reels === 3 ? 4 : 6, 9)
  const four = three + chance.whole(1, 3)
  const five = four + chance.whole(1, 3)
  const spins = reels === 3 ? { '3': three } : { '3': three, '4': four, '5': five }
  return { spinsByScatters: spins }
}
