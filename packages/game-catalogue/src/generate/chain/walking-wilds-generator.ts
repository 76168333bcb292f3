import type { WalkingWildsDefinition } from '@nordlys/game-math/mechanics/wild-reels/definition'
import { compileWalkingWilds } from '@nordlys/game-math/mechanics/wild-reels/walking-wilds'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { everyCoin } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'
import { wildStrips } from './wild-strips.ts'

const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]

/** The reels from where wilds begin to walk. */
const wildReels = [3, 4]

/** A wild that fills a reel and walks on is worth much: it comes seldom. */
const stops = { withWild: [38, 48], others: [26, 32] } as const

/** What wins of the first, second, ... respin are multiplied by. */
const calmLadders: readonly (readonly number[])[] = [[1], [1, 1, 2]]
const wildLadders: readonly (readonly number[])[] = [[1], [1, 2], [2], [1, 2, 3], [2, 3], [3]]

export const walkingWildsGenerator = chainGenerator<WalkingWildsDefinition>({
  mechanic: 'walking-wilds',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.08, most: 0.4 },
  draw,
  compile: compileWalkingWilds,
  ladder: () => everyCoin,
  structure(definition) {
    const { symbols, strips, lines: ofGame, respins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      ofGame,
      respins.multipliers,
      caps.maxRespins,
    ]
  },
})

/** Everything that chance decides before the paytable. */
function draw(spec: GameSpec, chance: Chance): WalkingWildsDefinition {
  const chosen = chooseSymbols(spec, chance.whole(8, 10), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild')
  return {
    ...openDefinition(spec),
    mechanic: 'walking-wilds',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(),
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: wildStrips(reels, wildReels, keys, stops, chance) },
    respins: { multipliers: chance.pick(spec.volatility === 'low' ? calmLadders : wildLadders) },
    caps: { maxWinBets: openCapBets, maxRespins: chance.whole(6, 10) },
  }
}
