import { type RouletteRules, sharedRoulette, sharedRouletteHigh } from '../tables/roulette/rules.ts'
import { type TableDefinition, type TableGame, tableGameOf } from './table-games.ts'

const definitions: readonly TableDefinition[] = [
  named('faelles-roulette', 'Fælles Roulette', sharedRoulette),
  named('faelles-roulette-hoej', 'Fælles Roulette Høj', sharedRouletteHigh),
]

/** The games of live tables, at which everybody plays the same round. [GAME-03] */
export function openLiveTables(): readonly TableGame[] {
  return definitions.map(tableGameOf)
}

function named(id: string, titleDa: string, rules: RouletteRules): TableDefinition {
  return { schema: 1, id, version: 1, titleDa, kind: 'roulette', rules }
}
