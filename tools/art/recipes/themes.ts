import { themes } from '@nordlys/game-math/themes'
import type { EaselRecipe } from '../easel-recipe.ts'
import type { Face } from '../lettering-faces.ts'
import { themeArt } from '../themes/all.ts'
import { themeScreen } from './theme-screen.ts'
import { themeSymbols } from './theme-symbols.ts'
import { themeTile } from './theme-tile.ts'

/** Every picture of the themes that are drawn: theme by theme. */
export function themeRecipes(): readonly EaselRecipe[] {
  return themeArt.flatMap(({ slug, tiles, symbols, background, frame, lettering }) => [
    ...tiles.map((composition, index) => {
      const game = themes.find((theme) => theme.slug === slug)?.games[index]
      if (!game) throw new Error(`The catalogue has no game ${index + 1} of ${slug}`)
      return themeTile(game, composition, lettering)
    }),
    themeSymbols({ slug, symbols, face: faceOfLetters(lettering.face) }),
    themeScreen(slug, background, frame),
  ])
}

/** Cinzel's Q has a tail twice the width of the letter, which no cell of the reels holds. */
function faceOfLetters(face: Face): Face {
  return face === 'cinzel' || face === 'classic' ? 'playfair' : face
}
