import { puntoBancoRules } from '../tables/punto-banco/rules.ts'
import { type RouletteRules, sharedRoulette, sharedRouletteHigh } from '../tables/roulette/rules.ts'
import { sharedBlackjack } from '../tables/shared-blackjack/rules.ts'
import { type TableDefinition, type TableGame, tableGameOf } from './table-games.ts'

const definitions: readonly TableDefinition[] = [
  roulette('faelles-roulette', 'Fælles Roulette', sharedRoulette),
  roulette('faelles-roulette-hoej', 'Fælles Roulette Høj', sharedRouletteHigh),
  {
    ...{ schema: 1, id: 'faelles-punto-banco', version: 1, titleDa: 'Fælles Punto Banco' },
    ...{ kind: 'punto-banco', rules: puntoBancoRules },
  },
  {
    ...{ schema: 1, id: 'faelles-blackjack', version: 1, titleDa: 'Fælles Blackjack' },
    ...{ kind: 'shared-blackjack', rules: sharedBlackjack },
  },
]

/** The games of live tables, at which everybody plays the same round. [GAME-03] */
export function openLiveTables(): readonly TableGame[] {
  return definitions.map(tableGameOf)
}

function roulette(id: string, titleDa: string, rules: RouletteRules): TableDefinition {
  return { schema: 1, id, version: 1, titleDa, kind: 'roulette', rules }
}
