import { required } from '@nordlys/core'
import { liveFacts } from '@nordlys/game-math'
import tiles from './generated/table-tiles.json' with { type: 'json' }
import type { ListedTable } from './listed-tables.ts'

/**
 * The live tables that are whole, from the mathematics to the screen, in the order of the lists. One that is
 * not here is neither listed nor played. [GAME-03]
 */
export const listedLive: readonly ListedTable[] = [
  live('faelles-roulette', '2026-11-30'),
  live('faelles-roulette-hoej', '2026-11-30'),
  live('faelles-punto-banco', '2026-11-30'),
]

export function findListedLive(gameId: string): ListedTable | undefined {
  return listedLive.find(({ facts }) => facts.id === gameId)
}

function live(id: string, releasedAt: string): ListedTable {
  const facts = liveFacts.find((each) => each.id === id)
  const tile = tiles.find((each) => each.id === id)
  return {
    facts: required(facts, `facts of ${id}`),
    releasedAt,
    tile: required(tile, `a tile of ${id}: npm run games:shelve`),
  }
}
