import type { TablePar } from '../../prove/par.ts'
import { proveTable } from '../../prove/table-proof.ts'
import { compile } from './compile.ts'
import type { ClusterDefinition } from './definition.ts'
import { playListed } from './engine.ts'

/** All listed rounds are added up, and some of them played again by the engine. [PROOF-01] */
export function proveCluster(definition: ClusterDefinition): TablePar {
  const game = compile(definition)
  const list = game.listed.list()
  return proveTable(definition, list, (rng) => playListed(game, rng))
}
