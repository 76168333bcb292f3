import { type BothSpins, proveFreeSpins } from '../../prove/free-spins-proof.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import type { SpinHistogram } from '../../prove/spin-moments.ts'
import { compile } from './compile.ts'
import { countGrids } from './count-grids.ts'
import type { WaysDefinition } from './definition.ts'
import { waysMoments } from './moments.ts'

/** A counts every grid by what its stops show, B is a product over reels. [PROOF-01] */
export function proveWays(definition: WaysDefinition): FreeSpinsPar {
  const game = compile(definition)
  return proveFreeSpins(definition, game, gridsOf(definition), {
    base: waysMoments(game, game.base),
    free: waysMoments(game, game.free),
  })
}

/** Kept as long as the definition: who makes a game counts its grids before it is proven. */
const counted = new WeakMap<WaysDefinition, BothSpins<SpinHistogram>>()

/** Method A's counts of the grids of both kinds of spin. */
export function gridsOf(definition: WaysDefinition): BothSpins<SpinHistogram> {
  const known = counted.get(definition)
  if (known) return known
  const game = compile(definition)
  const grids = { base: countGrids(game, game.base), free: countGrids(game, game.free) }
  counted.set(definition, grids)
  return grids
}
