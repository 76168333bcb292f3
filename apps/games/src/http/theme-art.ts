import { required } from '@nordlys/core'
import { type Theme, themes } from '@nordlys/game-catalogue/themes'
import type { SymbolDefinition } from '@nordlys/game-math'
import type { ArtPalette } from '../../protocol/opened-game.ts'

/** The letters and numbers of playing cards: the client draws those a sheet does not hold. */
const cards: readonly string[] = ['a', 'k', 'q', 'j', 'ten', 'ti', 'ni']

/** The mood that all games of a theme share, painted or not. */
export function moodOf(theme: string): { palette: ArtPalette; sound: string } {
  const { palette, sound } = themeOf(theme)
  return { palette, sound }
}

/** No theme paints it: the client draws it in the theme's own colours. */
const book = 'sagnbog'

/** Whether a symbol is more than what the client draws by itself, and must have been painted. */
export function hasPicture({
  key,
  kind,
}: {
  readonly key: string
  readonly kind?: string
}): boolean {
  return !cards.includes(key) && key !== book && kind !== 'orb'
}

/** A symbol's name in a sheet: its own, or that of the theme's symbol that is called the same. */
export function pictureOf(
  theme: string,
  { key, nameDa }: SymbolDefinition,
  painted: ReadonlySet<string>,
): string | undefined {
  const namesake = themeOf(theme).symbols.find(({ name }) => name === nameDa)?.key
  return [key, namesake].find((name) => name !== undefined && painted.has(name))
}

function themeOf(slug: string): Theme {
  return required(
    themes.find((theme) => theme.slug === slug),
    `the theme ${slug}`,
  )
}
