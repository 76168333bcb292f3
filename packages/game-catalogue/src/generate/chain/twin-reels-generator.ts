import type { Strips } from '@nordlys/game-math/base/definition-base'
import { compile } from '@nordlys/game-math/mechanics/twin-reels/compile'
import type {
  TwinReelsDefinition,
  TwinsChoice,
} from '@nordlys/game-math/mechanics/twin-reels/definition'
import { lineSet } from '../lines/line-sets.ts'
import { scatterPays } from '../lines/lines-structure.ts'
import type { Chance } from '../shared/chance.ts'
import { evens, everyCoin } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import type { GameSpec } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols } from '../shared/symbols.ts'
import { chainGenerator } from './chain-generator.ts'
import { chainSymbols } from './chain-symbols.ts'

const reels = 5

/** Boards of the mechanic: how high, and how many lines. */
const boards = [
  { rows: 3, lines: 10, coinsPerBet: 10 },
  { rows: 3, lines: 20, coinsPerBet: 20 },
  { rows: 4, lines: 20, coinsPerBet: 20 },
] as const

/** The reels that have a scatter: never so that every pair of twins shows two. */
const scatterReels = [
  [0, 2, 4],
  [0, 1, 3],
  [1, 2, 4],
  [1, 3, 4],
] as const

export const twinReelsGenerator = chainGenerator<TwinReelsDefinition>({
  mechanic: 'twin-reels',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.12, most: 0.45 },
  draw,
  compile,
  ladder: (definition) => (definition.coinsPerBet === 10 ? everyCoin : evens),
  structure(definition) {
    const { symbols, rows, strips, lines, twins, wildMultiplier, freeSpins, caps } = definition
    return [
      rows,
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      lines,
      twins.base,
      twins.free,
      wildMultiplier,
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
      caps.maxFreeSpins,
    ]
  },
  corrected(draft) {
    // Its own figure is of lines that win apart; those of twins win together, in free spins above all.
    const together = 3 * draft.coinsPerBet
    return { ...draft, deviation: (pays) => Math.hypot(draft.deviation(pays), together) }
  },
})

function draw(spec: GameSpec, chance: Chance): TwinReelsDefinition {
  const { rows, lines, coinsPerBet } = chance.pick(boards)
  const chosen = chooseSymbols(spec, chance.whole(11, 12), chance)
  const { keys, symbols } = chainSymbols(chosen, 'wild', 'scatter')
  const scattered = chance.pick(scatterReels)
  const three = chance.whole(4, 6)
  const wildness = wildnessOf(spec)
  return {
    ...openDefinition(spec),
    mechanic: 'twin-reels',
    coinsPerBet,
    reels,
    rows,
    symbols: symbols(scatterPays({ reels, coinsPerBet }, chance)),
    lines: lineSet(reels, rows, lines, chance),
    strips: {
      base: makeStrips(keys, scattered, wildness, chance),
      free: makeStrips(keys, scattered, wildness, chance),
    },
    twins: {
      base: twinsFrom(2, chance.whole(...wildness.rarer), chance),
      free: twinsFrom(3, chance.whole(...wildness.rarer), chance),
    },
    wildMultiplier: chance.pick(wildness.wildMultipliers),
    freeSpins: {
      spinsByScatters: { '3': three, '4': three + 1, '5': three + 3 },
      multiplier: chance.pick(wildness.multipliers),
    },
    caps: { maxWinBets: openCapBets, maxFreeSpins: chance.pick([10, 12, 14]) },
  }
}

/**
 * Twins make five of a kind common and so a game calm: a wild one has more than three of them
 * seldom, and few of its dearest symbols.
 */
function wildnessOf({ volatility }: GameSpec): Wildness {
  return volatility === 'high'
    ? {
        rarer: [9, 14],
        stops: [42, 52],
        steep: [0.25, 0.45],
        multipliers: [2, 2, 3],
        wildMultipliers: [1, 2, 2],
      }
    : {
        rarer: [5, 9],
        stops: [34, 42],
        steep: [0.1, 0.3],
        multipliers: [1, 1, 2],
        wildMultipliers: [1, 1, 2],
      }
}

interface Wildness {
  /** How many times rarer each further twin is. */
  readonly rarer: readonly [number, number]
  readonly stops: readonly [number, number]
  /** How much more of a strip its cheapest symbols take. */
  readonly steep: readonly [number, number]
  readonly multipliers: readonly number[]
  readonly wildMultipliers: readonly number[]
}

/** What the weights of all choices come to, so that their odds read well. */
const totalWeight = 1000

/** Every place for so many twins or more; each one more makes them so many times as rare. */
function twinsFrom(least: number, rarer: number, chance: Chance): TwinsChoice[] {
  const choices = Array.from({ length: reels - least + 1 }, (_, more) => {
    const places = reels - least - more + 1
    return Array.from({ length: places }, (_, first) => {
      const weight = chance.between(0.7, 1.3) / rarer ** more / places
      return { first, reels: least + more, weight }
    })
  }).flat()
  const whole = choices.reduce((sum, { weight }) => sum + weight, 0)
  const rounded = choices.map((choice) => ({
    ...choice,
    weight: Math.max(1, Math.round((choice.weight / whole) * totalWeight)),
  }))
  const over = rounded.reduce((sum, { weight }) => sum + weight, -totalWeight)
  return rounded.map((choice, place) =>
    place === 0 ? { ...choice, weight: choice.weight - over } : choice,
  )
}

/** One wild on each of the three middle reels, and a scatter where it stands. */
function makeStrips(
  keys: { readonly wild: string; readonly scatter: string; readonly paying: readonly string[] },
  scattered: readonly number[],
  { stops, steep }: Wildness,
  chance: Chance,
): Strips {
  const steepness = chance.between(...steep)
  return Array.from({ length: reels }, (_, reel) => {
    const special = [
      ...(reel >= 1 && reel <= 3 ? [keys.wild] : []),
      ...(scattered.includes(reel) ? [keys.scatter] : []),
    ]
    const length = chance.whole(...stops)
    const others = risingCounts(keys.paying, length - special.length, steepness, chance)
    const counts = new Map([...special.map((key): [string, number] => [key, 1]), ...others])
    return spacedStrip({ counts, apart: new Map() }, chance)
  })
}
