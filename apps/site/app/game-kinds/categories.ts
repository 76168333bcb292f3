import type { CatalogueGame } from '@nordlys/contracts'
import type { Content } from '../request-scope.ts'

/** One list of table or live games, as an editor has configured it. [DATA-06] */
export interface GameCategory {
  /** The address of its page. */
  path: string
  name: string
  /** The mechanics of the catalogue whose games it shows. */
  mechanics: readonly string[]
}

export type CategorySet = 'BordspilCategory' | 'LiveCategories'

/** The first category of a set is the whole of it: it stands at the set's own address. */
export function categoriesOf(content: Content, set: CategorySet): readonly GameCategory[] {
  const item = content.configuration[set]
  return Array.isArray(item) ? item.flatMap(readCategory) : []
}

/** The games of a category, in the catalogue's order. */
export function gamesOf(
  games: readonly CatalogueGame[],
  { mechanics }: Pick<GameCategory, 'mechanics'>,
): CatalogueGame[] {
  return games.filter(({ mechanic }) => mechanics.includes(mechanic.id))
}

/** A slip in the back office leaves one category out, and no page down. */
function readCategory(item: unknown): GameCategory[] {
  if (typeof item !== 'object' || item === null) return []
  const { path, name, mechanics }: Partial<Record<string, unknown>> = { ...item }
  if (typeof path !== 'string' || typeof name !== 'string' || !Array.isArray(mechanics)) return []
  return [{ path, name, mechanics: mechanics.filter((each) => typeof each === 'string') }]
}
