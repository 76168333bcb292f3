import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/symbol-upgrade/compile'
import type {
  SymbolUpgradeDefinition,
  UpgradesDefinition,
} from '@nordlys/game-math/mechanics/symbol-upgrade/definition'
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

/** How upgrades are collected: of how many symbols a step, and on which reels they stand. */
const collections: readonly (UpgradesDefinition & { readonly on: readonly number[] })[] = [
  { perStep: 1, steps: 3, on: [1, 3] },
  { perStep: 1, steps: 4, on: [2, 3] },
  { perStep: 1, steps: 4, on: [0, 2, 4] },
  { perStep: 2, steps: 3, on: [0, 1, 3, 4] },
  { perStep: 2, steps: 4, on: [0, 1, 2, 3, 4] },
  { perStep: 3, steps: 3, on: [0, 1, 2, 3, 4] },
]

export const symbolUpgradeGenerator = chainGenerator<SymbolUpgradeDefinition>({
  mechanic: 'symbol-upgrade',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.08, most: 0.4 },
  draw,
  compile: (definition) => {
    const { chain, base } = compile(definition)
    return { chain, pays: base.pays }
  },
  ladder: () => fives,
  structure(definition) {
    const { symbols, strips, lines, wildMultiplier, upgrades, freeSpins } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      lines,
      wildMultiplier,
      upgrades,
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
    ]
  },
  corrected(draft) {
    // Its own figure is of lines that win apart; those of a reel full of one symbol win together.
    const together = 2.5 * coinsPerBet
    return { ...draft, deviation: (pays) => Math.hypot(draft.deviation(pays), together) }
  },
})

function draw(spec: GameSpec, chance: Chance): SymbolUpgradeDefinition {
  const chosen = chooseSymbols(spec, chance.whole(11, 12), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild', 'scatter', 'upgrade')
  const { on, ...upgrades } = chance.pick(collections)
  const three = chance.whole(7, 9)
  const five = three + chance.whole(2, 4)
  return {
    ...openDefinition(spec),
    mechanic: 'symbol-upgrade',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(scatterPays({ reels, coinsPerBet }, chance)),
    lines: lineSet(reels, rows, lines, chance),
    strips: {
      base: makeStrips(
        keys.paying,
        [26, 32],
        (reel) => [...wildOn(reel, keys.wild), keys.scatter],
        chance,
      ),
      free: makeStrips(
        keys.paying,
        [20, 25],
        (reel) => [...wildOn(reel, keys.wild), ...(on.includes(reel) ? [keys.upgrade] : [])],
        chance,
      ),
    },
    wildMultiplier: chance.pick([1, 1, 2]),
    upgrades,
    freeSpins: {
      spinsByScatters: { '3': three, '4': chance.whole(three + 1, five - 1), '5': five },
      multiplier: spec.volatility === 'high' ? chance.pick([1, 1, 2]) : 1,
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: five },
  }
}

/** On the three middle reels. */
function wildOn(reel: number, wild: string): string[] {
  return reel >= 1 && reel <= 3 ? [wild] : []
}

function makeStrips(
  paying: readonly string[],
  stops: readonly [number, number],
  specialOn: (reel: number) => readonly string[],
  chance: Chance,
): Strips {
  const steep = chance.between(0.08, 0.2)
  return Array.from({ length: reels }, (_, reel) => {
    const special = specialOn(reel)
    const length = chance.whole(...stops)
    const others = risingCounts(paying, length - special.length, steep, chance)
    const counts = new Map([...special.map((key): [string, number] => [key, 1]), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
