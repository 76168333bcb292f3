import { invariant } from '@nordlys/core'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import denStoreVandring from './den-store-vandring.json' with { type: 'json' }
import idunsGyldneAebler from './iduns-gyldne-aebler.json' with { type: 'json' }
import krystalgrotten from './krystalgrotten.json' with { type: 'json' }
import soestjernefald from './soestjernefald.json' with { type: 'json' }
import vaskepanden from './vaskepanden.json' with { type: 'json' }
import vikingernesGuld from './vikingernes-guld.json' with { type: 'json' }

/** Every game our studio has made by hand. Whether it is offered, its art decides. */
export const studioGames: readonly GameDefinition[] = [
  vikingernesGuld,
  idunsGyldneAebler,
  vaskepanden,
  krystalgrotten,
  denStoreVandring,
  soestjernefald,
].map(publishable)

/** Those that are won on lines and nothing else. */
export const lineGames = studioGames.filter((definition) => definition.mechanic === 'lines')

/** A definition that fails its check stops the program. */
function publishable(value: unknown): GameDefinition {
  const checked = checkDefinition(value)
  invariant(checked.ok, `a game that cannot be published: ${checked.ok || checked.problems}`)
  return checked.definition
}
