import { invariant } from '@nordlys/core'
import { checkDefinition } from '../slot/check-definition.ts'
import type { GameDefinition } from '../slot/definition.ts'
import denStoreVandring from './den-store-vandring.json' with { type: 'json' }
import idunsGyldneAebler from './iduns-gyldne-aebler.json' with { type: 'json' }
import krystalgrotten from './krystalgrotten.json' with { type: 'json' }
import soestjernefald from './soestjernefald.json' with { type: 'json' }
import vaskepanden from './vaskepanden.json' with { type: 'json' }
import vikingernesGuld from './vikingernes-guld.json' with { type: 'json' }

/** A game our studio has made, and why it is not offered yet, when it is not. */
export interface Release {
  readonly definition: GameDefinition
  readonly waitsFor?: string
}

const noScreen = 'the client shows spins on lines only, and there is no art'

const releases: readonly Release[] = [
  { definition: publishable(vikingernesGuld) },
  { definition: publishable(idunsGyldneAebler), waitsFor: noScreen },
  { definition: publishable(vaskepanden), waitsFor: noScreen },
  { definition: publishable(krystalgrotten), waitsFor: noScreen },
  { definition: publishable(denStoreVandring), waitsFor: noScreen },
  { definition: publishable(soestjernefald), waitsFor: noScreen },
]

/** Every game of our own studio, those not offered yet too. */
export const studioGames: readonly GameDefinition[] = releases.map(({ definition }) => definition)

/** The games that are offered. */
export const games = releases
  .filter(({ waitsFor }) => waitsFor === undefined)
  .map(({ definition }) => definition)
  .filter((definition) => definition.mechanic === 'lines')

/** A definition that fails its check stops the program. */
function publishable(value: unknown): GameDefinition {
  const checked = checkDefinition(value)
  invariant(checked.ok, `a game that cannot be published: ${checked.ok || checked.problems}`)
  return checked.definition
}
