import type { RouletteRules } from '../tables/roulette/rules.ts'
import { type TableDefinition, type TableGame, tableGameOf } from './table-games.ts'

const low: RouletteRules = {
  laPartage: false,
  minOre: 100,
  maxStraightOre: 5_000,
  maxEvenChanceOre: 50_000,
  maxTableOre: 100_000,
}
const high: RouletteRules = {
  laPartage: false,
  minOre: 1_000,
  maxStraightOre: 50_000,
  maxEvenChanceOre: 500_000,
  maxTableOre: 1_000_000,
}

const definitions: readonly TableDefinition[] = [
  named('faelles-roulette', 'Fælles Roulette', low),
  named('faelles-roulette-hoej', 'Fælles Roulette Høj', high),
]

/** The games of live tables, at which everybody plays the same round. [GAME-03] */
export function openLiveTables(): readonly TableGame[] {
  return definitions.map(tableGameOf)
}

function named(id: string, titleDa: string, rules: RouletteRules): TableDefinition {
  return { schema: 1, id, version: 1, titleDa, kind: 'roulette', rules }
}
