import { required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/mystery/compile'
import type { MysteryDefinition, Reveal } from '@nordlys/game-math/mechanics/mystery/definition'
import { lineSet } from '../lines/line-sets.ts'
import { scatterPays } from '../lines/lines-structure.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'

const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]

export const mysteryGenerator = chainGenerator<MysteryDefinition>({
  mechanic: 'mystery',
  edition: 1,
  volatilities: ['medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.35 },
  draw,
  compile,
  ladder: () => fives,
  structure(definition) {
    const { symbols, strips, lines: ofGame, wildMultiplier, reveals, freeSpins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      ofGame,
      wildMultiplier,
      reveals.map(({ weight }) => weight),
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
      caps.maxFreeSpins,
    ]
  },
})

function draw(spec: GameSpec, chance: Chance): MysteryDefinition {
  const chosen = chooseSymbols(spec, chance.whole(10, 11), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild', 'scatter', 'mystery')
  const three = chance.whole(5, 8)
  return {
    ...openDefinition(spec),
    mechanic: 'mystery',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(scatterPays({ reels, coinsPerBet }, chance)),
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: makeStrips(keys, [1, 2], chance), free: makeStrips(keys, [2, 3], chance) },
    wildMultiplier: chance.pick([1, 1, 2]),
    reveals: revealsOf(keys.paying, chance),
    freeSpins: {
      spinsByScatters: { '3': three, '4': three + 2, '5': three + 4 },
      multiplier: chance.pick([1, 1, 2]),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([12, 14, 16, 18]) },
  }
}

/** Five of the paying symbols, but never the dearest; the cheap ones come oftener. */
function revealsOf(paying: readonly string[], chance: Chance): Reveal[] {
  const able = paying.map((_, rank) => rank).slice(1)
  const ranks = chance
    .shuffled(able)
    .slice(0, 5)
    .sort((a, b) => a - b)
  return ranks.map((rank, place) => ({
    symbol: required(paying[rank], 'a symbol'),
    weight: chance.whole(2 + 3 * place, 5 + 4 * place),
  }))
}

/** Every reel has one stack of mystery symbols. */
function makeStrips(
  keys: {
    readonly wild: string
    readonly scatter: string
    readonly mystery: string
    readonly paying: readonly string[]
  },
  stack: readonly [number, number],
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const wilds = reel > 0 && reel < reels - 1 ? [keys.wild] : []
    const special = [...wilds, keys.scatter].map((key): [string, number] => [key, 1])
    const length = chance.whole(26, 31)
    const others = risingCounts(keys.paying, length - special.length, steep, chance)
    const strip = spacedStrip(
      { counts: new Map([...special, ...others]), apart: new Map() },
      chance,
    )
    const mysteries = Array<string>(chance.whole(...stack)).fill(keys.mystery)
    return strip.toSpliced(chance.whole(0, strip.length), 0, ...mysteries)
  })
}
