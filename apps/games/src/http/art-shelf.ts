import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GameDefinition, themes } from '@nordlys/game-math'
import type { GameArt } from '../../protocol/opened-game.ts'
import { hasPicture, paletteOf, pictureOf, themeOf } from './theme-art.ts'

/** The games' pictures, each folder under a name that changes with its content. */
export interface ArtShelf {
  /** A game's own pictures, else those of its theme. */
  artOf(game: GameDefinition): GameArt
  /** Whether every symbol that no letter can stand for is painted: only then a game is offered. */
  isPainted(game: GameDefinition): boolean
  /** Whether the version in an asked address is the present one. */
  isPresent(folder: string, version: string): boolean
}

/** Where the pictures lie: a folder for each game with art of its own, and one a theme. */
export const artFolder = new URL('../../public/art/', import.meta.url)

interface Folder {
  readonly version: string
  /** What its sheet of symbols holds. */
  readonly pictures: ReadonlySet<string>
}

export async function openArtShelf(games: readonly GameDefinition[]): Promise<ArtShelf> {
  const folders = new Map<string, Folder>()
  const names = [...games.map(({ id }) => id), ...themes.map(({ slug }) => `themes/${slug}`)]
  for (const name of names) {
    const folder = await openFolder(name)
    if (folder) folders.set(name, folder)
  }
  return {
    artOf: (game) => artIn(folders, game),
    isPainted(game) {
      const { pictures } = artIn(folders, game)
      return game.symbols.every((symbol, index) => pictures[index] || !hasPicture(symbol))
    },
    isPresent: (name, version) => folders.get(name)?.version === version,
  }
}

function artIn(folders: ReadonlyMap<string, Folder>, game: GameDefinition): GameArt {
  const palette = paletteOf(game)
  const inTheme = `themes/${themeOf(game)}`
  const name = folders.has(game.id) ? game.id : inTheme
  const folder = folders.get(name)
  if (!folder) {
    return { kind: 'drawn', folder: '', pictures: game.symbols.map(() => null), palette }
  }
  return {
    kind: name === inTheme ? 'theme' : 'own',
    folder: `/art/${folder.version}/${name}/`,
    pictures: game.symbols.map((symbol) => pictureOf(game, symbol, folder.pictures) ?? null),
    palette,
  }
}

async function openFolder(name: string): Promise<Folder | undefined> {
  const folder = new URL(`${name}/`, artFolder)
  if (!existsSync(new URL('symbols.json', folder))) return undefined
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
