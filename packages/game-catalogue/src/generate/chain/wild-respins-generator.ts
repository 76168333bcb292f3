import type { WildRespinsDefinition } from '@nordlys/game-math/mechanics/wild-reels/definition'
import { compileWildRespins } from '@nordlys/game-math/mechanics/wild-reels/wild-respins'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { evens, everyCoin } from '../shared/ladder.ts'
import { mostLineBets } from '../shared/most-win.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'
import { wildStrips } from './wild-strips.ts'

const reels = 5

/** All but the outer ones, where lines begin. */
const wildReels = [1, 2, 3]

/** Boards of the mechanic: how high, and how many lines. */
const boards = [
  { rows: 3, lines: 5, coinsPerBet: 5 },
  { rows: 3, lines: 10, coinsPerBet: 10 },
  { rows: 4, lines: 10, coinsPerBet: 10 },
  { rows: 3, lines: 20, coinsPerBet: 20 },
  { rows: 4, lines: 20, coinsPerBet: 20 },
] as const

/** A filled reel helps every line from both ends: wilds come seldom, so that other spins win too. */
const stops = { withWild: [46, 56], others: [24, 29] } as const

/** How many respins a round has at most, and what wins of the first, second, ... are multiplied by. */
interface Respins {
  readonly most: number
  readonly multipliers: readonly number[]
}

const calmRespins: readonly Respins[] = [
  { most: 2, multipliers: [1] },
  { most: 3, multipliers: [1] },
  { most: 3, multipliers: [1, 1, 2] },
]

const wildRespins: readonly Respins[] = [
  { most: 2, multipliers: [1] },
  { most: 2, multipliers: [1, 2] },
  { most: 2, multipliers: [1, 3] },
  { most: 2, multipliers: [2] },
  { most: 3, multipliers: [1] },
  { most: 3, multipliers: [1, 1, 2] },
  { most: 3, multipliers: [1, 1, 3] },
  { most: 3, multipliers: [1, 2] },
  { most: 3, multipliers: [1, 2, 3] },
  { most: 3, multipliers: [2] },
]

/** Lines both ways, and wilds that fill their reels and give respins. */
export const wildRespinsGenerator = chainGenerator<WildRespinsDefinition>({
  mechanic: 'wild-respins',
  edition: 2,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.08, most: 0.5 },
  draw,
  compile: compileWildRespins,
  ladder: ({ coinsPerBet }) =>
    (coinsPerBet === 20 ? evens : everyCoin).filter((coins) => coins <= mostLineBets * coinsPerBet),
  structure(definition) {
    const { symbols, rows, strips, lines, direction, respins, caps } = definition
    return [
      rows,
      lines.length,
      symbols.length,
      strips.base.map((strip) => strip.length),
      lines,
      direction ?? 'left',
      respins.multipliers,
      caps.maxRespins,
    ]
  },
})

/** Everything that chance decides before the paytable. */
function draw(spec: GameSpec, chance: Chance): WildRespinsDefinition {
  const { rows, lines, coinsPerBet } = chance.pick(boards)
  const { most, multipliers } = chance.pick(spec.volatility === 'low' ? calmRespins : wildRespins)
  const chosen = chooseSymbols(spec, chance.whole(8, 11), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild')
  return {
    ...openDefinition(spec),
    mechanic: 'wild-respins',
    direction: 'both',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(),
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: wildStrips(reels, wildReels, keys, stops, chance) },
    respins: { multipliers },
    caps: { maxWinBets: openCapBets, maxRespins: most },
  }
}
