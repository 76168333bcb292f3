import { invariant, required } from '@nordlys/core'
import type { Strips } from '@nordlys/game-math/base/definition-base'
import { windowAt } from '@nordlys/game-math/base/reel-grid'
import { expectedByKind } from '@nordlys/game-math/mechanics/chain/chain-forwards'
import { freeSpinsChain } from '@nordlys/game-math/mechanics/chain/free-spins-chain'
import type { SpinChain } from '@nordlys/game-math/mechanics/chain/spin-chain'
import { compile, gridOf, plainKind } from '@nordlys/game-math/mechanics/saga-book/compile'
import type { SagaBookDefinition, Special } from '@nordlys/game-math/mechanics/saga-book/definition'
import { tailsOf } from '@nordlys/game-math/prove/scatter-tails'
import { lineSet } from '../lines/line-sets.ts'
import { scatterPays } from '../lines/lines-structure.ts'
import type { Chance } from '../shared/chance.ts'
import { fives } from '../shared/ladder.ts'
import { mostWinBets } from '../shared/most-win.ts'
import { openCapBets, openDefinition } from '../shared/open-definition.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, GameSpec, Generator, Paytable } from '../shared/spec.ts'
import { risingCounts, spacedStrip } from '../shared/strips.ts'
import { chooseSymbols, symbolOf } from '../shared/symbols.ts'
import { chainDraft, tallies } from './chain-draft.ts'

const lineCounts = [3, 4, 5]
const [reels, rows, lines, coinsPerBet] = [5, 3, 10, 10]
/** No theme has it: the client draws it. */
const book = { key: 'sagnbog', name: 'Sagnbog' }

export const sagaBookGenerator: Generator = {
  id: 'saga-book',
  mechanic: 'saga-book',
  edition: 1,
  volatilities: ['medium', 'high', 'very-high'],
  hitRate: { least: 0.1, most: 0.35 },
  draft,
  structure(definition) {
    invariant(definition.mechanic === 'saga-book', `${definition.id} has no saga book`)
    const { symbols, strips, lines: ofGame, specials, freeSpins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      ofGame,
      specials.map(({ weight }) => weight),
      freeSpins.spinsByScatters,
      freeSpins.multiplier,
      caps.maxFreeSpins,
    ]
  },
}

function draft(spec: GameSpec, chance: Chance): Draft {
  const definition = structureOf(spec, chance)
  const { strips, symbols } = definition
  const base = plainKind(definition, strips.base)
  const free = plainKind(definition, strips.free)
  const chain = freeSpinsChain(definition, { base, free })
  const open = {
    definition,
    chain,
    pays: gridOf(definition).pays,
    tunable: symbols.map((_, index) => index).slice(1),
    counts: lineCounts,
    followsWins: false,
    ladder: fives,
    chainOf(finished: SagaBookDefinition) {
      invariant(finished.mechanic === 'saga-book', `${finished.id} has no saga book`)
      return compile(finished).chain
    },
  }
  const ofLines = chainDraft(open, chance)
  const terms = fillTerms(definition, chain)
  // Steep over the symbols and less so over the counts: five full reels in every free spin are not
  // to be worth more than the largest win a game may have.
  const slopes = { symbols: symbols.length - 1, counts: lineCounts, bySymbol: 0.46, byCount: 0.75 }
  return {
    ...ofLines,
    shape: geometricShape(slopes, chance),
    finish: (table) =>
      roughMaximum(definition, table) > mostWinBets[spec.volatility]
        ? undefined
        : ofLines.finish(table),
    mean: (table) => ofLines.mean(table) + filledSum(terms, table, 1),
    deviation: (table) => Math.hypot(ofLines.deviation(table), filledSum(terms, table, 2) ** 0.5),
  }
}

/**
 * In bets, roughly: five full reels of the dearest symbol in every free spin there can be, and a line
 * of it besides. It saves the proof of games that would be too large.
 */
