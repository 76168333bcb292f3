import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/avalanche/compile'
import type { AvalancheDefinition } from '@nordlys/game-math/mechanics/avalanche/definition'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'

const [reels, rows, lines, coinsPerBet] = [5, 3, 20, 20]

export const avalancheGenerator = chainGenerator<AvalancheDefinition>({
  mechanic: 'avalanche',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.12, most: 0.42 },
  followsWins: true,
  draw,
  compile,
  ladder: () => fives,
  structure(definition) {
    const { symbols, strips, lines: ofGame, wildMultiplier, tumble } = definition
    const wild = symbols.find(({ kind }) => kind === 'wild')?.key ?? ''
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.base.map((strip) => strip.filter((key) => key === wild).length),
      ofGame,
      wildMultiplier,
      tumble.multipliers,
      tumble.most,
    ]
  },
})

function draw(spec: GameSpec, chance: Chance): AvalancheDefinition {
  const chosen = chooseSymbols(spec, chance.whole(8, 10), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild')
  const isCalm = spec.volatility === 'low'
  return {
    ...openDefinition(spec),
    mechanic: 'avalanche',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(),
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: makeStrips(keys, chance) },
    wildMultiplier: chance.pick(isCalm ? [1] : [1, 1, 2]),
    tumble: {
      multipliers: chance.pick(isCalm ? calmLadders : ladders),
      most: chance.whole(4, 7),
    },
    caps: { maxWinBets: openCapBets },
  }
}

const calmLadders: readonly (readonly number[])[] = [
  [1, 1, 2],
  [1, 2],
  [1, 2, 3],
  [1, 1, 2, 3],
]
const ladders: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 2, 3, 5],
  [1, 2, 4, 8],
  [1, 3, 5],
  [1, 2, 5],
  [1, 2, 3, 4, 5],
]

function makeStrips(
  keys: { readonly wild: string; readonly paying: readonly string[] },
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = reel > 0 && reel < reels - 1 ? 1 : 0
    const length = chance.whole(27, 33)
    const others = risingCounts(keys.paying, length - wilds, steep, chance)
    const counts = new Map([...(wilds > 0 ? [[keys.wild, wilds] as const] : []), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
