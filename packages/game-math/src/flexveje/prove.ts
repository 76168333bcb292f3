import { bestRound } from '../prove/best-round.ts'
import { exactFigures } from '../prove/figures.ts'
import { proveMoments } from '../prove/free-spins-proof.ts'
import type { FreeSpinsPar } from '../prove/par.ts'
import { waysMoments } from '../ways/moments.ts'
import { bestSpins } from './best-spin.ts'
import { compile } from './compile.ts'
import type { FlexvejeDefinition } from './definition.ts'
import { momentsByHalves } from './halves.ts'

/**
 * A counts the grids of each half of the reels and joins them, B is a product over reels. The win
 * of a whole round has too many values for its distribution, so no odds are told but those of the
 * largest win, which is found by search. [PROOF-01]
 */
export function proveFlexveje(definition: FlexvejeDefinition): FreeSpinsPar {
  const game = compile(definition)
  const { base, free } = game
  const a = { base: momentsByHalves(game, base), free: momentsByHalves(game, free) }
  const b = { base: waysMoments(game, base), free: waysMoments(game, free) }
  const best = bestRound(game, bestSpins(game, base), bestSpins(game, free))
  return proveMoments(definition, game, { a, b }, (round) =>
    exactFigures(definition, definition.caps.maxWinBets, round, best),
  )
}
