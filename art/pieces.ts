import type { grains } from './grain.ts'
import type { Metal, MetalName } from './metals.ts'
import type { ShapeName } from './shapes.ts'

/** One piece of a body that is made of several. Lengths are in units of its square of 512. */
export type Piece = {
  readonly shape: ShapeName
  /** A metal by its name, or matter of its own as data. */
  readonly metal: MetalName | Metal
  readonly bevel?: number
  readonly depth?: number
  readonly camber?: number
  /** Width of the dark that parts it from what lies below. */
  readonly edge?: number
  readonly grain?: keyof typeof grains
}
