import { required } from '@nordlys/core'
import type { HoldAndWin, Prize } from '@nordlys/game-math/features/hold-and-win'
import type { HoldCollectorDefinition } from '@nordlys/game-math/mechanics/hold-collector/definition'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { holdCounts, makeStrips, prizeRows } from './hold-structure.ts'

const [reels, rows, coinsPerBet] = [5, 3, 20]

/** Everything of a game with a collector that chance decides before its paytable. */
export function holdCollectorStructure(spec: GameSpec, chance: Chance): HoldCollectorDefinition {
  const chosen = chooseSymbols(spec, chance.whole(7, 9) + 3, chance)
  const [wild, coin, collector, ...paying] = chosen.map((symbol) => required(symbol, 'a symbol'))
  const special = [wild, coin, collector].map((symbol) => required(symbol, 'a symbol'))
  const open = Object.fromEntries(holdCounts.map((count) => [count, 1]))
  return {
    ...openDefinition(spec),
    mechanic: 'hold-collector',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild', open),
      symbolOf(required(coin, 'a coin'), 'coin'),
      symbolOf(required(collector, 'a collector'), 'collector'),
      ...paying.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, chance.pick([10, 15, 20]), chance),
    strips: {
      base: makeStrips(
        special.slice(0, 2).map(({ key }) => key),
        paying.map(({ key }) => key),
        chance,
      ),
    },
    wildMultiplier: chance.pick([1, 1, 2]),
    ...featureOf(spec, chance),
    caps: { maxWinBets: openCapBets },
  }
}

/** Where collectors come often, coins are worth little; where they are rare, more. */
function featureOf(
  { volatility }: GameSpec,
  chance: Chance,
): Pick<HoldCollectorDefinition, 'holdAndWin' | 'collector' | 'chest'> {
  const isCalm = volatility === 'low' || volatility === 'medium'
  const isOften = chance.pick([true, false])
  const land1024 = isOften ? chance.whole(28, 40) : chance.whole(36, 52)
  const holdAndWin: HoldAndWin = {
    trigger: 6,
    spins: chance.pick([3, 3, 4]),
    land1024,
    prizes: chance.pick(isCalm ? calmPrizes : wildPrizes).map((bets, index): Prize => {
      const [name = '', weight = 1] = prizeRows[index] ?? []
      return {
        nameDa: name,
        coins: bets * coinsPerBet,
        weight: weight + chance.whole(0, weight >> 3),
      }
    }),
    fullGridCoins: chance.pick(isCalm ? [50, 100, 150] : [250, 500, 1000]) * coinsPerBet,
  }
  const prizes = chance.pick(isCalm ? calmChests : wildChests).map((bets, index) => ({
    coins: bets * coinsPerBet,
    weight: chestWeights[index] ?? 1,
  }))
  return {
    holdAndWin,
    collector: { land1024: isOften ? chance.whole(16, 26) : chance.whole(6, 14) },
    chest: { prizes },
  }
}

/** In bets, least first; the names and weights are those of hold and win. */
const calmPrizes: readonly (readonly number[])[] = [
  [0.5, 1, 1.5, 2, 4, 8, 15, 30],
  [0.5, 1, 2, 3, 5, 10, 20, 40],
  [0.5, 1, 1.5, 3, 6, 10, 20, 50],
]
const wildPrizes: readonly (readonly number[])[] = [
  [0.5, 1, 2, 4, 8, 20, 50, 150],
  [0.5, 1, 2, 5, 10, 25, 60, 200],
  [0.5, 1, 3, 5, 10, 20, 40, 100],
]

const chestWeights = [40, 30, 20, 8, 2]
const calmChests: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 10],
  [2, 3, 4, 6, 15],
  [1, 2, 5, 8, 20],
]
const wildChests: readonly (readonly number[])[] = [
  [2, 4, 8, 20, 50],
  [1, 3, 6, 15, 100],
  [2, 5, 10, 25, 75],
]
