import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { AnyFreeSpins } from '../../features/free-spins.ts'

/** Wins on fixed lines from the left, and free spins on strips of their own. */
export interface LinesDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'lines'
  /** The row each line crosses on each reel, 0 at the top. Lines are read from the left. */
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly freeSpins: AnyFreeSpins
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

export type Lines = readonly (readonly number[])[]

/** Lines are read from the left and from the right. What says nothing is read from the left. */
export type LineDirection = 'both'
