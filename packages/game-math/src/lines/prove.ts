import { proveFreeSpins } from '../prove/free-spins-proof.ts'
import type { Par } from '../prove/par.ts'
import { compile } from './compile.ts'
import { spinHistogram } from './cycle.ts'
import type { LinesDefinition } from './definition.ts'
import { pairMoments } from './pair-moments.ts'

/** A counts every grid of a cycle, B follows pairs of lines through a state machine. [PROOF-01] */
export function proveLines(definition: LinesDefinition): Par {
  const game = compile(definition)
  return proveFreeSpins(
    definition,
    game,
    { base: spinHistogram(game, game.base), free: spinHistogram(game, game.free) },
    { base: pairMoments(game, game.base), free: pairMoments(game, game.free) },
  )
}
