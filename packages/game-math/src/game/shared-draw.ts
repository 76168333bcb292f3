import type { Rng } from '../random/rng.ts'
import { type PuntoBancoState, puntoBanco } from '../tables/punto-banco/machine.ts'
import { type RouletteState, roulette } from '../tables/roulette/machine.ts'
import { type SharedLine, sharedLine } from '../tables/shared-blackjack/draw.ts'
import type { TableDefinition } from './table-games.ts'

/** The outcome that all at a live table share, whatever they bet, as plain JSON: a number, or cards. */
type SharedDraw = RouletteState | PuntoBancoState | SharedLine

/** Draws it from a round's seed as the game itself does. Throws for a game that shares none. */
export function sharedDraw(definition: TableDefinition, rng: Rng): SharedDraw {
  switch (definition.kind) {
    case 'roulette':
      return roulette.start(definition.rules, [], rng)
    case 'punto-banco':
      return puntoBanco.start(definition.rules, [], rng)
    case 'shared-blackjack':
      return sharedLine(definition.rules, rng)
    default:
      throw new Error(`${definition.id} shares no draw`)
  }
}
