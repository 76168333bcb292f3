import type { Easel } from './easel.ts'
import type { Recipe } from './recipe.ts'

/** A recipe that is painted at the easel. */
export type EaselRecipe = Omit<Recipe, 'bake'> & {
  readonly bake: (easel: Easel) => Promise<ReadonlyMap<string, Buffer>>
}
