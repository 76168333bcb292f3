import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The games' pictures, each game's folder under a name that changes with its content. */
export interface ArtShelf {
  /** The address of a game's folder, with a slash at its end. */
  folderOf(gameId: string): string
  /** Whether the version in an asked address is the present one. */
  isPresent(gameId: string, version: string): boolean
}

/** Where the pictures lie, one folder a game. */
export const artFolder = new URL('../../public/art/', import.meta.url)

export async function openArtShelf(gameIds: readonly string[]): Promise<ArtShelf> {
  const versions = new Map<string, string>()
  for (const gameId of gameIds) versions.set(gameId, await versionOf(gameId))
  return {
    folderOf: (gameId) => `/art/${versions.get(gameId) ?? 'none'}/${gameId}/`,
    isPresent: (gameId, version) => versions.get(gameId) === version,
  }
}

async function versionOf(gameId: string): Promise<string> {
  const folder = new URL(`${gameId}/`, artFolder)
  if (!existsSync(folder)) return 'none'
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 12)
}
