import type { Heights } from '../../features/heights.ts'
import type { AnyWaysDefinition } from '../ways/definition.ts'

/**
 * Ways on reels that change their height: each spin draws how many rows each reel shows, from two
 * to `rows`, and the ways are all heights multiplied.
 */
export interface FlexvejeDefinition extends AnyWaysDefinition {
  readonly mechanic: 'flexveje'
  readonly heights: { readonly base: Heights; readonly free: Heights }
}
