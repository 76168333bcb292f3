import type { Rng } from '../random/rng.ts'
import { roulette } from '../tables/roulette/machine.ts'
import type { TableDefinition } from './table-games.ts'

/** The outcome that everybody at a live table shares, whatever they bet, as plain JSON. */
type SharedDraw = { readonly number: number }

/** Draws it from a round's seed as the game itself does. Throws for a game that shares none. */
export function sharedDraw(definition: TableDefinition, rng: Rng): SharedDraw {
  if (definition.kind !== 'roulette') throw new Error(`${definition.id} shares no draw`)
  return { number: roulette.start(definition.rules, [], rng).number }
}
