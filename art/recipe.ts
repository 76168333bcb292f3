import type { Darkroom } from './darkroom.ts'

/** Baked files by their path from the root of the repository. */
type Baked = ReadonlyMap<string, Buffer>

/** One thing to bake: its input is `spec` and every module that `source` leads to. */
export type Recipe = {
  /** The module that holds the recipe, as a `file:` URL. */
  readonly source: string
  /** What varies without a change of code; must survive JSON. */
  readonly spec: unknown
  /** Every file the recipe bakes. */
  readonly paths: readonly string[]
  readonly bake: (darkroom: Darkroom) => Promise<Baked>
}
