import { required } from '@nordlys/core'
import { type TableFacts, tableFacts } from '@nordlys/game-math'
import tiles from './generated/table-tiles.json' with { type: 'json' }
import type { ListedGame } from './listed-game.ts'

/** A game at a table as lists show it, known without opening it. */
export interface ListedTable {
  readonly facts: TableFacts
  /** `2026-11-26`. */
  readonly releasedAt: string
  readonly tile: ListedGame['tile']
}

/**
 * The tables that are whole, from the mathematics to the screen, in the order of the lists. A table that
 * is not here is neither listed nor opened; what was begun at one is played to its end. [GAME-01]
 */
export const listedTables: readonly ListedTable[] = [
  table('roulette-europaeisk', '2026-11-26'),
  table('roulette-fransk', '2026-11-26'),
  table('blackjack', '2026-11-26'),
  table('blackjack-klassisk', '2026-11-26'),
  table('jacks-or-better', '2026-11-26'),
  table('bonus-poker', '2026-11-26'),
  table('double-bonus-poker', '2026-11-26'),
  table('deuces-wild', '2026-11-26'),
  table('joker-poker', '2026-11-26'),
  table('punto-banco', '2026-11-26'),
  table('trekortspoker', '2026-11-26'),
  table('holdem-mod-huset', '2026-11-26'),
]

const byId = new Map(listedTables.map((listed) => [listed.facts.id, listed]))

export function findListedTable(gameId: string): ListedTable | undefined {
  return byId.get(gameId)
}

export function isListedTable(gameId: string): boolean {
  return byId.has(gameId)
}

function table(id: string, releasedAt: string): ListedTable {
  const facts = tableFacts.find((each) => each.id === id)
  const tile = tiles.find((each) => each.id === id)
  return {
    facts: required(facts, `facts of ${id}`),
    releasedAt,
    tile: required(tile, `a tile of ${id}: npm run games:shelve`),
  }
}
