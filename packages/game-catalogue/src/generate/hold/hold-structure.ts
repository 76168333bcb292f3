import { required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import type { HoldAndWin, Prize } from '@nordlys/game-math/features/hold-and-win'
import type { HoldDefinition } from '@nordlys/game-math/mechanics/hold/definition'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'

const reels = 5
const rows = 3
export const holdCounts = [3, 4, 5]
const coinsPerBet = 20

/** Everything of a hold-and-win game that chance decides before its paytable. */
export function holdStructure(spec: GameSpec, chance: Chance): HoldDefinition {
  const paying = chance.whole(7, 9)
  const [wild, coin, ...rest] = chooseSymbols(spec, paying + 2, chance)
  const keys = [wild, coin].map((symbol) => required(symbol, 'a symbol').key)
  const open = Object.fromEntries(holdCounts.map((count) => [count, 1]))
  return {
    ...openDefinition(spec),
    mechanic: 'hold-and-win',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild', open),
      symbolOf(required(coin, 'a coin'), 'coin'),
      ...rest.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, chance.pick([10, 15, 20]), chance),
    strips: {
      base: makeStrips(
        keys,
        rest.map(({ key }) => key),
        chance,
      ),
    },
    wildMultiplier: chance.pick([1, 1, 2]),
    holdAndWin: holdAndWin(spec, chance),
    caps: { maxWinBets: openCapBets },
  }
}

/** Coins stand in stacks of three, which fill a window together; the rest is mixed round them. */
export function makeStrips(
  [wild = '', coin = '']: readonly string[],
  paying: readonly string[],
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, () => {
    const singles = chance.whole(0, 1)
    const length = chance.whole(31, 37)
    const others = risingCounts(paying, length - 4 - singles, steep, chance)
    const blocks: string[][] = [
      [coin, coin, coin],
      [wild],
      ...Array.from({ length: singles }, () => [coin]),
      ...[...others].flatMap(([key, count]) => Array.from({ length: count }, () => [key])),
    ]
    return chance.shuffled(blocks).flat()
  })
}

function holdAndWin({ volatility }: GameSpec, chance: Chance): HoldAndWin {
  const isCalm = volatility === 'low' || volatility === 'medium'
  return {
    trigger: 6,
    spins: chance.pick([3, 3, 4]),
    land1024: chance.whole(36, 56),
    prizes: chance.pick(isCalm ? calmPrizes : wildPrizes).map((bets, index): Prize => {
      const [name = '', weight = 1] = prizeRows[index] ?? []
      return {
        nameDa: name,
        coins: bets * coinsPerBet,
        weight: weight + chance.whole(0, weight >> 3),
      }
    }),
    fullGridCoins: chance.pick(isCalm ? [100, 200, 250] : [500, 1000, 2000]) * coinsPerBet,
  }
}

/** Names and weights of the prizes, least first. */
export const prizeRows: readonly (readonly [string, number])[] = [
  ['', 520],
  ['', 260],
  ['', 130],
  ['', 48],
  ['Mini', 24],
  ['Midi', 9],
  ['Maxi', 3],
  ['Mega', 1],
]

/** In bets. */
const calmPrizes: readonly (readonly number[])[] = [
  [0.5, 1, 2, 4, 8, 15, 30, 60],
  [0.5, 1, 2, 5, 10, 20, 40, 100],
  [0.5, 1, 1.5, 3, 6, 12, 25, 50],
  [0.5, 1, 3, 5, 8, 20, 50, 100],
]
const wildPrizes: readonly (readonly number[])[] = [
  [0.5, 1, 2, 5, 10, 25, 100, 500],
  [0.5, 1, 2, 5, 15, 50, 200, 1000],
  [0.5, 1, 2, 4, 10, 50, 250, 1000],
  [0.5, 1, 3, 6, 12, 30, 150, 1500],
]
