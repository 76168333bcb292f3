import { invariant } from '@nordlys/core'
import { momentsOf } from '../../prove/spin-moments.ts'
import { compile } from '../../ways/compile.ts'
import { gridsOf } from '../../ways/prove.ts'
import type { Chance } from '../chance.ts'
import { freeSpinFigures } from '../free-spin-share.ts'
import { evens, fives } from '../ladder.ts'
import type { Band, Draft, GameSpec, Generator } from '../spec.ts'
import { waysDraft } from './ways-draft.ts'
import { waysCounts, waysStructure } from './ways-structure.ts'

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

function draftWays(size: WaysSize, spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = waysStructure(size, spec, chance)
  const ladder = size.paysInFives ? fives : evens
  const game = compile(definition)
  const draft = waysDraft({ definition, game, counts: waysCounts, ladder, byCount: 1 }, chance)
  return (
    draft && {
      ...draft,
      figures(finished) {
        invariant(finished.mechanic === 'ways', `${finished.id} has no ways`)
        const { base, free } = gridsOf(finished)
        const moments = { base: momentsOf(base), free: momentsOf(free) }
        return freeSpinFigures(compile(finished), finished.coinsPerBet, moments)
      },
    }
  )
}
