import type { WaysGame } from '@nordlys/game-math/mechanics/ways/compile'
import type { AnyWaysDefinition } from '@nordlys/game-math/mechanics/ways/definition'
import { waysTails } from '@nordlys/game-math/mechanics/ways/windows'
import type { Chance } from '../shared/chance.ts'
import { freeSpinShare, scatterMean } from '../shared/free-spin-share.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, Paytable } from '../shared/spec.ts'
import { withPays } from '../shared/tunable-pays.ts'
import { type WaysTerms, waysTerms } from './ways-terms.ts'

interface WaysStructure<D extends AnyWaysDefinition> {
  readonly definition: D
  readonly game: WaysGame
  /** Of reels in a row that pay. */
  readonly counts: readonly number[]
  readonly ladder: Draft['ladder']
  /** From one count to the next lower one, as an exponent of steepness. */
  readonly byCount: number
}

interface WaysDraft<D> extends Omit<Draft, 'figures' | 'finish'> {
  /** What part of the return free spins give with a paytable of middling steepness. */
  readonly freeShare: number
  finish(pays: Paytable): D
}

/** The draft of any game of ways but its figures; undefined when its free spins are poor. */
export function waysDraft<D extends AnyWaysDefinition>(
  { definition, game, counts, ladder, byCount }: WaysStructure<D>,
  chance: Chance,
): WaysDraft<D> | undefined {
  const { base, free } = game
  const terms = { base: waysTerms(game, base), free: waysTerms(game, free) }
  const grids = { base: waysTails(base)[0] ?? [], free: waysTails(free)[0] ?? [] }
  const scatters = {
    base: scatterMean(game.scatterPays, grids.base),
    free: scatterMean(game.scatterPays, grids.free),
  }
  const share = freeSpinShare(game, grids)
  if (share.multiplied > 8 || share.triggering < 1 / 400) return undefined
  const tunable = game.paying
  const meanOf = ({ ways }: WaysTerms, pays: Paytable) =>
    total(ways, pays, counts, (coins) => coins)
  const squareOf = ({ squares }: WaysTerms, pays: Paytable) =>
    total(squares, pays, counts, (coins) => coins * coins)
  const baseOf = (pays: Paytable) => meanOf(terms.base, pays) + scatters.base
  const freeOf = (pays: Paytable) => share.multiplied * (meanOf(terms.free, pays) + scatters.free)
  const shape = geometricShape({ symbols: tunable.length, counts, bySymbol: 0.24, byCount }, chance)
  const middling = shape(1)
  return {
    coinsPerBet: definition.coinsPerBet,
    ladder,
    shape,
    freeShare: freeOf(middling) / (baseOf(middling) + freeOf(middling)),
    mean: (pays) => baseOf(pays) + freeOf(pays),
    deviation(pays) {
      const feature = (share.multiplied / share.triggering) * meanOf(terms.free, pays)
      const square =
        squareOf(terms.base, pays) +
        share.multiplied * Math.max(...game.freeMultipliers) * squareOf(terms.free, pays) +
        share.triggering * feature ** 2
      return Math.sqrt(square)
    },
    finish: (pays) => withPays(definition, tunable, counts, pays),
  }
}

function total(
  terms: readonly (readonly number[])[],
  pays: Paytable,
  counts: readonly number[],
  value: (coins: number) => number,
): number {
  let sum = 0
  pays.forEach((row, rank) => {
    row.forEach((coins, column) => {
      sum += (terms[rank]?.[counts[column] ?? 0] ?? 0) * value(coins)
    })
  })
  return sum
}
