import { proveListedSpins } from '../../prove/listed-spins.ts'
import type { TablePar } from '../../prove/par.ts'
import { compile } from './compile.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import { playListed } from './engine.ts'
import { listedParts } from './play-coins.ts'

/** All listed rounds are added up, and some of them played again by the engine. [PROOF-01] */
export function proveFlexvejeFald(definition: FlexvejeFaldDefinition): TablePar {
  const game = compile(definition)
  return proveListedSpins(
    definition,
    game.listed,
    (rng) => playListed(game, rng),
    (rng) => listedParts(game, rng),
  )
}
