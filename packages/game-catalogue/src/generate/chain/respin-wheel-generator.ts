import { invariant, required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import { quickChainFigures } from '@nordlys/game-math/mechanics/chain/chain-proof'
import { compile } from '@nordlys/game-math/mechanics/respin-wheel/compile'
import type { RespinWheelDefinition } from '@nordlys/game-math/mechanics/respin-wheel/definition'
import { fillingSymbols } from '@nordlys/game-math/mechanics/respin-wheel/filled'
import { lineSet } from '../lines/line-sets.ts'
import type { Chance } from '../shared/chance.ts'
import { everyCoin } from '../shared/ladder.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, Paytable } from '../shared/spec.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { withPays } from '../shared/tunable-pays.ts'
import { likeRounds } from './respin-wheel-wins.ts'

const counts = [3]
const [reels, rows, lines, coinsPerBet] = [3, 3, 5, 5]

export const respinWheelGenerator: Generator = {
  id: 'respin-wheel',
  mechanic: 'respin-wheel',
  edition: 1,
  volatilities: ['low', 'medium', 'high'],
  hitRate: { least: 0.06, most: 0.3 },
  draft,
  structure(definition) {
    invariant(definition.mechanic === 'respin-wheel', `${definition.id} has no wheel`)
    const { symbols, strips, lines: ofGame, pairRespins, wheel } = definition
    return [
      symbols.map(({ kind }) => kind),
      strips.base.map((strip) => strip.length),
      fillingSymbols(symbols, strips.base, rows).length,
      ofGame,
      pairRespins,
      wheel.multipliers,
    ]
  },
}

function draft(spec: GameSpec, chance: Chance): Draft | undefined {
  const stacked = chance.whole(2, 4)
  const definition = structureOf(spec, stacked, chance)
  const { symbols, strips } = definition
  // Stacks that meet by chance let others fill a reel: such strips are drawn again.
  if (fillingSymbols(symbols, strips.base, rows).length !== stacked) return undefined
  const tunable = symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : []))
  const rounds = likeRounds(definition)
  const sumOver = (table: Paytable, power: number) =>
    rounds.reduce((total, round) => {
      const coins = tunable.reduce(
        (sum, symbol, row) => sum + (round.wins[symbol] ?? 0) * (table[row]?.[0] ?? 0),
        0,
      )
      return total + round.chance * coins ** power
    }, 0)
  return {
    coinsPerBet,
    ladder: everyCoin,
    shape: geometricShape({ symbols: tunable.length, counts, bySymbol: 0.5, byCount: 1 }, chance),
    mean: (table) => sumOver(table, 1),
    deviation: (table) => Math.sqrt(sumOver(table, 2) - sumOver(table, 1) ** 2),
    finish: (table) => withPays(definition, tunable, counts, table),
    figures(finished) {
      invariant(finished.mechanic === 'respin-wheel', `${finished.id} has no wheel`)
      return quickChainFigures(finished, compile(finished).chain)
    },
  }
}

function structureOf(spec: GameSpec, stacked: number, chance: Chance): RespinWheelDefinition {
  const hasWild = chance.pick([true, true, false])
  const chosen = chooseSymbols(spec, chance.whole(6, 8) + (hasWild ? 1 : 0), chance)
  const paying = hasWild ? chosen.slice(1) : chosen
  const wild = hasWild ? [required(chosen[0], 'a wild')] : []
  return {
    ...openDefinition(spec),
    mechanic: 'respin-wheel',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      ...wild.map((symbol) => symbolOf(symbol, 'wild')),
      ...paying.map((symbol) => symbolOf(symbol, 'pay', { '3': 1 })),
    ],
    lines: lineSet(reels, rows, lines, chance),
    strips: {
      base: makeStrips(
        { paying: paying.map(({ key }) => key), wild: wild[0]?.key },
        stacked,
        chance,
      ),
    },
    pairRespins: chance.pick([1, 1, 2, 3]),
    wheel: { multipliers: chance.pick(spec.volatility === 'low' ? calmWheels : wheels)(chance) },
    caps: { maxWinBets: openCapBets },
  }
}

/** The numbers of a wheel, its largest one between two of the smallest. */
type Wheel = (chance: Chance) => readonly number[]

const calmWheels: readonly Wheel[] = [
  spread([2, 2, 2, 2, 3, 3, 3, 5]),
  spread([2, 2, 2, 3, 3, 4]),
  spread([2, 2, 2, 2, 2, 3, 3, 3, 4, 6]),
]
const wheels: readonly Wheel[] = [
  spread([2, 2, 2, 3, 3, 4, 5, 10]),
  spread([2, 2, 2, 2, 3, 3, 3, 5, 5, 10]),
  spread([2, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 10]),
  spread([3, 3, 3, 4, 4, 5, 5, 8]),
  spread([2, 2, 2, 3, 3, 5, 7, 12]),
  ...calmWheels,
]

/** No number beside its like, as far as chance finds such an order in a few tries. */
function spread(numbers: readonly number[]): Wheel {
  return (chance) => {
    const orders = Array.from({ length: 40 }, () => chance.shuffled(numbers))
    const meetings = (order: readonly number[]) =>
      order.filter((each, place) => each === order[(place + 1) % order.length]).length
    return orders.reduce((best, order) => (meetings(order) < meetings(best) ? order : best))
  }
}

/** Every reel has a stack of each of some symbols, and the others one by one. */
function makeStrips(
  { paying, wild }: { readonly paying: readonly string[]; readonly wild: string | undefined },
  stacked: number,
  chance: Chance,
): Strips {
  // One of the dearest is among them, so that the wheel is worth waiting for.
  const dear = chance.pick(paying.slice(0, 2))
  const others = chance.shuffled(paying.filter((key) => key !== dear))
  const tall = new Set([dear, ...others.slice(0, stacked - 1)])
  const [least, most] = chance.pick([
    [3, 4],
    [3, 5],
    [4, 5],
  ] as const)
  return Array.from({ length: reels }, (_, reel) => {
    const blocks = paying.flatMap((key, rank) => {
      if (tall.has(key)) return [Array<string>(chance.whole(least, most)).fill(key)]
      const singles = chance.whole(1, 2 + Math.floor(rank / 2))
      return Array.from({ length: singles }, () => [key])
    })
    const wilds = wild === undefined || reel === 0 ? [] : [[wild]]
    return apart([...blocks, ...wilds], chance).flat()
  })
}

/** The blocks in chance order, none beside one of the same symbol where few swaps find such. */
function apart(
  blocks: readonly (readonly string[])[],
  chance: Chance,
): readonly (readonly string[])[] {
  const orders = Array.from({ length: 30 }, () => chance.shuffled(blocks))
  const meetings = (order: readonly (readonly string[])[]) =>
    order.filter((block, place) => block[0] === order[(place + 1) % order.length]?.[0]).length
  return orders.reduce((best, order) => (meetings(order) < meetings(best) ? order : best))
}
