import ownGames from './generated/own-games.json' with { type: 'json' }
import { addressProblem } from './web-address.ts'

/** The books' name for our own tables, whose rounds stand beside those of outside suppliers. */
export const ownTables = 'nordlys-tables'

/** A game supplier: the name and secret it signs with, and where it tells of its rounds. */
export interface SupplierParty {
  name: string
  secret: string
  games: string[]
  url: string
}

const shape = 'is not a list like [{"name":"…","secret":"…","games":["…"],"url":"https://…"}]'

/** The suppliers that a JSON text lists, or what is wrong with it as the end of a sentence. */
export function suppliersIn(text: string): { suppliers: SupplierParty[]; problem?: string } {
  const suppliers = listIn(text)
  if (!suppliers) return { suppliers: [], problem: shape }
  const problem = [
    ...twice(suppliers.map(({ name }) => name)).map((name) => `has two suppliers named ${name}`),
    ...twice(suppliers.flatMap(({ games }) => games)).map(
      (game) => `gives the game ${game} twice; a game is one supplier's`,
    ),
    ...suppliers.flatMap(({ name, games }) => [
      ...(name === ownTables ? [`names a supplier ${ownTables}, as our own tables are`] : []),
      ...games
        .filter((game) => ownGames.includes(game))
        .map((game) => `gives ${name} the game ${game}, which is ours`),
    ]),
    ...suppliers.flatMap(({ name, url }) => {
      const wrong = addressProblem(url)
      return wrong ? [`has an url of ${name} that ${wrong}`] : []
    }),
  ].join(', and ')
  return problem === '' ? { suppliers } : { suppliers, problem }
}

function listIn(text: string): SupplierParty[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(isSupplier) ? list : undefined
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return undefined
  }
}

function twice(all: readonly string[]): string[] {
  return [...new Set(all.filter((each, place) => all.indexOf(each) !== place))]
}

function isSupplier(value: unknown): value is SupplierParty {
  if (typeof value !== 'object' || value === null) return false
  const { name, secret, games, url } = value as Readonly<Record<string, unknown>>
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string' && each !== '')
  const isName = typeof name === 'string' && /^[a-z0-9-]{1,40}$/.test(name)
  return isName && areTexts([secret, url]) && areTexts(games) && URL.canParse(String(url))
}
