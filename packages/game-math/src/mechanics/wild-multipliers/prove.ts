import { type BothSpins, proveFreeSpins } from '../../prove/free-spins-proof.ts'
import type { FreeSpinsPar } from '../../prove/par.ts'
import type { SpinHistogram } from '../../prove/spin-moments.ts'
import { spinHistogram } from '../lines/cycle.ts'
import { pairMoments } from '../lines/pair-moments.ts'
import { compile } from './compile.ts'
import type { WildMultipliersDefinition } from './definition.ts'

/** A counts every grid of a cycle, B follows pairs of lines through a state machine. [PROOF-01] */
export function proveWildMultipliers(definition: WildMultipliersDefinition): FreeSpinsPar {
  const game = compile(definition)
  return proveFreeSpins(definition, game, gridsOf(definition), {
    base: pairMoments(game, game.base),
    free: pairMoments(game, game.free),
  })
}

/** Kept as long as the definition: who makes a game counts its grids before it is proven. */
const counted = new WeakMap<WildMultipliersDefinition, BothSpins<SpinHistogram>>()

/** Method A's counts of the grids of both kinds of spin. */
export function gridsOf(definition: WildMultipliersDefinition): BothSpins<SpinHistogram> {
  const known = counted.get(definition)
  if (known) return known
  const game = compile(definition)
  const grids = { base: spinHistogram(game, game.base), free: spinHistogram(game, game.free) }
  counted.set(definition, grids)
  return grids
}
