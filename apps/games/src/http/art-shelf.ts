import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameArt } from '../../protocol/opened-game.ts'
import type { PublishedGame } from '../catalogue/index.ts'
import { moodOf, pictureOf } from './theme-art.ts'

type Shown = Pick<PublishedGame, 'listed' | 'definition'>

/** The games' pictures, each folder under a name that changes with its content. */
export interface ArtShelf {
  /** A game's own pictures, else those of its theme. */
  artOf(game: Shown): GameArt
  /** Whether the version in an asked address is the present one. */
  isPresent(folder: string, version: string): boolean
}

/** Where the pictures lie: a folder for each game with art of its own, and one a theme. */
export const artFolder = new URL('../../public/art/', import.meta.url)

interface Folder {
  readonly version: string
  /** The names in its sheet of symbols. */
  readonly pictures: ReadonlySet<string>
}

/** `names` are folders below `artFolder`. */
export async function openArtShelf(names: readonly string[]): Promise<ArtShelf> {
  const folders = new Map<string, Folder>()
  for (const name of new Set(names)) folders.set(name, await openFolder(name))
  return {
    artOf({ listed, definition }) {
      const name = listed.artFolder
      const { symbols } = definition
      const mood = moodOf(listed.theme)
      const folder = folders.get(name)
      // A version from long ago may have had pictures that are no longer here.
      if (!folder) {
        return { kind: 'drawn', folder: '', pictures: symbols.map(() => null), ...mood }
      }
      const { version, pictures } = folder
      return {
        kind: name === listed.id ? 'own' : 'theme',
        folder: `/art/${version}/${name}/`,
        pictures: symbols.map((symbol) => pictureOf(listed.theme, symbol, pictures) ?? null),
        ...mood,
      }
    },
    isPresent: (name, version) => folders.get(name)?.version === version,
  }
}

async function openFolder(name: string): Promise<Folder> {
  const folder = new URL(`${name}/`, artFolder)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(await readFile(path))
  const sheet: { frames: Record<string, unknown> } = JSON.parse(
    await readFile(new URL('symbols.json', folder), 'utf8'),
  )
  return {
    version: hash.digest('hex').slice(0, 12),
    pictures: new Set(Object.keys(sheet.frames)),
  }
}
