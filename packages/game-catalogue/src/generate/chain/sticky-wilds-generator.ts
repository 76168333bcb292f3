import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/sticky-wilds/compile'
import type { StickyWildsDefinition } from '@nordlys/game-math/mechanics/sticky-wilds/definition'
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

export const stickyWildsGenerator = chainGenerator<StickyWildsDefinition>({
  mechanic: 'sticky-wilds',
  edition: 1,
  volatilities: ['medium', 'high', 'very-high'],
  hitRate: { least: 0.08, most: 0.35 },
  draw,
  compile: (definition) => {
    const { chain, base } = compile(definition)
    return { chain, pays: base.pays }
  },
  ladder: () => fives,
  structure(definition) {
    const { symbols, strips, lines: ofGame, freeSpins } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      ofGame,
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
    ]
  },
})

function draw(spec: GameSpec, chance: Chance): StickyWildsDefinition {
  const chosen = chooseSymbols(spec, chance.whole(9, 10), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild', 'scatter')
  const three = chance.whole(5, 8)
  const four = three + chance.whole(1, 2)
  const five = four + chance.whole(1, 3)
  return {
    ...openDefinition(spec),
    mechanic: 'sticky-wilds',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(scatterPays({ reels, coinsPerBet }, chance)),
    lines: lineSet(reels, rows, lines, chance),
    strips: {
      base: makeStrips(keys, [27, 33], chance),
      free: makeStrips({ ...keys, scatter: undefined }, [36, 46], chance),
    },
    freeSpins: {
      spinsByScatters: { '3': three, '4': four, '5': five },
      multiplier: chance.whole(1, spec.volatility === 'low' ? 1 : 2),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: five },
  }
}

/** One wild on each of the three middle reels. */
function makeStrips(
  keys: {
    readonly wild: string
    readonly scatter: string | undefined
    readonly paying: readonly string[]
  },
  stops: readonly [number, number],
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const special = [
      ...(reel >= 1 && reel <= 3 ? [keys.wild] : []),
      ...(keys.scatter ? [keys.scatter] : []),
    ]
    const length = chance.whole(...stops)
    const others = risingCounts(keys.paying, length - special.length, steep, chance)
    const counts = new Map([...special.map((key): [string, number] => [key, 1]), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
