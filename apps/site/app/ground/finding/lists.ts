import type { CatalogueGame } from '@nordlys/contracts'
import { after, dayMs } from '@nordlys/core'
import { isAmong } from './facets.ts'
import type { Finding, Sorting } from './filters.ts'
import { searchOf } from './game-search.ts'
import { gamesById } from './games-by-id.ts'
import type { ListName } from './list-names.ts'
import { slotsOf } from './slots-of.ts'

/** The play that the lists are made of, beside the catalogue. */
export interface Play {
  /** Most played first. [GAME-07] */
  readonly popular: readonly string[]
  /** The player's own, the latest first; empty for a visitor. */
  readonly favourites: readonly string[]
  readonly recent: readonly string[]
}

/** New is what came out within this time; never fewer than so many, as long as there are. */
const newMs = 90 * dayMs
const newGamesMin = 24
/** So long a tile says that its game is new. */
const newBadgeMs = 60 * dayMs

/**
 * The games of a list in its own order, before anything is filtered. The list of slots and that of the new
 * ones hold slots alone; what is searched, played, or marked may be a table.
 */
export function gamesOfList(
  list: ListName,
  games: readonly CatalogueGame[],
  play: Play,
  at: Date,
): readonly CatalogueGame[] {
  switch (list) {
    case 'nye-spil': {
      const newest = slotsOf(games).toSorted(byNewest)
      const count = newest.filter((game) => isOut(game, at, newMs)).length
      return newest.slice(0, Math.max(count, newGamesMin))
    }
    case 'bedste-spil':
      return named(games, play.popular)
    case 'mine-favoritter':
      return named(games, play.favourites)
    case 'senest-spillede':
      return named(games, play.recent)
    case 'alle-spil':
      return slotsOf(games)
    case 'soeg':
      return games
  }
}

/** The found games of a list, in the order it is shown in. */
export function findGames(
  list: ListName,
  ofList: readonly CatalogueGame[],
  catalogue: readonly CatalogueGame[],
  finding: Finding,
  play: Play,
): { readonly searched: readonly CatalogueGame[]; readonly found: readonly CatalogueGame[] } {
  const searched = finding.q === '' ? ofList : within(searchOf(catalogue).find(finding.q), ofList)
  const found = searched.filter((game) => isAmong(game, finding))
  const sorting = finding.sorting ?? (finding.q === '' ? ownSorting[list] : undefined)
  return { searched, found: sorting ? sorted(found, sorting, play) : found }
}

/** Lists without one stand in the order they come in. */
const ownSorting: Partial<Record<ListName, Sorting>> = {
  'alle-spil': 'mest-spillede',
  soeg: 'mest-spillede',
}

export function isNew(game: CatalogueGame, at: Date): boolean {
  return isOut(game, at, newBadgeMs)
}

function isOut({ releasedAt }: CatalogueGame, at: Date, withinMs: number): boolean {
  const out = new Date(`${releasedAt}T00:00:00Z`)
  return out <= at && out > after(at, -withinMs)
}

function sorted(
  games: readonly CatalogueGame[],
  sorting: Sorting,
  { popular }: Play,
): readonly CatalogueGame[] {
  const places = new Map(popular.map((gameId, place) => [gameId, place]))
  const placeOf = ({ gameId }: CatalogueGame) => places.get(gameId) ?? popular.length
  const orders: Record<Sorting, (a: CatalogueGame, b: CatalogueGame) => number> = {
    'mest-spillede': (a, b) => placeOf(a) - placeOf(b) || byNewest(a, b),
    nyeste: byNewest,
    navn: byTitle,
    rtp: (a, b) => b.returnToPlayer - a.returnToPlayer || byTitle(a, b),
  }
  return games.toSorted(orders[sorting])
}

function byNewest(a: CatalogueGame, b: CatalogueGame): number {
  return a.releasedAt === b.releasedAt ? byTitle(a, b) : a.releasedAt < b.releasedAt ? 1 : -1
}

const danish = new Intl.Collator('da')

function byTitle(a: CatalogueGame, b: CatalogueGame): number {
  return danish.compare(a.title, b.title)
}

/** The games of these names, in the names' order. */
function named(games: readonly CatalogueGame[], names: readonly string[]): CatalogueGame[] {
  const byId = gamesById(games)
  return names.flatMap((name) => byId.get(name) ?? [])
}

function within(
  ranked: readonly CatalogueGame[],
  games: readonly CatalogueGame[],
): CatalogueGame[] {
  const those = new Set(games)
  return ranked.filter((game) => those.has(game))
}
