import { invariant } from '@nordlys/core'
import { checkDefinition } from '../slot/check-definition.ts'
import type { GameDefinition } from '../slot/definition.ts'
import vikingernesGuld from './vikingernes-guld.json' with { type: 'json' }

/** Every game of our own studio. A definition that fails its check stops the program. */
export const games: readonly GameDefinition[] = [publishable(vikingernesGuld)]

function publishable(value: unknown): GameDefinition {
  const checked = checkDefinition(value)
  invariant(checked.ok, `a game that cannot be published: ${checked.ok || checked.problems}`)
  return checked.definition
}
