import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/ways/compile'
import type { NumberedWilds, WaysDefinition } from '@nordlys/game-math/mechanics/ways/definition'
import { gridsOf } from '@nordlys/game-math/mechanics/ways/prove'
import type { Chance } from '../shared/chance.ts'
import { countedFigures } from '../shared/free-spin-share.ts'
import { fives } from '../shared/ladder.ts'
import type { Draft, GameSpec, Generator } from '../shared/spec.ts'
import type { WaysSize } from './size.ts'
import { waysDraft } from './ways-draft.ts'
import { waysCounts, waysStructure } from './ways-structure.ts'
import { numberedStyles } from './wild-sets.ts'

/** Games of ways on five reels with free spins, of one size. */
export function waysGenerator(size: WaysSize): Generator {
  return {
    id: size.id,
    mechanic: 'ways',
    edition: size.edition,
    volatilities: size.volatilities,
    hitRate: size.hitRate,
    draft: (spec, chance) => draftWays(size, spec, chance),
    structure(definition) {
      invariant(definition.mechanic === 'ways', `${definition.id} has no ways`)
      const { symbols, strips, freeSpins, caps, wilds } = definition
      return [
        symbols.length,
        strips.base.map((strip) => strip.length),
        strips.free.map((strip) => strip.length),
        freeSpins.spinsByScatters,
        freeSpins.multipliers,
        caps.maxFreeSpins,
        ...(wilds ? [numbersByReel(definition, wilds)] : []),
      ]
    },
  }
}

/** The numbers of the wilds on each reel, in both kinds of spin. */
function numbersByReel({ strips }: WaysDefinition, { multipliers }: NumberedWilds): number[][] {
  return [...strips.base, ...strips.free].map((strip) =>
    strip.flatMap((key) => multipliers[key] ?? []).sort((a, b) => a - b),
  )
}

function draftWays(size: WaysSize, spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = waysStructure(size, spec, chance)
  const ladder = size.hasNumbers ? numberedStyles[spec.volatility].coins : fives
  const game = compile(definition)
  const draft = waysDraft({ definition, game, counts: waysCounts, ladder, byCount: 1 }, chance)
  return (
    draft && {
      ...draft,
      figures(finished) {
        invariant(finished.mechanic === 'ways', `${finished.id} has no ways`)
        return countedFigures(compile(finished), finished.coinsPerBet, gridsOf(finished))
      },
    }
  )
}
