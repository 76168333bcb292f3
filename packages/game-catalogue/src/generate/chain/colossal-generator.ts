import { compile } from '@nordlys/game-math/mechanics/colossal/compile'
import type { ColossalDefinition } from '@nordlys/game-math/mechanics/colossal/definition'
import { lineSet } from '../lines/line-sets.ts'
import { scatterPays } from '../lines/lines-structure.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator, lineCounts } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'

const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]

export const colossalGenerator = chainGenerator<ColossalDefinition>({
  mechanic: 'colossal',
  edition: 1,
  volatilities: ['medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.35 },
  draw,
  compile,
  ladder: () => fives,
  structure(definition) {
    const { symbols, strips, lines: ofGame, wildMultiplier, freeSpins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      ofGame,
      wildMultiplier,
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
      caps.maxFreeSpins,
    ]
  },
  corrected(draft, { symbols }, chance) {
    // A giant symbol wins on many lines at once, four of a kind oftener than three: less steep pays
    // give the same deviation as elsewhere.
    const slopes = { symbols: symbols.length - 2, counts: lineCounts, bySymbol: 0.26, byCount: 1 }
    return { ...draft, shape: geometricShape(slopes, chance) }
  },
})

interface Keys {
  readonly wild: string
  readonly scatter: string
  readonly paying: readonly string[]
}

function draw(spec: GameSpec, chance: Chance): ColossalDefinition {
  const chosen = chooseSymbols(spec, chance.whole(10, 12), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild', 'scatter')
  const three = chance.whole(4, 7)
  const more = chance.pick([0, 1, 2])
  const most = three + 2 * more
  return {
    ...openDefinition(spec),
    mechanic: 'colossal',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(scatterPays({ reels, coinsPerBet }, chance)),
    lines: lineSet(reels, rows, lines, chance),
    strips: { base: baseStrips(keys, chance), free: freeStrips(keys, chance) },
    wildMultiplier: chance.pick([1, 1, 2]),
    freeSpins: {
      spinsByScatters: { '3': three, '4': three + more, '5': most },
      multiplier: chance.pick([1, 1, 1, 2]),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: most + chance.pick([2, 3, 4, 5]) },
  }
}

/** Wilds stand on the three middle reels alone. */
function baseStrips(keys: Keys, chance: Chance): string[][] {
  const steep = chance.between(0, 0.1)
  return Array.from({ length: reels }, (_, reel) => {
    const most = reel > 0 && reel < reels - 1 ? chance.whole(1, 2) : 0
    const wilds = Array<string>(most).fill(keys.wild)
    return stripOf([...wilds, keys.scatter], keys.paying, [26, 31], steep, chance)
  })
}

/** The first reel, the giant one and the last one. A giant scatter is enough for more free spins. */
function freeStrips(keys: Keys, chance: Chance): string[][] {
  const steep = chance.between(0.06, 0.18)
  const onGiant = [keys.scatter, keys.wild]
  return [
    stripOf([keys.scatter], keys.paying, [18, 24], steep, chance),
    stripOf(onGiant, keys.paying, [20, 28], steep, chance),
    stripOf([keys.scatter, keys.wild], keys.paying, [18, 24], steep, chance),
  ]
}

function stripOf(
  special: readonly string[],
  paying: readonly string[],
  lengths: readonly [number, number],
  steep: number,
  chance: Chance,
): string[] {
  const length = chance.whole(...lengths)
  const counts = new Map(risingCounts(paying, length - special.length, steep, chance))
  for (const key of special) counts.set(key, (counts.get(key) ?? 0) + 1)
  return spacedStrip({ counts, apart: new Map() }, chance)
}
