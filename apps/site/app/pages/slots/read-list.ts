import type { CatalogueGame } from '@nordlys/contracts'
import { type Facets, facetsOf } from '../../ground/finding/facets.ts'
import { type Finding, forEachFilter, readFinding } from '../../ground/finding/filters.ts'
import { type ListName, listNames } from '../../ground/finding/list-names.ts'
import { findGames, gamesOfList, type Play } from '../../ground/finding/lists.ts'
import { mechanicOf } from '../../ground/finding/mechanic-of.ts'
import { readGames } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { readPlay } from '../../parts/game-tile/read-play.ts'
import type { SpinsLeft } from '../../parts/game-tile/shelf-context.ts'
import { type TileGame, tileGame } from '../../parts/game-tile/tile-game.ts'

/** More than these are not worth their bytes in the document. */
const tilesOfPage = 60

/** A page of a list as it is shown, with what may be chosen in it. */
export interface ShownList {
  readonly finding: Finding
  readonly tiles: readonly TileGame[]
  /** How many were found of how many the list has. */
  readonly foundCount: number
  readonly listCount: number
  /** How many there are without the filters: what was typed stays. */
  readonly unfilteredCount: number
  readonly pageCount: number
  readonly facets: Facets
  /** How the values of filters are called, where the catalogue knows it. */
  readonly names: Readonly<Record<string, string>>
  /** How many games each list has. */
  readonly counts: Readonly<Partial<Record<ListName, number>>>
  readonly favourites: readonly string[]
  readonly spins: SpinsLeft
}

/** Undefined without an answer of the game server. */
export async function readList(
  scope: RequestScope,
  list: ListName,
  parameters: URLSearchParams,
): Promise<ShownList | undefined> {
  const [games, play] = await Promise.all([readGames(scope), readPlay(scope)])
  if (!games) return undefined
  const at = scope.clock.now()
  const ofList = gamesOfList(list, games, play, at)
  const asked = known(readFinding(parameters), games)
  const { searched, found } = findGames(list, ofList, games, asked, play)
  const pageCount = Math.max(1, Math.ceil(found.length / tilesOfPage))
  const page = Math.min(asked.page, pageCount)
  const tiles = found.slice((page - 1) * tilesOfPage, page * tilesOfPage)
  return {
    finding: { ...asked, page },
    tiles: tiles.map((game) => tileGame(game, at)),
    foundCount: found.length,
    listCount: ofList.length,
    unfilteredCount: searched.length,
    pageCount,
    facets: facetsOf(searched, asked),
    names: namesIn(games),
    counts: countsOf(games, play, at),
    favourites: play.favourites,
    spins: play.spins,
  }
}

/** Without values that no game has: an old address still shows what there is. */
function known(finding: Finding, games: readonly CatalogueGame[]): Finding {
  const facets = facetsOf(games, finding)
  const chosen = forEachFilter((name) =>
    finding.chosen[name].filter((value) => facets[name].some((option) => option.value === value)),
  )
  return { ...finding, chosen }
}

function namesIn(games: readonly CatalogueGame[]): Record<string, string> {
  const names: Record<string, string> = {}
  for (const game of games) {
    const mechanic = mechanicOf(game)
    names[`mekanik ${mechanic.id}`] = mechanic.name
    if (game.family !== 'slot') continue
    const { theme, features, jackpot } = game
    names[`tema ${theme.slug}`] = theme.name
    for (const { id, name } of features) names[`funktion ${id}`] = name
    if (jackpot) names[`jackpot ${jackpot.key}`] = jackpot.name
  }
  return names
}

function countsOf(
  games: readonly CatalogueGame[],
  play: Play,
  at: Date,
): Partial<Record<ListName, number>> {
  const counts = listNames.map((list) => [list, gamesOfList(list, games, play, at).length])
  return Object.fromEntries(counts)
}
