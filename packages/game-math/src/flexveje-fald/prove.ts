import { perBet, percent, rounded } from '../prove/figures.ts'
import { toNumber } from '../prove/fraction.ts'
import type { TablePar } from '../prove/par.ts'
import { listedShare, proveTable } from '../prove/table-proof.ts'
import { tableRng } from '../random/table-rng.ts'
import { compile } from './compile.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import { playListed } from './engine.ts'
import { listedParts } from './play-coins.ts'

/** All listed rounds are added up, and some of them played again by the engine. [PROOF-01] */
export function proveFlexvejeFald(definition: FlexvejeFaldDefinition): TablePar {
  const game = compile(definition)
  const list = game.listed.list()
  const par = proveTable(definition, list, (rng) => playListed(game, rng))
  const { table } = definition
  const parts = Array.from({ length: table.rounds }, (_, round) =>
    listedParts(game, tableRng(table.key, round)),
  )
  const featured = listedShare(table, list, (round) =>
    (parts[round]?.freeSpins ?? 0) > 0 ? 1n : 0n,
  )
  if (featured.numerator === 0n) return par
  const ofBase = listedShare(table, list, (round) => BigInt(parts[round]?.baseCoins ?? 0))
  const basePercent = percent(perBet(definition, ofBase))
  return {
    ...par,
    roundsPerFeature: rounded(1 / toNumber(featured), 4),
    rtpParts: { basePercent, freeSpinsPercent: rounded(par.rtpPercent - basePercent, 4) },
  }
}
