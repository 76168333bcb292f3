import type { Composition, ThemeArt } from '../composition.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { shaderSource } from '../shader-source.ts'
import { withStanding } from '../standing.ts'
import { type TileOf, themeTile } from './theme-tile.ts'

/** The tile of a game with a thing that stands in its scene: that thing keys it as well. */
export function standingTile(
  game: TileOf,
  composition: Composition,
  lettering: ThemeArt['lettering'],
): EaselRecipe {
  const { standing } = composition
  if (!standing) throw new Error(`Nothing stands on the tile of ${game.slug}`)
  const tile = themeTile(game, composition, lettering)
  return {
    ...tile,
    source: import.meta.url,
    spec: { tile: tile.spec, shader: shaderSource(standing.scenery) },
    bake: (easel) => tile.bake(withStanding(easel, standing)),
  }
}
