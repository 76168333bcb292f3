import { required } from '@nordlys/core'
import { definitionHash } from '@nordlys/game-math/base/definition-hash'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import type { Par } from '@nordlys/game-math/prove/par'
import denStoreVandring from './den-store-vandring.proof.json' with { type: 'json' }
import idunsGyldneAebler from './iduns-gyldne-aebler.proof.json' with { type: 'json' }
import krystalgrotten from './krystalgrotten.proof.json' with { type: 'json' }
import soestjernefald from './soestjernefald.proof.json' with { type: 'json' }
import vaskepanden from './vaskepanden.proof.json' with { type: 'json' }
import vikingernesGuld from './vikingernes-guld.proof.json' with { type: 'json' }

const reports: readonly unknown[] = [
  vikingernesGuld,
  idunsGyldneAebler,
  vaskepanden,
  krystalgrotten,
  denStoreVandring,
  soestjernefald,
]

/**
 * The stored report of exactly this definition. Crashes when there is none: a game whose
 * definition was changed after its proof is not published. [PROOF-01]
 */
export function parOf(definition: GameDefinition): Par {
  const hash = definitionHash(definition)
  return required(
    reports.filter(isReport).find((report) => report.definitionHash === hash),
    `a proof of ${definition.id} v${definition.version}`,
  )
}

/** The reports are written by `prove-all.ts` alone and compared with a fresh proof in the tests. */
function isReport(report: unknown): report is Par {
  return typeof report === 'object' && report !== null && 'definitionHash' in report
}
