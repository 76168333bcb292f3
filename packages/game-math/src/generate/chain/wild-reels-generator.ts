import { invariant, required } from '@nordlys/core'
import type { GameDefinition, Strips } from '../../slot/definition.ts'
import type { WildReelsGame } from '../../wild-reels/compile.ts'
import type {
  WalkingWildsDefinition,
  WildReelsDefinition,
  WildRespinsDefinition,
} from '../../wild-reels/definition.ts'
import { compileWalkingWilds } from '../../wild-reels/walking-wilds.ts'
import { compileWildRespins } from '../../wild-reels/wild-respins.ts'
import type { Chance } from '../chance.ts'
import { everyCoin } from '../ladder.ts'
import { lineSet } from '../lines/line-sets.ts'
import { openCapBets, openDefinition } from '../open-definition.ts'
import type { Draft, GameSpec, Generator } from '../spec.ts'
import { risingCounts, spacedStrip } from '../strips.ts'
import { chooseSymbols, symbolOf } from '../symbols.ts'
import { chainDraft } from './chain-draft.ts'

const lineCounts = [3, 4, 5]
const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]

type OurDefinition = WildRespinsDefinition | WalkingWildsDefinition

/** How a mechanic of wild reels makes its games. */
interface WildReelsSize {
  readonly mechanic: OurDefinition['mechanic']
  /** The reels that wilds stand on. */
  readonly wildReels: readonly number[]
  readonly respins: readonly [number, number]
  complete(structure: Omit<WildReelsDefinition, 'mechanic'>): OurDefinition
  compile(definition: GameDefinition): WildReelsGame
}

export const wildRespinsGenerator = wildReelsGenerator({
  mechanic: 'wild-respins',
  wildReels: [1, 2, 3],
  respins: [3, 3],
  complete: (structure) => ({ ...structure, mechanic: 'wild-respins' }),
  compile(definition) {
    invariant(definition.mechanic === 'wild-respins', `${definition.id} has no wild respins`)
    return compileWildRespins(definition)
  },
})

export const walkingWildsGenerator = wildReelsGenerator({
  mechanic: 'walking-wilds',
  wildReels: [3, 4],
  respins: [6, 10],
  complete: (structure) => ({ ...structure, mechanic: 'walking-wilds' }),
  compile(definition) {
    invariant(definition.mechanic === 'walking-wilds', `${definition.id} has no walking wilds`)
    return compileWalkingWilds(definition)
  },
})

function wildReelsGenerator(size: WildReelsSize): Generator {
  return {
    id: size.mechanic,
    mechanic: size.mechanic,
    edition: 1,
    volatilities: ['low', 'medium', 'high'],
    hitRate: { least: 0.08, most: 0.4 },
    draft: (spec, chance) => draftWildReels(size, spec, chance),
    structure(definition) {
      invariant('respins' in definition, `${definition.id} has no wild reels`)
      const { symbols, strips, lines: ofGame, respins, caps } = definition
      return [
        symbols.length,
        strips.base.map((strip) => strip.length),
        ofGame,
        respins.multipliers,
        caps.maxRespins,
      ]
    },
  }
}

function draftWildReels(size: WildReelsSize, spec: GameSpec, chance: Chance): Draft {
  const definition = size.complete(structureOf(size, spec, chance))
  const { chain, pays } = size.compile(definition)
  const tunable = definition.symbols.map((_, index) => index).slice(1)
  const chainOf = (finished: GameDefinition) => size.compile(finished).chain
  const open = { definition, chain, pays, tunable, counts: lineCounts, followsWins: false }
  return chainDraft({ ...open, ladder: everyCoin, chainOf }, chance)
}

/** Everything that chance decides before the paytable. */
function structureOf(
  { wildReels, respins }: WildReelsSize,
  spec: GameSpec,
  chance: Chance,
): Omit<WildReelsDefinition, 'mechanic'> {
  const [wild, ...paying] = chooseSymbols(spec, chance.whole(8, 10), chance)
  const open = Object.fromEntries(lineCounts.map((count) => [count, 1]))
  const keys = { wild: required(wild, 'a wild').key, paying: paying.map(({ key }) => key) }
  const ladders = spec.volatility === 'low' ? calmLadders : wildLadders
  return {
    ...openDefinition(spec),
    coinsPerBet,
    reels,
    rows,
    symbols: [
      symbolOf(required(wild, 'a wild'), 'wild'),
      ...paying.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: makeStrips(wildReels, keys, chance) },
    respins: { multipliers: chance.pick(ladders) },
    caps: { maxWinBets: openCapBets, maxRespins: chance.whole(...respins) },
  }
}

const calmLadders: readonly (readonly number[])[] = [[1], [1, 1, 2]]
const wildLadders: readonly (readonly number[])[] = [[1], [1, 2], [2], [1, 2, 3], [2, 3], [3]]

function makeStrips(
  wildReels: readonly number[],
  keys: { readonly wild: string; readonly paying: readonly string[] },
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = wildReels.includes(reel) ? 1 : 0
    // A wild that fills a reel and stays is worth much: it comes seldom.
    const length = wilds > 0 ? chance.whole(38, 48) : chance.whole(26, 32)
    const others = risingCounts(keys.paying, length - wilds, steep, chance)
    const counts = new Map([...(wilds > 0 ? [[keys.wild, wilds] as const] : []), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
