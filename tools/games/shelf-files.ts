import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Membership } from './memberships.ts'
import type { ShelfLine, TableTile } from './shelf.ts'

export const shelfFile = fileOf<ShelfLine>('apps/games/src/catalogue/generated/shelf.json')
export const tilesFile = fileOf<TableTile>('apps/games/src/catalogue/generated/table-tiles.json')
/** What no supplier may name as a game of its own. */
export const ownGamesFile = fileOf<string>('packages/core/src/settings/generated/own-games.json')
export const membershipsFile = fileOf<Membership>(
  'packages/game-math/src/jackpot/generated/memberships.json',
)

function fileOf<T>(name: string) {
  const path = join(root, name)
  return {
    /** Nothing was written before the first time. */
    read: async (): Promise<T[]> =>
      existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [],
    write: (list: readonly T[]) => writeFile(path, printedList(list)),
  }
}

/** One of it a line, so that a change reads well. */
export function printedList(list: readonly unknown[]): string {
  return `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`
}
