import type { MetalName } from './metals.ts'
import type { Piece } from './pieces.ts'
import type { Scenery } from './scenery.ts'
import type { ShapeName } from './shapes.ts'

/** What kind of picture a tile is; a row of games mixes them. */
type PictureKind = 'scene' | 'silhouette' | 'figure' | 'still life' | 'light' | 'emblem'

/** One tile without its title. Everything is data: the same composition is the same picture. */
export type Composition = {
  readonly kind: PictureKind
  readonly scenery: Scenery
  /** A body that stands in the scene and takes its light. */
  readonly subject?: ShapeName
  /** A body of metal before the scene. */
  readonly emblem?: Emblem
  /** A thing painted by itself that stands in the scene. */
  readonly standing?: Standing
}

/** A thing's scenery without its table, and its place as a subject has it. */
export type Standing = {
  readonly scenery: Scenery
  readonly place: Place
  /** How much of a shadow it throws under itself, 0 to 1. */
  readonly shadow: number
}

export type Emblem = Body & {
  /** Colour of the light that lies round it. */
  readonly glow: string
}

/** A body of one metal, or of pieces, the first lowest. */
export type Body =
  | { readonly shape: ShapeName; readonly metal: MetalName }
  | { readonly pieces: readonly Piece[] }

/** A symbol of the reels: a body, a stone, a still life, or a letter. */
export type ReelSymbol =
  | (Body & { readonly glow?: string })
  | { readonly scenery: Scenery }
  | { readonly letter: string; readonly metal: MetalName }

/** The place of a subject: x and y of its middle, y from -1 at the foot to 1; half its size. */
export type Place = readonly [x: number, y: number, size: number]

export function scene(scenery: Scenery): Composition {
  return { kind: 'scene', scenery }
}

export function glowing(scenery: Scenery): Composition {
  return { kind: 'light', scenery }
}

export function still(scenery: Scenery): Composition {
  return { kind: 'still life', scenery }
}

/** A thing that stands in a place instead of on a table. */
export function standing(
  thing: Scenery,
  place: Place,
  scenery: Scenery,
  shadow = 0.8,
): Composition {
  const values = { ...thing.values, table: 0 }
  return { kind: 'still life', scenery, standing: { scenery: { ...thing, values }, place, shadow } }
}

export function silhouette(subject: ShapeName, place: Place, scenery: Scenery): Composition {
  return { kind: 'silhouette', scenery: placed(scenery, place), subject }
}

export function figure(subject: ShapeName, place: Place, scenery: Scenery): Composition {
  return { kind: 'figure', scenery: placed(scenery, place), subject }
}

export function emblem(
  shape: ShapeName,
  metal: MetalName,
  glow: string,
  scenery: Scenery,
): Composition {
  return { kind: 'emblem', scenery, emblem: { shape, metal, glow } }
}

/** An emblem of pieces of different matter. */
export function wrought(pieces: readonly Piece[], glow: string, scenery: Scenery): Composition {
  return { kind: 'emblem', scenery, emblem: { pieces, glow } }
}

function placed(scenery: Scenery, place: Place): Scenery {
  return { ...scenery, values: { ...scenery.values, subjectPlace: [...place, 1] } }
}

/** All that the art of one theme is made from. */
export type ThemeArt = {
  readonly slug: string
  readonly lettering: {
    readonly face: 'cinzel' | 'classic' | 'marcellus' | 'metamorphous' | 'limelight' | 'playfair'
    readonly metal: MetalName
    readonly casing: MetalName
    readonly capitals: boolean
  }
  /** The twelve tiles, in the order of the theme's titles. */
  readonly tiles: readonly Composition[]
  /** What lies behind the reels. */
  readonly background: Scenery
  readonly frame: FrameRecipe
  /** The reels' symbols by the keys the catalogue names them by. */
  readonly symbols: Readonly<Record<string, ReelSymbol>>
}

/** The frame round the reels: a moulding of one metal, another inside it, and its corners. */
export type FrameRecipe = {
  readonly outer: MetalName
  readonly inner: MetalName
  readonly corner: 'round' | 'square' | 'cut'
  readonly ornament: 'rivets' | 'studs' | 'beads' | 'plain'
}
