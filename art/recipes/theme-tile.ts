import sharp from 'sharp'
import type { Composition, ThemeArt } from '../composition.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { shaderSource } from '../shader-source.ts'
import { paintTile } from '../tile-picture.ts'

const folder = 'apps/site/public/art/games'
const cardBytes = 12_000

/** A game as its tile needs it: where it is filed and what stands on it. */
export type TileOf = { readonly slug: string; readonly title: string }

/** The tile of one game in two sizes: 360 × 480 for cards and half of that for dense rows. */
export function themeTile(
  game: TileOf,
  composition: Composition,
  lettering: ThemeArt['lettering'],
): EaselRecipe {
  const path = `${folder}/${game.slug}`
  return {
    source: import.meta.url,
    spec: { game, composition, lettering, shader: shaderSource(composition.scenery) },
    paths: ['', '@0.5x'].flatMap((size) => [`${path}${size}.avif`, `${path}${size}.webp`]),
    async bake(easel) {
      const picture = await paintTile(easel, composition, game.title, lettering)
      const half = await sharp(picture).resize(180, 240, { kernel: 'lanczos3' }).png().toBuffer()
      return new Map([
        [`${path}.avif`, await avifWithin(picture, cardBytes)],
        [`${path}.webp`, await sharp(picture).webp({ quality: 66, effort: 4 }).toBuffer()],
        [`${path}@0.5x.avif`, await avifWithin(half, cardBytes / 2)],
        [`${path}@0.5x.webp`, await sharp(half).webp({ quality: 66, effort: 4 }).toBuffer()],
      ])
    },
  }
}

/** The best AVIF of at most that many bytes. Rain and stars cost what calm water does not. */
async function avifWithin(picture: Buffer, bytesMax: number): Promise<Buffer> {
  for (const quality of [54, 46, 38, 30, 24, 18]) {
    const avif = await sharp(picture).avif({ quality, effort: 3 }).toBuffer()
    if (avif.length <= bytesMax) return avif
  }
  throw new Error('A tile does not fit into its bytes at any quality')
}
