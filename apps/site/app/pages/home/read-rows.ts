import type { CatalogueGame } from '@nordlys/contracts'
import { dayMs, hourMs } from '@nordlys/core'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { readPlay } from '../../parts/game-tile/read-play.ts'
import { type SerializedTiles, serializeTiles, tileGame } from '../../parts/game-tile/tile-game.ts'
import { type HomeRow, type HomeRowName, ownRows, sharedRows } from './home-rows.ts'
import { type ThemeDoor, themeDoors } from './theme-doors.ts'

export interface ShownRow {
  name: HomeRowName
  games: SerializedTiles
}

/** The rows of games. Without the game server undefined: the page says so. */
export function readRows(scope: RequestScope) {
  return orElse(scope, undefined, async () => {
    const [games, play] = await Promise.all([scope.games.catalogue(), readPlay(scope)])
    const at = scope.clock.now()
    const shared = forEverybody(games, play.popular, at)
    return {
      rows: [...shown(ownRows(games, play, at), at), ...shared.rows],
      themes: shared.themes,
      favourites: play.favourites,
      spins: play.spins,
      games,
    }
  })
}

interface ForEverybody {
  rows: readonly ShownRow[]
  themes: readonly ThemeDoor[]
}

/** With what it depends on beside the catalogue. */
const worked = new WeakMap<readonly CatalogueGame[], ForEverybody & { of: string }>()

/** Sorting the whole catalogue at each player's visit would cost more than all else on the page. */
function forEverybody(
  games: readonly CatalogueGame[],
  popular: readonly string[],
  at: Date,
): ForEverybody {
  const of = `${Math.floor(at.getTime() / hourMs)} ${popular.join(' ')}`
  const before = worked.get(games)
  if (before?.of === of) return before
  const themes = themeDoors(games, Math.floor(at.getTime() / dayMs))
  const made = { of, rows: shown(sharedRows(games, popular, at), at), themes }
  worked.set(games, made)
  return made
}

function shown(rows: readonly HomeRow[], at: Date): readonly ShownRow[] {
  return rows.map(({ name, games }) => ({
    name,
    games: serializeTiles(games.map((game) => tileGame(game, at))),
  }))
}
