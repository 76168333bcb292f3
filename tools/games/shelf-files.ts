import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Membership } from './memberships.ts'
import type { ShelfLine, TableTile } from './shelf.ts'

export const shelfPath = join(root, 'apps/games/src/catalogue/generated/shelf.json')
export const tableTilesPath = join(root, 'apps/games/src/catalogue/generated/table-tiles.json')
/** What no supplier may name as a game of its own. */
export const ownGamesPath = join(root, 'packages/core/src/settings/generated/own-games.json')
export const membershipsPath = join(
  root,
  'packages/game-math/src/jackpot/generated/memberships.json',
)

export async function readShelf(): Promise<ShelfLine[]> {
  return read(shelfPath)
}

export async function readTableTiles(): Promise<TableTile[]> {
  return read(tableTilesPath)
}

export async function readMemberships(): Promise<Membership[]> {
  return read(membershipsPath)
}

export async function readOwnGames(): Promise<string[]> {
  return read(ownGamesPath)
}

/** Nothing was written before the first time. */
async function read<T>(path: string): Promise<T[]> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : []
}
