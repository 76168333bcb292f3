import { themes } from '@nordlys/game-catalogue/themes'
import type { ReelSymbol, ThemeArt } from '../composition.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { figures } from '../figures.ts'
import type { Face } from '../lettering-faces.ts'
import { themeArt } from '../themes/all.ts'
import { standingTile } from './standing-tile.ts'
import { themeScreen } from './theme-screen.ts'
import { themeSymbols } from './theme-symbols.ts'
import { themeTile } from './theme-tile.ts'

/** Every picture of the themes that are drawn: theme by theme. */
export function themeRecipes(): readonly EaselRecipe[] {
  return themeArt
    .map(withFigures)
    .flatMap(({ slug, tiles, symbols, background, frame, lettering }) => [
      ...tiles.map((composition, index) => {
        const game = themes.find((theme) => theme.slug === slug)?.games[index]
        if (!game) throw new Error(`The catalogue has no game ${index + 1} of ${slug}`)
        const tile = composition.standing ? standingTile : themeTile
        return tile(game, composition, lettering)
      }),
      themeSymbols({ slug, symbols, face: faceOfLetters(lettering.face) }),
      themeScreen(slug, background, frame),
    ])
}

/** Figures go into the recipes as drawings, so that a new one keys only the pictures it is in. */
function withFigures(art: ThemeArt): ThemeArt {
  const tiles = art.tiles.map(({ subject, emblem, ...rest }) => ({
    ...rest,
    ...(subject ? { subject: figures[subject] ?? subject } : {}),
    ...(emblem ? { emblem: drawn(emblem) } : {}),
  }))
  const symbols = Object.entries(art.symbols).map(([key, one]): [string, ReelSymbol] => [
    key,
    drawn(one),
  ])
  return { ...art, tiles, symbols: Object.fromEntries(symbols) }
}

function drawn<Drawn extends object>(body: Drawn): Drawn {
  if (!('shape' in body && typeof body.shape === 'string')) return body
  return { ...body, shape: figures[body.shape] ?? body.shape }
}

/** Cinzel's Q has a tail twice the width of the letter, which no cell of the reels holds. */
function faceOfLetters(face: Face): Face {
  return face === 'cinzel' || face === 'classic' ? 'playfair' : face
}
