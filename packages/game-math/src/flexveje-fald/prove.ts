import { rounded } from '../prove/figures.ts'
import { toNumber } from '../prove/fraction.ts'
import type { TablePar } from '../prove/par.ts'
import { listedShare, proveTable } from '../prove/table-proof.ts'
import { tableRng } from '../random/table-rng.ts'
import { compile } from './compile.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import { playListed } from './engine.ts'
import { listedFreeSpins } from './play-coins.ts'

/** All listed rounds are added up, and some of them played again by the engine. [PROOF-01] */
export function proveFlexvejeFald(definition: FlexvejeFaldDefinition): TablePar {
  const game = compile(definition)
  const par = proveTable(definition, game.list(), (rng) => playListed(game, rng))
  const { table } = definition
  const featured = listedShare(table, game.list(), (round) =>
    listedFreeSpins(game, tableRng(table.key, round)) > 0 ? 1n : 0n,
  )
  if (featured.numerator === 0n) return par
  return { ...par, roundsPerFeature: rounded(1 / toNumber(featured), 4) }
}