function roughMaximum({ freeSpins, caps }: SagaBookDefinition, table: Paytable): number {
  const ofSpin = ((table[0]?.at(-1) ?? 0) * (lines + 1) * freeSpins.multiplier) / coinsPerBet
  return ofSpin * caps.maxFreeSpins
}

/** How often in a round, on average, a special fills so many reels: a place in the paytable. */
interface FillTerm {
  readonly row: number
  readonly column: number
  readonly expected: number
}

/** How often free spins come does not depend on the special, so their chain needs none. */
function fillTerms(definition: SagaBookDefinition, chain: SpinChain): FillTerm[] {
  const { specials, symbols, strips } = definition
  const moments = chain.kinds.map(({ variants: [only] }) =>
    tallies(required(only, 'a kind of spin'), false),
  )
  const [, freeSpins = 0] = expectedByKind(chain, moments)
  const total = specials.reduce((sum, { weight }) => sum + weight, 0)
  return specials.flatMap(({ symbol, weight }) => {
    const shown = strips.free.map((strip) =>
      strip.map((_, stop) => (windowAt(strip, stop, rows).includes(symbol) ? 1 : 0)),
    )
    const [grids = []] = tailsOf(shown)
    const cycle = grids.reduce((sum, each) => sum + each, 0)
    const row = symbols.findIndex(({ key }) => key === symbol) - 1
    return lineCounts.map((count, column) => {
      const chance = (weight / total) * ((grids[count] ?? 0) / cycle)
      return { row, column, expected: freeSpins * chance }
    })
  })
}

function filledSum(terms: readonly FillTerm[], table: Paytable, power: number): number {
  return terms.reduce((sum, { row, column, expected }) => {
    return sum + expected * ((table[row]?.[column] ?? 0) * lines) ** power
  }, 0)
}

function structureOf(spec: GameSpec, chance: Chance): SagaBookDefinition {
  const paying = chooseSymbols(spec, chance.whole(8, 10), chance)
  const open = Object.fromEntries(lineCounts.map((count) => [count, 1]))
  const keys = paying.map(({ key }) => key)
  const three = chance.whole(5, 8)
  const more = chance.pick([0, 0, 1, 2])
  const most = three + 2 * more
  const isWildest = spec.volatility === 'very-high'
  return {
    ...openDefinition(spec),
    mechanic: 'saga-book',
    coinsPerBet,
    reels,
    rows,
    symbols: [
      symbolOf(book, 'book', scatterPays({ reels, coinsPerBet }, chance)),
      ...paying.map((symbol) => symbolOf(symbol, 'pay', open)),
    ],
    lines: lineSet(reels, rows, lines, chance),
    strips: {
      base: makeStrips(keys, chance, [0.08, 0.2]),
      free: makeStrips(keys, chance, [0, 0.05]),
    },
    specials: specialsOf(keys, chance),
    freeSpins: {
      spinsByScatters: { '3': three, '4': three + more, '5': most },
      multiplier: chance.pick(isWildest ? [1] : [1, 1, 1, 2]),
    },
    caps: {
      maxWinBets: openCapBets,
      maxFreeSpins: most + chance.pick(isWildest ? [0, 1] : [0, 2, 3]),
    },
  }
}

/** Any paying symbol: all alike, or the cheap ones oftener than the dear. */
function specialsOf(keys: readonly string[], chance: Chance): Special[] {
  const rise = chance.pick([0, 0, 1, 2])
  const first = rise === 0 ? 1 : chance.whole(2, 5)
  return keys.map((symbol, rank) => ({ symbol, weight: first + rise * rank }))
}

function makeStrips(
  keys: readonly string[],
  chance: Chance,
  steepness: readonly [number, number],
): Strips {
  const steep = chance.between(...steepness)
  return Array.from({ length: reels }, () => {
    const length = chance.whole(26, 32)
    const counts = new Map([[book.key, 1], ...risingCounts(keys, length - 1, steep, chance)])
    return spacedStrip({ counts, apart: new Map([[book.key, rows]]) }, chance)
  })
}
