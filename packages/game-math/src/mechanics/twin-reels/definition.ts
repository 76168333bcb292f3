import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { LinkedReels } from '../../base/linked-reels.ts'
import type { FreeSpinsDefinition } from '../../features/free-spins.ts'
import type { Lines } from '../lines/definition.ts'

/** Lines, free spins, and neighbouring reels that stop as one, others for each spin. */
export interface TwinReelsDefinition extends DefinitionBase<'pay' | 'wild' | 'scatter'> {
  readonly mechanic: 'twin-reels'
  readonly lines: Lines
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** Which reels are twins, drawn for each spin. */
  readonly twins: { readonly base: readonly TwinsChoice[]; readonly free: readonly TwinsChoice[] }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly freeSpins: FreeSpinsDefinition
  readonly caps: { readonly maxWinBets: number; readonly maxFreeSpins: number }
}

export interface TwinsChoice extends LinkedReels {
  readonly weight: number
}
