import { invariant } from '@nordlys/core'
import { compile } from '../../ways/compile.ts'
import { gridsOf } from '../../ways/prove.ts'
import { waysTails } from '../../ways/windows.ts'
import type { Chance } from '../chance.ts'
import { freeSpinFigures, freeSpinShare, scatterMean } from '../free-spin-share.ts'
import { evens, fives } from '../ladder.ts'
import { geometricShape } from '../shape.ts'
import type { Band, Draft, GameSpec, Generator, Paytable } from '../spec.ts'
import { withPays } from '../tunable-pays.ts'
import { waysCounts, waysStructure } from './ways-structure.ts'
import { type WaysTerms, waysTerms } from './ways-terms.ts'

/** One size of the games of ways. */
export interface WaysSize {
  readonly id: string
  readonly rows: number
  /** Of a strip, from and to. */
  readonly stops: readonly [number, number]
  readonly paying: readonly [number, number]
  readonly paysInFives: boolean
  readonly volatilities: Generator['volatilities']
  readonly hitRate: Band
}

/** Games of ways on five reels with free spins, of one size. */
export function waysGenerator(size: WaysSize): Generator {
  return {
    id: size.id,
    mechanic: 'ways',
    edition: 1,
    volatilities: size.volatilities,
    hitRate: size.hitRate,
    draft: (spec, chance) => draftWays(size, spec, chance),
    structure(definition) {
      invariant(definition.mechanic === 'ways', `${definition.id} has no ways`)
      const { symbols, strips, freeSpins, caps } = definition
      return [
        symbols.length,
        strips.base.map((strip) => strip.length),
        strips.free.map((strip) => strip.length),
        freeSpins.spinsByScatters,
        freeSpins.multipliers,
        caps.maxFreeSpins,
      ]
    },
  }
}

/** Symbols before those that pay: the wild and the scatter. */
const before = 2

function draftWays(size: WaysSize, spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = waysStructure(size, spec, chance)
  const game = compile(definition)
  const { base, free } = game
  const terms = { base: waysTerms(game, base), free: waysTerms(game, free) }
  const grids = { base: waysTails(base)[0] ?? [], free: waysTails(free)[0] ?? [] }
  const scatters = {
    base: scatterMean(game.scatterPays, grids.base),
    free: scatterMean(game.scatterPays, grids.free),
  }
  const share = freeSpinShare(game, grids)
  if (share.multiplied > 8 || share.triggering < 1 / 400) return undefined
  const tunable = definition.symbols.map((_, index) => index).slice(before)
  return {
    coinsPerBet: definition.coinsPerBet,
    ladder: size.paysInFives ? fives : evens,
    shape: geometricShape(
      { symbols: tunable.length, counts: waysCounts, bySymbol: 0.24, byCount: 1 },
      chance,
    ),
    mean(pays) {
      const [ofBase, ofFree] = [meanOf(terms.base, pays), meanOf(terms.free, pays)]
      return ofBase + scatters.base + share.multiplied * (ofFree + scatters.free)
    },
    deviation(pays) {
      const feature = (share.multiplied / share.triggering) * meanOf(terms.free, pays)
      const square =
        squareOf(terms.base, pays) +
        share.multiplied * Math.max(...game.freeMultipliers) * squareOf(terms.free, pays) +
        share.triggering * feature ** 2
      return Math.sqrt(square)
    },
    finish: (pays) => withPays(definition, tunable, waysCounts, pays),
    figures(finished) {
      invariant(finished.mechanic === 'ways', `${finished.id} has no ways`)
      const made = compile(finished)
      return freeSpinFigures(made, made.coinsPerBet, gridsOf(finished))
    },
  }
}

function meanOf({ ways }: WaysTerms, pays: Paytable): number {
  return total(ways, pays, (coins) => coins)
}

function squareOf({ squares }: WaysTerms, pays: Paytable): number {
  return total(squares, pays, (coins) => coins * coins)
}

function total(
  terms: readonly (readonly number[])[],
  pays: Paytable,
  value: (coins: number) => number,
): number {
  let sum = 0
  pays.forEach((row, rank) => {
    row.forEach((coins, column) => {
      sum += (terms[rank + before]?.[waysCounts[column] ?? 0] ?? 0) * value(coins)
    })
  })
  return sum
}
