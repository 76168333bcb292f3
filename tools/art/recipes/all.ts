import type { Recipe } from '../recipe.ts'
import { backgrounds } from './backgrounds.ts'
import { symbols } from './symbols.ts'
import { tile } from './tile.ts'
import { title } from './title.ts'

/** Every recipe, in the order they are baked. */
export const recipes: readonly Recipe[] = [symbols, title, tile, backgrounds]
