import { invariant } from '@nordlys/core'
import { compile } from '@nordlys/game-math/mechanics/flexveje/compile'
import { waysMoments } from '@nordlys/game-math/mechanics/ways/moments'
import type { Chance } from '../shared/chance.ts'
import { freeSpinFigures } from '../shared/free-spin-share.ts'
import { everyCoin } from '../shared/ladder.ts'
import type { Band, Draft, GameSpec, Generator } from '../shared/spec.ts'
import { waysDraft } from '../ways/ways-draft.ts'
import { flexCounts, flexvejeStructure } from './structure.ts'

/** Games of ways on six reels that change their height, with free spins. */
export const flexvejeGenerator: Generator = {
  id: 'flexveje',
  mechanic: 'flexveje',
  edition: 1,
  volatilities: ['low', 'medium'],
  hitRate: { least: 0.25, most: 0.65 },
  draft: draftFlexveje,
  structure(definition) {
    invariant(definition.mechanic === 'flexveje', `${definition.id} has reels of one height`)
    const { symbols, strips, heights, freeSpins, caps } = definition
    return [
      symbols.length,
      strips.base.map((strip) => strip.length),
      strips.free.map((strip) => strip.length),
      heights.base,
      heights.free,
      freeSpins.spinsByScatters,
      freeSpins.multipliers,
      caps.maxFreeSpins,
    ]
  },
}

/** Of the return, what free spins give: a game that saves too little for them has to be steep. */
const freeShare: Band = { least: 0.2, most: 0.5 }

function draftFlexveje(spec: GameSpec, chance: Chance): Draft | undefined {
  const definition = flexvejeStructure(spec, chance)
  const structure = { definition, game: compile(definition), counts: flexCounts }
  const draft = waysDraft({ ...structure, ladder: everyCoin, byCount: 0.9 }, chance)
  if (!draft || draft.freeShare < freeShare.least || draft.freeShare > freeShare.most) {
    return undefined
  }
  return {
    ...draft,
    figures(finished) {
      invariant(finished.mechanic === 'flexveje', `${finished.id} has reels of one height`)
      const game = compile(finished)
      const moments = { base: waysMoments(game, game.base), free: waysMoments(game, game.free) }
      return freeSpinFigures(game, finished.coinsPerBet, moments)
    },
  }
}
