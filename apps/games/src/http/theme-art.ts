import { type GameDefinition, type SymbolDefinition, type Theme, themes } from '@nordlys/game-math'
import type { ArtPalette } from '../../protocol/opened-game.ts'

/** Games that were made before the catalogue of themes name theirs in their own words. */
const themeByName: Readonly<Record<string, string>> = {
  vikings: 'vikinger',
  'nordic-gods': 'nordiske-guder',
  'gold-diggers': 'guldgravere',
  'crystal-mine': 'krystalminen',
}

/** The letters and numbers of playing cards: the client draws those a sheet does not hold. */
const cards: readonly string[] = ['a', 'k', 'q', 'j', 'ten', 'ti', 'ni']

/** The theme's address, as the art's folders are called. */
export function themeOf({ theme }: GameDefinition): string {
  return themeByName[theme] ?? theme
}

/** A night sky for a theme the catalogue does not know. */
const night: ArtPalette = {
  night: '#050912',
  shade: '#16264c',
  tone: '#8fb4e0',
  light: '#f0d890',
  accent: '#3be3a8',
}

export function paletteOf(game: GameDefinition): ArtPalette {
  return themeFor(game)?.palette ?? night
}

/** Whether a symbol is more than a playing card's letter, and must have been painted. */
export function hasPicture({ key }: SymbolDefinition): boolean {
  return !cards.includes(key)
}

/** A symbol's name in a sheet: its own, or that of the theme's symbol that is called the same. */
export function pictureOf(
  game: GameDefinition,
  { key, nameDa }: SymbolDefinition,
  painted: ReadonlySet<string>,
): string | undefined {
  const namesake = themeFor(game)?.symbols.find(({ name }) => name === nameDa)?.key
  return [key, namesake].find((name) => name !== undefined && painted.has(name))
}

function themeFor(game: GameDefinition): Theme | undefined {
  return themes.find(({ slug }) => slug === themeOf(game))
}
