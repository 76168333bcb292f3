import type { CatalogueGame } from '@nordlys/contracts'
import { mechanicOf } from '../../ground/finding/mechanic-of.ts'
import type { Content } from '../../ground/scope/request-scope.ts'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'

/** One list of table or live games, as an editor has configured it. [DATA-06] */
export interface GameCategory {
  /** The address of its page. */
  path: string
  name: string
  /** The mechanics of the catalogue whose games it shows. */
  mechanics: readonly string[]
}

export type CategorySet = 'BordspilCategory' | 'LiveCategories'

/**
 * The first category of a set is the whole of it: it stands at the set's own address. Without the
 * configuration the specification's pages are there all the same. [ERR-05]
 */
export function categoriesOf(content: Content, set: CategorySet): readonly GameCategory[] {
  const item = content.configuration[set]
  if (item === undefined) return specified(content, set)
  return Array.isArray(item) ? item.flatMap(readCategory) : []
}

function specified({ translations }: Content, set: CategorySet): readonly GameCategory[] {
  const t = translator(pickTexts(translations, ['game_kinds']))
  const others = ['live-baccarat', 'live-poker', 'live-show']
  const choices = ['punto-banco', 'three-card', 'holdem']
  const tables = ['roulette', 'blackjack', 'video-poker', ...choices]
  const sets: Record<CategorySet, readonly (readonly [string, string, readonly string[]])[]> = {
    BordspilCategory: [
      ['/bordspil', t('game_kinds.table'), tables],
      ['/bordspil/roulette', t('game_kinds.table_roulette'), ['roulette']],
      ['/bordspil/blackjack', t('game_kinds.table_blackjack'), ['blackjack']],
      ['/bordspil/video-poker', t('game_kinds.table_video_poker'), ['video-poker']],
    ],
    LiveCategories: [
      ['/live-casino', t('game_kinds.live'), ['live-roulette', 'live-blackjack', ...others]],
      ['/live/live-roulette', t('game_kinds.live_roulette'), ['live-roulette']],
      ['/live/live-blackjack', t('game_kinds.live_blackjack'), ['live-blackjack']],
      ['/live/andre-live-spil', t('game_kinds.live_other'), others],
    ],
  }
  return sets[set].map(([path, name, mechanics]) => ({ path, name, mechanics }))
}

/** The games of a category, in the catalogue's order. */
export function gamesOf(
  games: readonly CatalogueGame[],
  { mechanics }: Pick<GameCategory, 'mechanics'>,
): CatalogueGame[] {
  return games.filter((game) => mechanics.includes(mechanicOf(game).id))
}

/** Games that stand together on a page of lists; `path` leads to the page that shows them alone. */
export interface KindShelf {
  readonly name: string
  readonly path: string | undefined
  readonly games: readonly CatalogueGame[]
}

/**
 * The shelves of a category's page: of a whole set one a category, and one of what is in none of them; of a
 * single category its own. A shelf without games is left out.
 */
export function shelvesOf(
  games: readonly CatalogueGame[],
  category: GameCategory,
  { categories, otherName }: { categories: readonly GameCategory[]; otherName: string },
): KindShelf[] {
  const [whole, ...kinds] = categories
  if (category.path !== whole?.path) {
    return filled([{ ...category, path: undefined, games: gamesOf(games, category) }])
  }
  const shelves = kinds.map((kind) => ({ ...kind, games: gamesOf(games, kind) }))
  const placed = new Set(shelves.flatMap((shelf) => shelf.games))
  const others = gamesOf(games, whole).filter((game) => !placed.has(game))
  return filled([...shelves, { name: otherName, path: undefined, games: others }])
}

function filled(shelves: readonly KindShelf[]): KindShelf[] {
  return shelves
    .filter((shelf) => shelf.games.length > 0)
    .map(({ name, path, games }) => ({ name, path, games }))
}

/** A slip in the back office leaves one category out, and no page down. */
function readCategory(item: unknown): GameCategory[] {
  if (typeof item !== 'object' || item === null) return []
  const { path, name, mechanics }: Partial<Record<string, unknown>> = { ...item }
  if (typeof path !== 'string' || typeof name !== 'string' || !Array.isArray(mechanics)) return []
  return [{ path, name, mechanics: mechanics.filter((each) => typeof each === 'string') }]
}
