import { proveFreeSpins } from '../prove/free-spins-proof.ts'
import type { FreeSpinsPar } from '../prove/par.ts'
import { compile } from './compile.ts'
import { countGrids } from './count-grids.ts'
import type { WaysDefinition } from './definition.ts'
import { waysMoments } from './moments.ts'

/** A counts every grid by what its stops show, B is a product over reels. [PROOF-01] */
export function proveWays(definition: WaysDefinition): FreeSpinsPar {
  const game = compile(definition)
  return proveFreeSpins(
    definition,
    game,
    { base: countGrids(game, game.base), free: countGrids(game, game.free) },
    { base: waysMoments(game, game.base), free: waysMoments(game, game.free) },
  )
}
