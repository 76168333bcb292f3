import { readManifest } from '../manifest.ts'
import type { Recipe } from '../recipe.ts'
import { backgrounds } from './backgrounds.ts'
import { credits } from './credits.ts'
import { hero } from './hero.ts'
import { icons } from './icons.ts'
import { placeholders } from './placeholders.ts'
import { shareCard } from './share-card.ts'
import { symbols } from './symbols.ts'
import { tableTiles } from './table-tile.ts'
import { tile } from './tile.ts'
import { title } from './title.ts'

const pictures: readonly Recipe[] = [symbols, title, tile, backgrounds, hero, icons, shareCard]

/** Every recipe that stands on its own, in the order they are baked. */
export const recipes: readonly Recipe[] = [...pictures, ...tableTiles, credits]

/** The recipe that looks at what the others have baked; ask for it when they are done. */
export function summaryRecipe(): Recipe {
  const manifest = readManifest()
  const paths = pictures
    .flatMap((recipe) => recipe.paths)
    .filter((path) => /\.(avif|jpg|webp)$/.test(path))
  return placeholders(
    paths.map((path) => ({ path, outputSha256: manifest[path]?.outputSha256 ?? '' })),
  )
}
